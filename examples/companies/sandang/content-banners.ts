import { written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedBannerText } from '../../content-shapes.ts'

export const bannerTexts: SeedBannerText[] = [
	{
		slug: 'koleksi-teduh',
		html: written(
			`
			Teduh adalah nama pohon asem di depan bengkel kami, tempat semua orang makan siang. Koleksi ini mencoba memindahkan rasanya ke badan: linen tipis, potongan longgar, warna yang tidak berebut perhatian.
			Kainnya 155 gram per meter persegi, ditenun jarang supaya angin bisa lewat, dan dicuci dulu sebelum dipotong. Jadi yang kamu terima sudah lembut, dan tidak menyusut lagi.
			Kemeja, kulot, dan celananya memakai celupan yang sama, sehingga bisa dipasangkan tanpa pikir panjang. Cuci dingin, jemur teduh, dan [biarkan kusut sedikit](/article/linen-kusut-itu-wajar).
			`,
			`
			Teduh, shade, is what we call the tamarind tree in front of our workshop, where everybody has lunch. This collection tries to carry the feeling over to your shoulders: thin linen, loose cuts, colours that don't compete.
			The cloth weighs 155 grams per square metre, is woven open enough for the wind, and is washed before it is cut. What you receive is soft already, and won't shrink.
			Shirt, culottes and trousers come from the same dye bath, so they go together without much thought. Wash cold, dry in the shade, and [let it crease a little](/article/linen-kusut-itu-wajar).
			`,
		),
		products: [
			'kemeja-linen-teduh',
			'celana-kulot-teduh',
			'celana-linen-pantai',
			'blus-pita-kenanga',
			'topi-ember-kebun',
			'sandal-tali-halaman',
		],
	},
	{
		slug: 'jumat-batik',
		html: written(
			`
			Jumat adalah hari batik, dan bukan alasan untuk memakai yang itu-itu lagi. Kami memotong ulang motif lama dengan pola yang kamu kenal dari kemeja biasa: bahu pas, lengan tidak kombor, panjang yang tidak perlu dimasukkan.
			Semuanya batik cap atau kombinasi tulis, dikerjakan di Laweyan dan Trusmi. Motifnya kami temukan di garis kancing, supaya kawung tetap bulat dan awan tidak terbelah.
			Belum hafal artinya? Baca [empat motif batik](/article/membaca-empat-motif-batik). Baru pertama mencuci? [Begini caranya](/article/mencuci-batik-tanpa-takut-luntur).
			`,
			`
			Friday is batik day, and no excuse for the same old shirt. We cut old patterns along lines you know from any good shirt: shoulders that fit, sleeves that don't flap, a length that needn't be tucked in.
			All of it is stamped, or stamped and drawn, in Laweyan and Trusmi. The patterns meet at the buttons, so that kawung stays round and clouds stay whole.
			Not sure what they mean? Read about [four patterns](/article/membaca-empat-motif-batik). Washing batik for the first time? [This is how](/article/mencuci-batik-tanpa-takut-luntur).
			`,
		),
		products: [
			'batik-kawung-pendopo',
			'batik-parang-lurus',
			'batik-mega-mendung-trusmi',
			'batik-truntum-malam',
			'dress-batik-sekar',
			'blus-batik-ceplok',
			'tunik-batik-pesisir',
			'kemeja-batik-anak-mendung',
		],
	},
	{
		slug: 'hijab-harian',
		html: written(
			`
			Kerudung harian harus lulus tiga ujian: tegak di dahi, tidak licin, dan tidak perlu dibetulkan di lampu merah. Voal Wening kami uji di atas motor dari Cimahi ke Dago, bolak-balik.
			Tahun ini ada lima warna baru yang diambil dari dapur: merah muda jambu, putih santan, hijau pandan, biru telang, dan cokelat susu. Harganya mulai Rp 69.000.
			Ingin lebih rapi lagi? Kuncinya di [lipatan pertama](/article/voal-tegak-seharian).
			`,
			`
			An everyday scarf has to pass three tests: it stands at the brow, it isn't slippery, and it doesn't need fixing at red lights. We tried Wening voile on a motorbike from Cimahi to Dago and back.
			This year brings five new colours from the kitchen: guava pink, coconut white, pandan green, pea-flower blue and milky brown. From Rp 69,000.
			Neater still? The secret is in [the first fold](/article/voal-tegak-seharian).
			`,
		),
		products: [
			'segi-empat-voal-wening',
			'segi-empat-motif-taman',
			'pashmina-ceruti-luruh',
			'pashmina-kaos-rebah',
			'khimar-jumbo-naung',
			'bros-kelopak-kawat',
		],
	},
	{
		slug: 'teman-jalan',
		html: written(
			`
			Tapak Jalan dibuat di Cibaduyut, dua puluh menit dari bengkel kami, oleh orang-orang yang menjahit sepatu sejak bapaknya. Kanvasnya 16 ons, kulitnya utuh, dan jahitan di titik beban kami gandakan.
			Tas dan sepatu ini tidak dibuat untuk tampak baru selamanya. Kanvas lilin akan bergaris, kulit akan menggelap di tempat yang sering kamu pegang. Itu bukan cacat, itu peta perjalananmu.
			Sol kets kami bisa diganti. Bawa atau kirim ke bengkel setelah aus, biayanya jauh di bawah harga sepatu baru.
			`,
			`
			Tapak Jalan is made in Cibaduyut, twenty minutes from our workshop, by people whose fathers sewed shoes before them. The canvas is 16 ounces, the leather full grain, and seams that carry weight are doubled.
			These bags and shoes weren't made to look new for ever. Waxed canvas will mark, leather will darken where you hold it. That isn't a fault but a map of where you have been.
			The soles of our trainers can be replaced. Bring or send them in when they are worn; it costs far less than a new pair.
			`,
		),
		products: [
			'ransel-kota-20l',
			'ransel-kanvas-kemping',
			'sneakers-kanvas-trotoar',
			'sneakers-kulit-kantor',
			'tas-selempang-stasiun',
			'topi-bisbol-lapangan',
			'tote-kanvas-pasar',
		],
	},
]
