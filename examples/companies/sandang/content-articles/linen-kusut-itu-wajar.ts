import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'linen-kusut-itu-wajar',
	category: 'perawatan',
	title: words('Linen kusut itu wajar, asal kusutnya rapi', 'Linen creases. Let it, neatly'),
	summary: words(
		'Kenapa linen gampang kusut, dan cara menyetrikanya dalam lima menit selagi masih lembap.',
		'Why linen creases, and how to iron it in five minutes while it is still damp.',
	),
	html: written(
		`
		Setiap pekan ada yang bertanya, "Linennya asli, kan? Kok kusut?" Justru karena asli. Serat flaks tidak punya pegas seperti wol atau poliester: sekali ditekuk, ia ingat. Yang tidak kusut biasanya campuran poliester, dan campuran itu pula yang membuatnya gerah.
		## Berdamai dengan kerutnya
		Ada dua macam kusut. Kusut halus di siku dan punggung setelah dipakai, itu wajar dan malah membuat linen tampak santai. Yang mengganggu adalah garis tajam bekas lipatan atau peras. Garis itu bisa dicegah sejak mencuci.
		## Sejak dari mesin cuci
		- Isi mesin setengah saja. Linen butuh ruang.
		- Air dingin, putaran pengering paling pelan, 600 rpm atau kurang.
		- Keluarkan begitu selesai. Satu jam teronggok di tabung lebih buruk daripada seharian dipakai.
		- Kibaskan keras dua kali, tarik kerah dan manset, lalu gantung di hanger bahu lebar.
		## Setrika lima menit
		Waktu terbaik adalah saat kain masih lembap, kira-kira dua jam setelah dijemur di tempat teduh. Kalau sudah telanjur kering, semprot air, gulung sepuluh menit, baru setrika. Pakai panas tertinggi dengan uap. Urutannya kerah, manset, lengan, punggung, lalu depan. Untuk warna tua, setrika dari sisi dalam supaya tidak mengilap.
		## Di perjalanan
		Gulung, jangan dilipat. Sampai di hotel, gantung di kamar mandi selagi kamu mandi air panas; separuh kusutnya turun sendiri. Sisanya, anggap saja tanda bahwa kamu sedang libur.
		## Makin tua makin lembut
		Linen baru terasa agak kaku. Setelah sepuluh kali cuci seratnya mengembang dan kain jatuh lebih enak, dan itulah sebabnya [kemeja Teduh](/product/kemeja-linen-teduh) kami cuci dulu sebelum dikirim. Sisanya tugasmu: dipakai sesering mungkin.
		Dan kalau ada yang menegur kusutnya, jawab saja: ini bukti kainnya asli.
		`,
		`
		Every week somebody asks, "Is this real linen? It creases." That is because it is. Flax has no spring, unlike wool or polyester: bend it once and it remembers. What doesn't crease is usually blended with polyester, and the blend is also what makes it hot.
		## Making peace with it
		There are two kinds of creases. The soft ones at elbow and back after a day's wear are normal and make linen look at ease. The annoying ones are sharp lines from folding or wringing, and those can be prevented in the wash.
		## From the machine onwards
		- Fill the drum half way. Linen needs room.
		- Cold water and the slowest spin, 600 rpm or less.
		- Take it out at once. An hour in a heap is worse than a day on your back.
		- Shake it hard, twice, pull collar and cuffs straight, and hang it on a broad hanger.
		## Five minutes with an iron
		The best moment is while the cloth is still damp, about two hours into drying in the shade. Too late? Spray it, roll it up for ten minutes, then iron. Use the highest heat, with steam. Go from collar to cuffs, sleeves, back and front. Iron dark colours from the inside, or they will shine.
		## On the road
		Roll, don't fold. At the hotel, hang it in the bathroom while you take a hot shower; half the creases drop out by themselves. Take the rest as a sign that you are on holiday.
		## Softer with age
		New linen feels a little stiff. After ten washes the fibres open and the cloth falls better, which is why we wash the [Teduh shirt](/product/kemeja-linen-teduh) before we send it. The rest is your job: wear it as often as you can.
		And if somebody remarks on the creases, tell them it is proof of the cloth.
		`,
	),
	author: 'Galih Prakoso',
	daysOld: 19,
	picture: {
		scene: [
			art('trousers', '#efe7d8', '#8a7a5c'),
			art('tunic', '#c98d6b', '#efe7d8'),
			art('shirt', '#94a88c', '#2c5142'),
		],
		background: '#e4ebe0',
		alt: words(
			'Kemeja dan celana linen berwarna teduh',
			'Linen shirt and trousers in quiet colours',
		),
	},
	products: ['kemeja-linen-teduh', 'celana-kulot-teduh', 'celana-linen-pantai'],
}
