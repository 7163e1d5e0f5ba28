import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'mencuci-batik-tanpa-takut-luntur',
	category: 'perawatan',
	title: words('Mencuci batik tanpa takut luntur', 'Washing batik without fear'),
	summary: words(
		'Lerak, air dingin, dan tempat teduh: cara lama yang ternyata paling aman untuk batik cap dan tulis.',
		'Soapnut, cold water and shade: the old way turns out to be the safest for stamped and drawn batik.',
	),
	html: written(
		`
		Batik tidak serapuh yang dibayangkan orang. Kain yang sama sudah direbus dua kali untuk meluruhkan malamnya sebelum sampai ke tanganmu. Yang membuatnya pudar biasanya bukan air, melainkan tiga hal: deterjen keras, gosokan, dan matahari siang.
		## Cucian pertama
		Rendam batik baru sepuluh menit di air dingin dengan sejumput garam, lalu bilas. Airnya akan berwarna, dan itu bukan tanda batik jelek: yang keluar adalah sisa zat warna yang tidak sempat mengikat serat. Ulangi sampai air bening, biasanya dua atau tiga kali. Selama itu, jangan dicampur baju lain.
		## Sabunnya
		Lerak masih juaranya. Pecahkan lima butir, remas di air hangat sampai berbusa, lalu dinginkan. Tidak menemukan lerak? Sampo bayi satu tutup botol sama lembutnya. Hindari deterjen bubuk dan pemutih, karena sifat basanya menggerogoti warna soga.
		## Caranya
		1. Rendam paling lama lima belas menit.
		2. Tekan-tekan dengan telapak. Jangan disikat, kecuali kerah, itu pun dengan sikat lembut.
		3. Bilas sampai tidak licin.
		4. Jangan diperas. Gulung dengan handuk, tekan, lalu gantung.
		## Menjemur dan menyetrika
		Jemur di tempat teduh yang berangin, bagian dalam menghadap luar. Setrika dengan panas sedang dari sisi dalam, dan lapisi kain tipis kalau batiknya bertabur prada.
		## Menyimpan
		Gantung kemeja, gulung kain panjang. Lipatan yang sama selama bertahun-tahun meninggalkan garis putih. Untuk mengusir ngengat, pakai merica atau akar wangi dalam kantong kecil, bukan kapur barus: uapnya membuat warna soga kusam.
		Dirawat begini, [kemeja kawung](/product/batik-kawung-pendopo) tidak hanya awet. Warna sogamu akan makin matang, dan lima tahun lagi lebih bagus daripada hari ini.
		Ragu batikmu cap, tulis, atau cetak? Perlakukan saja seperti tulis. Yang cetak tidak akan protes.
		`,
		`
		Batik isn't as fragile as people think. The same cloth was boiled twice to melt off the wax before it reached you. What fades it is seldom water but three other things: harsh detergent, rubbing and the midday sun.
		## The first wash
		Soak new batik for ten minutes in cold water with a pinch of salt, then rinse. The water will take on colour, and that is no sign of bad batik: what comes out is dye that never found a fibre to hold. Repeat until the water stays clear, usually two or three times. Until then, wash it alone.
		## The soap
		Soapnut is still the champion. Crack five, knead them in warm water until it foams, and let it cool. No soapnut? A capful of baby shampoo is just as gentle. Avoid washing powder and bleach; being alkaline, they gnaw at the brown of soga.
		## The way
		1. Soak for fifteen minutes at most.
		2. Press with your palms. Don't brush, except the collar, and softly even there.
		3. Rinse until it no longer feels slippery.
		4. Don't wring. Roll it in a towel, press, and hang.
		## Drying and ironing
		Dry it in an airy shade, inside out. Iron on medium from the inside, under a thin cloth if there is gold leaf on it.
		## Storing
		Hang shirts, roll long cloths. The same fold over many years leaves a white line. Against moths use peppercorns or vetiver root in a small bag rather than mothballs, whose vapour dulls the brown.
		Cared for like this, a [kawung shirt](/product/batik-kawung-pendopo) doesn't merely last. Its brown ripens, and five years from now it will look better than today.
		Not sure whether yours is stamped, drawn or printed? Treat it as drawn. A print won’t object.
		`,
	),
	author: 'Ratna Wulandari',
	daysOld: 4,
	picture: {
		scene: [
			art('sarong', '#7a4a2b', '#ecd9b0', 'kawung', 2),
			art('bottle', '#c9a36a', '#7d8f69'),
			art('shirt', '#7a4a2b', '#ecd9b0', 'kawung', 5),
		],
		background: '#f0e4d2',
		alt: words(
			'Kemeja dan kain batik kawung dengan sebotol sabun lerak',
			'A kawung batik shirt and cloth with a bottle of soapnut',
		),
	},
	products: ['batik-kawung-pendopo', 'batik-truntum-malam', 'kain-batik-kawung-dua-meter'],
}
