import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'ke-mana-perginya-perca',
	category: 'cerita-kain',
	title: words('Ke mana perginya perca kami', 'Where our remnants go'),
	summary: words(
		'Dari setiap seratus meter kain, dua belas meter jadi sisa. Ini yang kami lakukan dengannya.',
		'Of every hundred metres of cloth, twelve are left over. This is what we do with them.',
	),
	html: written(
		`
		Memotong baju mirip memotong kue dengan cetakan: selalu ada sisa di antaranya. Di pabrik besar, sisa itu 15 sampai 20 persen dan berakhir di tempat pembuangan. Di meja kami, tahun lalu, angkanya dua belas. Masih banyak, jadi mari jujur soal ke mana perginya.
		## Pertama, mengurangi
		Pola kami susun ulang setiap kali lebar kain berubah. Saku dan kerah dipotong dari lekuk lengan, bukan dari kain baru. Kalau satu model boros, kadang modelnya yang kami ubah: belahan samping [tunik](/product/tunik-batik-pesisir) dibuat lurus karena lengkung membuang tujuh sentimeter.
		## Kedua, memakai
		- Potongan selebar dua telapak menjadi [tote perca](/product/tote-batik-perca). Tidak ada dua yang sama, karena kami memakai apa yang ada minggu itu.
		- Potongan panjang menjadi bis leher, tali gantungan, dan lapisan dalam saku.
		- Batik yang lebih kecil dijahit menjadi kemeja anak. Motif [Mendung](/product/kemeja-batik-anak-mendung) lahir dari sana.
		- Remah yang tidak bisa dijahit lagi kami cacah menjadi isi bantal.
		## Ketiga, memberi
		Dua karung sebulan diambil kelompok ibu-ibu di Ciumbuleuit, yang mengubahnya menjadi keset dan sarung tangan dapur. Mereka menjualnya sendiri, dengan nama sendiri.
		## Yang masih gagal
		Sisa kain campuran poliester belum punya tujuan. Ia tidak enak dijahit ulang dan tidak bisa dikompos. Kami menyimpannya di gudang, sekarang 140 kilogram, sambil mencari pabrik yang mau mengolahnya menjadi benang lagi. Kalau kamu tahu satu, [tulis kepada kami](/contact).
		## Yang bisa kamu lakukan
		Jahit yang lepas, tambal yang bolong, dan kalau benar-benar selesai, bawa bajumu ke bengkel. Pakaian kami yang sudah lelah kami terima kembali, apa pun keadaannya, dan kami beri benang serta jarum sebagai gantinya.
		Angka tahun ini akan kami tulis lagi di sini.
		`,
		`
		Cutting clothes is like cutting biscuits: there is always something in between. In large factories that is 15 to 20 per cent, and it ends on a dump. On our table last year it was twelve. That is still a lot, so let us be honest about where it goes.
		## First, less of it
		We lay out the pattern anew each time the width of a cloth changes. Pockets and collars come from the curve of the sleeves, not from fresh cloth. When a style is wasteful, sometimes the style has to change: the slits of our [tunic](/product/tunik-batik-pesisir) are straight, because a curve costs seven centimetres.
		## Second, using it
		- Pieces as wide as two hands become [remnant totes](/product/tote-batik-perca). No two are alike, since we use what that week has left us.
		- Long pieces become neck binding, hanging loops and the lining of pockets.
		- Smaller batik is made into children's shirts. [Mendung](/product/kemeja-batik-anak-mendung) was born that way.
		- Crumbs that can't be sewn are shredded to fill cushions.
		## Third, giving
		Two sacks a month are collected by a group of women in Ciumbuleuit, who turn them into doormats and oven gloves. They sell them themselves, under their own name.
		## Where we still fail
		What is left of polyester blends has nowhere to go. It is no joy to sew again and can't be composted. It is in our store room, 140 kilograms by now, while we look for a mill that would spin it once more. If you know of one, [write to us](/contact).
		## What you can do
		Sew what comes loose, patch what wears through, and when it is truly over, bring it to the workshop. We take back our tired clothes in any state, and give needle and thread in exchange.
		We will write this year’s number here as well.
		`,
	),
	author: 'Galih Prakoso',
	daysOld: 95,
	picture: {
		scene: [
			art('tote', '#7a4a2b', '#ecd9b0', 'kawung', 2),
			art('tee', '#26364f', '#6f9fc4', 'mega-mendung', 4),
			art('tote', '#26364f', '#e6d3ad', 'parang', 5),
		],
		background: '#ebe5dc',
		alt: words('Tas tote dari perca batik', 'Totes made of batik remnants'),
	},
	products: ['tote-batik-perca', 'tunik-batik-pesisir', 'kemeja-batik-anak-mendung'],
}
