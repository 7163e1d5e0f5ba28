import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'lumen-kelvin-dan-cri',
	category: 'cara-kerja',
	title: words('Lumen, kelvin, CRI: membaca kotak lampu', 'Lumen, kelvin, CRI: reading a lamp box'),
	summary: words(
		'Tiga angka yang lebih penting daripada watt, supaya meja belajar terang dan kamar tidur tidak seperti minimarket.',
		'Three numbers that matter more than watts, so that desks are bright and bedrooms don’t look like a minimart.',
	),
	html: written(
		`
		Dulu kita membeli lampu menurut watt: 5 untuk kamar mandi, 25 untuk ruang tamu. Sejak ada LED, watt hanya memberi tahu tagihan listrik. Terangnya, warnanya, dan kejujurannya ada di tiga angka lain.
		## Lumen: seberapa terang
		| Ruang | Lumen per meter persegi |
		| Kamar tidur | 100–150 |
		| Ruang keluarga | 150–250 |
		| Dapur, kamar mandi | 250–300 |
		| Meja belajar (di atas buku) | 500 |
		Kamar 3 × 3 meter cukup satu bohlam 900 lumen. LED yang baik memberi 90 lumen tiap watt, jadi [bohlam 9 W](/product/bohlam-pintar) sudah pas.
		## Kelvin: hangat atau dingin
		- **1.800–2.700 K**, jingga seperti petromaks: malam hari, sebelum tidur
		- **3.000–4.000 K**, putih gading: ruang keluarga, dapur
		- **5.000–6.500 K**, putih kebiruan: bekerja siang hari
		Cahaya kebiruan menahan kantuk. Bagus pukul sembilan pagi, tidak bagus pukul sembilan malam. [Lampu jepit](/product/lampu-jepit-baca) kami sengaja hanya 1.800 kelvin.
		## CRI: warna tampak benar atau tidak
		Nilainya sampai 100, seperti rapor. Matahari 100. LED murah 70, dan di bawahnya cabai tampak cokelat, kulit tampak sakit. Untuk belajar, melukis, memasak, dan memotret barang dagangan, cari 90 ke atas. [Pijar Lengan](/product/lampu-belajar-pijar) 95.
		Kalau kotaknya tidak menulis CRI, anggap 70.
		## Uji kedip dengan ponsel
		Nyalakan kamera gerak lambat, arahkan ke lampu. Kalau bergaris atau berdenyut, lampunya berkedip cepat; mata tidak melihatnya, tetapi kepala merasakannya setelah dua jam.
		## Letaknya
		Lampu belajar dari arah berlawanan dengan tangan yang menulis, setinggi dagu, dan jangan jadi satu-satunya cahaya di ruangan. Mata lelah karena bedanya terlalu besar, bukan karena terang.
		Di kamar, satu lampu di langit-langit dan satu [lampu kecil](/product/lampu-tidur-sentuh) sudah membuat dua suasana.
		Foto kotak lampumu sebelum dibuang; angkanya berguna lagi nanti.
		`,
		`
		We used to buy bulbs by the watt: 5 for the bathroom, 25 for the sitting room. With LEDs, watts only tell you about the bill. How bright, what colour and how honest are three other numbers.
		## Lumen: how bright
		| Room | Lumens per square metre |
		| Bedroom | 100–150 |
		| Living room | 150–250 |
		| Kitchen, bathroom | 250–300 |
		| Desk (on the book) | 500 |
		A room of 3 by 3 metres wants one bulb of 900 lumens. A good LED gives 90 a watt, so a [9 W bulb](/product/bohlam-pintar) is right.
		## Kelvin: warm or cool
		- **1,800–2,700 K**, amber like a paraffin lamp: evenings, before sleep
		- **3,000–4,000 K**, ivory: living room, kitchen
		- **5,000–6,500 K**, bluish white: daytime work
		Bluish light keeps you awake. Good at nine in the morning, bad at nine at night. Our [clip-on lamp](/product/lampu-jepit-baca) has 1,800 kelvin only, on purpose.
		## CRI: do colours look right
		It goes to 100, like a school mark. The sun has 100. A cheap LED has 70, and in its light chillies look brown and skin looks ill. For studying, painting, cooking and photographing what you sell, look for 90 and up. The [Pijar arm lamp](/product/lampu-belajar-pijar) has 95.
		If the box doesn't say, assume 70.
		## Test for flicker with a phone
		Film the lamp in slow motion. If there are bands or a pulse, it flickers; eyes don't see it, but after two hours the head knows.
		## Where to put it
		A desk lamp comes from the side opposite the hand that writes, at chin height, and isn't the only light in the room. Eyes tire of contrast, not of brightness.
		In a bedroom, one lamp above and one [small one](/product/lampu-tidur-sentuh) already make two moods.
		Photograph the box before you throw it away; you will want its numbers again.
		`,
	),
	author: 'Kartika Sari Dewi',
	daysOld: 74,
	picture: {
		scene: [
			art('bulb', '#ecd27a', '#b9c0c8'),
			art('lamp', '#d9cbb2', '#b6a8d6', undefined, 4),
			art('lamp', '#5d7360', '#e0a458'),
		],
		background: '#f4edda',
		alt: words('Lampu belajar, lampu tidur, dan bohlam', 'A desk lamp, a bedside lamp and a bulb'),
	},
	products: ['lampu-belajar-pijar', 'lampu-jepit-baca', 'bohlam-pintar', 'lampu-tidur-sentuh'],
}
