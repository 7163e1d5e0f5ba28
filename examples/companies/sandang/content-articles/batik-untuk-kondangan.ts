import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'batik-untuk-kondangan',
	category: 'padu-padan',
	title: words('Batik apa untuk kondangan?', 'Which batik for a wedding?'),
	summary: words(
		'Motif yang pantas, yang sebaiknya dihindari, dan cara berpakaian serasi tanpa jadi kembar.',
		'What is proper, what is better left at home, and how couples match without becoming twins.',
	),
	html: written(
		`
		Undangan datang, dan pertanyaannya selalu sama: pakai batik yang mana? Batik punya tata krama, tetapi tidak serumit yang ditakutkan. Berikut yang biasa kami jawab kepada pelanggan.
		## Motif yang selalu pantas
		**Truntum** adalah pilihan paling aman. Bintang-bintang kecilnya melambangkan cinta yang bersemi kembali, dan biasanya dipakai orang tua pengantin. Tamu boleh memakainya juga. [Truntum Malam](/product/batik-truntum-malam) kami gelap, jadi cocok untuk resepsi sore sampai malam.
		**Sekar jagad** dan motif pesisir yang berbunga-bunga juga disukai: meriah, mendoakan, tanpa pantangan.
		**Mega mendung** melambangkan kesabaran. Pas untuk undangan siang, apalagi yang berwarna biru.
		## Yang perlu dipikir dua kali
		Parang besar dahulu hanya untuk raja, dan di Yogyakarta serta Solo banyak orang percaya parang membawa pertengkaran bila dipakai di pernikahan. Di kota lain jarang yang mempersoalkan, tetapi kalau pengantinnya keluarga Jawa, simpan dulu paranganmu untuk hari Jumat.
		## Serasi, bukan kembar
		Pasangan tidak harus memakai kain yang sama. Pilih satu warna benang merah. Kalau ia memakai [gaun Sekar Jagad](/product/dress-batik-sekar) merah bata, kemeja [mega mendung](/product/batik-mega-mendung-trusmi) marun sudah cukup bercakap-cakap. Anak-anak boleh membawa warna yang lebih ceria.
		## Bawahan dan sepatu
		- Batik ramai butuh bawahan polos dan gelap.
		- Kemeja batik tidak dimasukkan ke celana, kecuali potongannya memang pendek.
		- Sepatu kulit cokelat hampir selalu cocok dengan soga; hitam cocok dengan dongker.
		## Soal panas
		Resepsi di gedung ber-AC boleh memakai lengan panjang. Untuk tenda di halaman, pilih katun tipis dan bawa saputangan. Tuan rumah lebih senang tamu yang betah daripada tamu yang resmi.
		Dan kalau undangannya menyebut warna, ikuti warnanya. Motif boleh milikmu, warna milik pengantin.
		`,
		`
		An invitation comes, and with it the same question: which batik? Batik has its manners, but they are less complicated than people fear. This is what we usually tell our customers.
		## Always proper
		**Truntum** is the safest. Its small stars stand for love that grows again, and the parents of the couple often wear it. Guests may too. Our [Truntum Night](/product/batik-truntum-malam) is dark, so it suits a reception from the afternoon on.
		**Sekar jagad** and the flowers of the north coast are welcome as well: cheerful, full of good wishes and free of taboos.
		**Mega mendung** stands for patience. Right for midday, the blue one above all.
		## Think twice
		Large parang once belonged to kings, and in Yogyakarta and Solo many believe that it brings quarrels to a wedding. Elsewhere few will mind, but if the family is Javanese, keep your parang for Friday.
		## A match, not twins
		Couples needn't wear the same cloth. Choose one colour as a thread between you. If she wears the brick-red [Sekar Jagad dress](/product/dress-batik-sekar), a maroon [mega mendung shirt](/product/batik-mega-mendung-trusmi) is conversation enough. Children may be brighter.
		## Below the waist
		- A busy batik wants something plain and dark underneath.
		- Batik shirts aren't tucked in, unless they are cut very short.
		- Brown leather goes with soga nearly always; black goes with navy.
		## About the heat
		In an air-conditioned hall, wear long sleeves. For a tent in the yard, choose thin cotton and bring a handkerchief. Hosts prefer guests who stay to guests who are formal.
		And if the invitation names a colour, follow it. The pattern is yours, the colour belongs to the couple.
		`,
	),
	author: 'Nadia Permata',
	daysOld: 61,
	picture: {
		scene: [
			art('dress', '#9c4a35', '#ecd9b0', 'floral', 4),
			art('sneakers', '#5c3a28', '#c9a36a'),
			art('shirt', '#23242b', '#c9b27a', 'truntum', 3),
		],
		background: '#efe3da',
		alt: words(
			'Gaun batik dan kemeja truntum untuk pesta',
			'A batik dress and a truntum shirt for a party',
		),
	},
	products: ['batik-truntum-malam', 'batik-mega-mendung-trusmi', 'dress-batik-sekar'],
}
