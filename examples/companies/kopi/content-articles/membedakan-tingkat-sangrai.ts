import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'membedakan-tingkat-sangrai',
	category: 'menyeduh',
	title: words('Membedakan tingkat sangrai', 'Telling roasts apart'),
	summary: words(
		'Terang, sedang, gelap: apa yang terjadi di dalam biji, dan mana yang cocok dengan lidahmu.',
		'Light, medium, dark: what happens inside the bean, and which one suits you.',
	),
	html: written(
		`
		Biji kopi mentah berwarna hijau pucat dan baunya seperti rumput kering. Semua yang kita sebut rasa kopi lahir dalam sepuluh menit di drum sangrai. Bedanya terang dan gelap sering hanya sembilan puluh detik.
		## Dua letupan
		Sekitar menit kedelapan, biji meletup seperti jagung berondong. Itu *letupan pertama*: air di dalamnya pecah keluar. Berhenti tak lama sesudahnya, hasilnya **sangrai terang**. Teruskan sampai menjelang *letupan kedua* yang bunyinya lebih halus, hasilnya **sedang**. Lewat dari itu minyaknya keluar ke permukaan: **gelap**.
		## Apa yang berubah di cangkir
		| Sifat | Terang | Sedang | Gelap |
		| Warna | Cokelat susu, kering | Cokelat tua, kering | Hampir hitam, berminyak |
		| Rasa | Buah, bunga, asam segar | Kacang, karamel, seimbang | Cokelat pahit, rempah, asap |
		| Badan | Ringan | Sedang | Tebal |
		| Cocok untuk | V60, tanpa susu | Apa saja | Tubruk, es kopi susu |
		Makin terang, makin terdengar tanah asalnya. Makin gelap, makin terdengar mesin sangrainya.
		## Soal kafein
		Banyak yang mengira kopi gelap lebih kuat. Yang lebih kuat hanya pahitnya. Kafein hampir tidak berubah selama disangrai, jadi kalau deg-degan, penyebabnya jumlah bubuk, bukan warnanya.
		## Memilih untuk pertama kali
		1. Biasa minum kopi sachet? Mulailah dari sedang, dengan sedikit gula aren.
		2. Suka teh atau jus buah? Coba terang, misalnya [Preanger Puntang](/product/java-preanger-puntang).
		3. Selalu pakai susu? Sedang menuju gelap, seperti [Gayo](/product/gayo-atu-lintang).
		Kalau masih bimbang, pesan [Blend Pagi](/product/racikan-sendiri) dua kali: satu terang, satu sedang. Bijinya sama, drumnya sama, hanya beda satu setengah menit. Cicipi berdampingan dan kamu tidak perlu membaca artikel seperti ini lagi.
		Tabel ringkasnya ada di [tingkat sangrai](/information/tingkat-sangrai), siap ditempel di dapur.
		`,
		`
		Raw coffee is pale green and smells of hay. Everything we call the taste of coffee is born within ten minutes in a drum, and light and dark are often no more than ninety seconds apart.
		## Two cracks
		Around the eighth minute the beans pop like corn. That is *first crack*: the water inside breaks out. Stop soon after and you have a **light** roast. Go on until just before *second crack*, which sounds finer, and it is **medium**. Beyond that, oil comes to the surface: **dark**.
		## What changes in the cup
		| Trait | Light | Medium | Dark |
		| Colour | Milk chocolate, dry | Dark brown, dry | Nearly black, oily |
		| Taste | Fruit, flowers, bright | Nuts, caramel, balanced | Bitter chocolate, spice, smoke |
		| Body | Light | Medium | Thick |
		| Good for | V60, no milk | Anything | Tubruk, iced milk coffee |
		The lighter it is, the more you hear of the soil. The darker, the more you hear of the roaster.
		## About caffeine
		Many believe that dark coffee is stronger. Only its bitterness is. Caffeine hardly changes in the drum, so if your heart races, blame the amount and not the colour.
		## Choosing for the first time
		1. Used to sachets? Begin with medium, and a little palm sugar.
		2. Fond of tea or fruit juice? Try light, [Preanger Puntang](/product/java-preanger-puntang) for instance.
		3. Always with milk? Medium to dark, like [Gayo](/product/gayo-atu-lintang).
		If you still waver, order the [Morning Blend](/product/racikan-sendiri) twice, once light and once medium. The same beans, the same drum, a minute and a half apart. Taste them side by side and you won't need articles like this one.
		A short table is under [roast levels](/information/tingkat-sangrai), ready for your kitchen wall.
		`,
	),
	author: 'Dimas Ardianto',
	daysOld: 3,
	picture: {
		scene: [
			art('beans-bag', '#c49a6c', '#7a4a2b'),
			art('beans-bag', '#8a5a3a', '#d97b3f', undefined, 3),
			art('beans-bag', '#3b2a22', '#d9a566', undefined, 6),
		],
		background: '#f1e4d3',
		alt: words(
			'Tiga kantong kopi dari sangrai terang sampai gelap',
			'Three bags of coffee from light to dark',
		),
	},
	products: ['racikan-sendiri', 'java-preanger-puntang', 'gayo-atu-lintang'],
}
