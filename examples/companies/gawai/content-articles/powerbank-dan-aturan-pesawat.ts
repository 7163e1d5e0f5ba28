import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'powerbank-dan-aturan-pesawat',
	category: 'memilih',
	title: words('Powerbank mana yang boleh naik pesawat?', 'Which power banks may fly?'),
	summary: words(
		'Cara menghitung watt-jam, kenapa 20.000 mAh tidak pernah penuh 20.000, dan di mana menyimpannya saat terbang.',
		'How to work out watt-hours, why 20,000 mAh never gives 20,000, and where to keep it on board.',
	),
	html: written(
		`
		Setiap musim mudik, kotak sitaan di bandara terisi powerbank yang sebenarnya boleh terbang. Masalahnya, petugas membaca watt-jam, sedangkan pemiliknya hanya hafal mAh. Padahal satu bisa dihitung dari yang lain.
		## Hitungannya
		Watt-jam (Wh) = mAh × 3,7 ÷ 1.000.
		| Kapasitas | Watt-jam | Di kabin |
		| 5.000 mAh | 18,5 | Boleh |
		| 10.000 mAh | 37 | Boleh |
		| 20.000 mAh | 74 | Boleh |
		| 27.000 mAh | 99,9 | Boleh, batas atas |
		| 30.000 mAh | 111 | Perlu izin maskapai |
		| Di atas 43.000 mAh | Lebih dari 160 | Dilarang |
		Aturan ini mengikuti ketentuan penerbangan internasional. Maskapai boleh lebih ketat, jadi periksa situsnya sebelum berangkat.
		## Tiga hal yang diperiksa
		1. **Harus di kabin.** Powerbank di koper bagasi akan diminta keluar.
		2. **Tulisan Wh terbaca.** Kalau cetakannya sudah hilang, petugas berhak menolak.
		3. **Tidak dipakai selama terbang.** Banyak maskapai kini melarang mengisi daya dari powerbank di kursi.
		Lindungi portnya dengan kantong kain supaya tidak bersentuhan dengan kunci atau uang logam.
		## Kenapa isinya tidak pernah penuh
		Angka mAh dihitung pada 3,7 volt, sedangkan ponsel menerima 5 volt atau lebih. Setelah diubah dan sebagian jadi panas, sisanya sekitar 60 sampai 65 persen. [Powerbank Saku](/product/powerbank-saku-10000) kami mengeluarkan 6.200 mAh dari 10.000. Penjual lain pun begitu, hanya jarang menuliskannya.
		## Memilih ukuran
		- **Seharian di kota:** [5.000 magnet](/product/powerbank-magnet-5000), tempel dan lupakan.
		- **Mudik naik kereta:** 10.000, dua kali isi ponsel.
		- **Bawa laptop:** [20.000 65 W](/product/powerbank-laptop-20000). Layarnya menunjukkan watt yang keluar.
		Jangan membeli yang menulis 50.000 mAh seharga makan siang. Kalau pun benar, ia tidak boleh terbang.
		Menggembung atau pernah jatuh keras? Jangan dibawa terbang, jangan pula dibuang ke tempat sampah. Bawa ke toko kami; baterai bekas kami teruskan ke pengolah berizin.
		`,
		`
		Each holiday season the confiscation boxes fill with power banks that were allowed to fly. Officers read watt-hours while owners know only mAh. Yet one follows from the other.
		## The sum
		Watt-hours (Wh) = mAh × 3.7 ÷ 1,000.
		| Capacity | Watt-hours | In the cabin |
		| 5,000 mAh | 18.5 | Yes |
		| 10,000 mAh | 37 | Yes |
		| 20,000 mAh | 74 | Yes |
		| 27,000 mAh | 99.9 | Yes, the limit |
		| 30,000 mAh | 111 | Ask the airline |
		| Above 43,000 mAh | Over 160 | Forbidden |
		These follow international aviation rules. Airlines may be stricter, so look at their site before you leave.
		## Three things they check
		1. **It has to be in the cabin.** From a checked suitcase they will ask you to take it out.
		2. **The Wh must be legible.** If the print has worn off, they may refuse it.
		3. **It isn't used in flight.** Many airlines now forbid charging from a power bank at your seat.
		Keep its ports in a cloth pouch, away from keys and coins.
		## Why it never gives the full number
		The mAh are counted at 3.7 volts, while phones take 5 or more. After conversion and some heat, 60 to 65 per cent is left. Our [pocket bank](/product/powerbank-saku-10000) gives 6,200 of its 10,000 mAh. So do the others; they just seldom say it.
		## Choosing a size
		- **A day in town:** the [magnetic 5,000](/product/powerbank-magnet-5000); stick it on and forget it.
		- **Home by train:** 10,000, two phone charges.
		- **With a laptop:** the [20,000 at 65 W](/product/powerbank-laptop-20000). Its display shows the watts going out.
		Don't buy 50,000 mAh for the price of a lunch. If it were true, it couldn't fly.
		Swollen, or dropped hard? Don’t fly with it, and don’t put it in the bin either. Bring it to our shop; we pass old batteries on to a licensed recycler.
		`,
	),
	author: 'Rizky Ananda',
	daysOld: 16,
	picture: {
		scene: [
			art('powerbank', '#d9cbb2', '#ef8f6b', undefined, 3),
			art('cable', '#31517a', '#b6a8d6'),
			art('powerbank', '#2b2f38', '#4fc3a1'),
		],
		background: '#e3ebf3',
		alt: words('Dua powerbank dan kabelnya', 'Two power banks and a cable'),
	},
	products: ['powerbank-saku-10000', 'powerbank-laptop-20000', 'powerbank-magnet-5000'],
}
