import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'menyimpan-kopi-di-negeri-lembap',
	category: 'menyeduh',
	title: words('Menyimpan kopi di negeri lembap', 'Keeping coffee in a humid country'),
	summary: words(
		'Kulkas atau lemari? Berapa lama? Dan apa arti tanggal sangrai di kemasan.',
		'Fridge or cupboard? For how long? And what the roasting date on the bag means.',
	),
	html: written(
		`
		Kopi tidak basi seperti nasi. Ia menua: wanginya pergi satu per satu, mula-mula bunga, lalu buah, terakhir tinggal pahit dan kertas. Empat hal yang mempercepatnya: udara, cahaya, panas, dan lembap. Dua yang terakhir kita punya sepanjang tahun.
		## Baca tanggal sangrai, bukan hanya kedaluwarsa
		Tanggal kedaluwarsa memberi tahu kapan kopi tidak aman. Tanggal sangrai memberi tahu kapan ia enak. Patokan kami:
		| Umur sejak disangrai | Keadaan |
		| 1–3 hari | Masih banyak gas, seduhan meletup-letup |
		| 4–14 hari | Paling enak untuk seduh manual |
		| 7–21 hari | Paling enak untuk espresso |
		| 22–45 hari | Masih baik, kurang wangi |
		| Lebih dari 60 hari | Cold brew saja |
		Kami menyangrai setiap Selasa dan mengirim mulai Rabu, jadi biasanya kopi sampai pada umur yang pas.
		## Tempatnya
		- Tetap di kantongnya yang berkatup. Keluarkan udaranya, lipat, jepit.
		- Simpan di lemari yang jauh dari kompor dan jendela.
		- **Jangan di kulkas.** Setiap kali dibuka, udara hangat mengembun di biji dan aroma ikan asin ikut masuk.
		## Freezer boleh, dengan syarat
		Punya lebih dari yang habis sebulan? Bagi ke bungkus kecil sekali pakai, rapatkan, bekukan. Keluarkan satu bungkus, biarkan sejam sampai suhu ruang, baru buka. Jangan dibekukan lagi. Begini, [Lanang](/product/lanang-peaberry) tahan tiga bulan.
		## Beli sedikit, sering
		Nasihat paling sederhana juga yang paling manjur. Satu orang, dua cangkir sehari, habis 200 gram dalam sepekan. Pesan ukuran itu, atau [Paket Kenalan](/product/kenalan-tiga-asal) kalau suka berganti. Bubuk lebih cepat menua, jadi kalau digilingkan, habiskan dalam dua pekan.
		Kopi yang telanjur tua masih berguna: penghilang bau kulkas, pupuk anggrek, atau lulur. Diseduh, jangan.
		Kopi enak itu seperti tamu: sambut selagi segar.
		`,
		`
		Coffee doesn't spoil like rice. It ages: the scents leave one by one, flowers first, then fruit, until bitterness and cardboard remain. Four things hurry it along: air, light, heat and damp. The last two we have all year.
		## Read the roasting date, not just the expiry
		Expiry says when coffee is no longer safe. The roasting date says when it is good. Our rule of thumb:
		| Days since roasting | State |
		| 1–3 | Much gas, brews erratically |
		| 4–14 | At its best for filter |
		| 7–21 | At its best for espresso |
		| 22–45 | Still good, less fragrant |
		| Over 60 | Cold brew only |
		We roast on Tuesdays and send from Wednesday, so it usually reaches you at the right age.
		## Where
		- In its own bag, with the valve. Press the air out, fold, clip.
		- In a cupboard away from stove and window.
		- **Not in the fridge.** Each time you open it, warm air condenses on the beans and brings the smell of salted fish.
		## The freezer, on conditions
		More than a month's worth? Divide it into small packs, one use each, seal and freeze. Take one out, give it an hour to reach room temperature, then open. Never freeze it again. This way [Lanang](/product/lanang-peaberry) keeps for three months.
		## A little, often
		The simplest advice works best. One person with two cups a day finishes 200 grams in a week. Order that, or the [starter set](/product/kenalan-tiga-asal) if you like a change. Ground coffee ages faster, so finish it within two weeks.
		Coffee past its time is still of use: against smells in the fridge, for orchids, as a scrub. Just don't brew it.
		Good coffee is like a guest: welcome it while it is fresh.
		`,
	),
	author: 'Dimas Ardianto',
	daysOld: 58,
	picture: {
		scene: [
			art('tea-tin', '#5c3a28', '#f0d9a8'),
			art('beans-bag', '#7d8f69', '#5c3a28', undefined, 4),
			art('cookie-jar', '#c49a6c', '#5c3a28'),
		],
		background: '#eae3d6',
		alt: words('Kantong dan kaleng penyimpan kopi', 'Bags and tins for coffee'),
	},
	products: ['lanang-peaberry', 'kenalan-tiga-asal', 'espresso-gedong'],
}
