import { shippingInformation } from '#website-api/modules/site/content/texts/shipping.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedInformation } from '../../content-shapes.ts'
import { facts } from './content-facts.ts'

const roasts: SeedInformation = {
	slug: 'tingkat-sangrai',
	title: words('Tingkat sangrai', 'Roast levels'),
	summary: words(
		'Arti kata di kantong kami, dan kopi mana yang masuk ke mana.',
		'What the words on our bags mean, and which coffee is which.',
	),
	html: written(
		`
		| Tingkat | Suhu akhir | Rasa | Seduhan yang cocok |
		| Terang | 205–210 °C | Buah, bunga, asam segar | V60, cold brew |
		| Sedang | 215–220 °C | Karamel, kacang, seimbang | Apa saja |
		| Sedang-gelap | 222–226 °C | Cokelat, rempah, tebal | Espresso, moka pot, susu |
		| Gelap | 228 °C ke atas | Pahit manis, asap | Tubruk, es kopi susu |
		## Cara memilih
		1. Mulailah dari sedang. Delapan dari sepuluh pelanggan kami berhenti di situ, dan tidak ada yang salah dengan itu.
		2. Kalau terasa terlalu pahit, turun ke terang. Terlalu asam, naik ke gelap.
		3. Ubah tingkat sangrai dulu sebelum mengganti asal kopi; pengaruhnya lebih besar.
		## Minta disangrai sendiri
		[Blend Pagi](/product/racikan-sendiri) bisa kamu pilih sangrainya, terang atau sedang. Pesanan sampai Senin pukul 18.00 ikut sangrai hari Selasa.
		## Yang perlu diketahui
		Kopi gelap lebih ringan sekitar lima persen karena airnya lebih banyak hilang, jadi takar dengan timbangan, bukan sendok. Minyak di permukaan bukan tanda tua, tetapi tanda gelap; pada sangrai terang, barulah itu tanda tua.
		Cerita lengkapnya ada di [membedakan tingkat sangrai](/article/membedakan-tingkat-sangrai).
		`,
		`
		| Level | Final heat | Taste | Good for |
		| Light | 205–210 °C | Fruit, flowers, bright | V60, cold brew |
		| Medium | 215–220 °C | Caramel, nuts, balanced | Anything |
		| Medium-dark | 222–226 °C | Chocolate, spice, thick | Espresso, moka pot, milk |
		| Dark | 228 °C and up | Bittersweet, smoke | Tubruk, iced milk coffee |
		## How to choose
		1. Begin with medium. Eight in ten of our customers stay there, and there is nothing wrong with that.
		2. Too bitter? Go lighter. Too bright? Go darker.
		3. Change the roast before you change the origin; it makes the greater difference.
		## Have it roasted your way
		For the [Morning Blend](/product/racikan-sendiri) you choose light or medium. Orders until Monday 18.00 join Tuesday's roast.
		## Good to know
		Dark coffee weighs about five per cent less, since more water has left it; so use a scale rather than a spoon. Oil on the surface means dark, not old. Only on a light roast does it mean old.
		The whole story is under [telling roasts apart](/article/membedakan-tingkat-sangrai).
		`,
	),
}

const ratios: SeedInformation = {
	slug: 'takaran-seduh',
	title: words('Takaran seduh dan gilingan', 'Brewing ratios and grinds'),
	summary: words(
		'Satu halaman untuk ditempel di pintu kulkas.',
		'One page for the door of your fridge.',
	),
	html: written(
		`
		| Cara | Gilingan | Kopi | Air | Waktu |
		| V60 | Sedang | 15 g | 240 ml, 92 °C | 2.45 |
		| French press | Kasar | 24 g | 360 ml, 94 °C | 4.00 |
		| Tubruk | Agak halus | 12 g | 180 ml, 95 °C | 4.00 |
		| Moka pot | Agak halus | 16 g | 120 ml | 3.00 |
		| Espresso | Halus | 18 g | hasil 36 g | 0.28 |
		| Cold brew | Kasar | 100 g | 700 ml, dingin | 12–18 jam |
		## Tanpa timbangan
		Satu sendok makan peres kopi bubuk kira-kira 5 gram, munjung 6 sampai 7 gram. Satu gelas belimbing penuh kira-kira 200 ml.
		## Air
		Pakai air minum yang tidak berbau. Air galon umumnya sudah pas; air suling membuat kopi hambar, air tanah berkapur membuatnya datar.
		## Perbaiki satu hal setiap kali
		- Terlalu asam atau encer: gilingan lebih halus, atau air lebih panas
		- Terlalu pahit atau sepat: gilingan lebih kasar, atau air lebih dingin
		- Kurang pekat: tambah kopi, jangan tambah waktu
		Baru pertama? Ikuti [V60 pertamamu](/article/v60-pertamamu) langkah demi langkah.
		`,
		`
		| Brew | Grind | Coffee | Water | Time |
		| V60 | Medium | 15 g | 240 ml, 92 °C | 2:45 |
		| French press | Coarse | 24 g | 360 ml, 94 °C | 4:00 |
		| Tubruk | Rather fine | 12 g | 180 ml, 95 °C | 4:00 |
		| Moka pot | Rather fine | 16 g | 120 ml | 3:00 |
		| Espresso | Fine | 18 g | 36 g out | 0:28 |
		| Cold brew | Coarse | 100 g | 700 ml, cold | 12–18 hours |
		## Without a scale
		A level tablespoon of ground coffee is about 5 grams, a heaped one 6 to 7. An ordinary Indonesian glass holds about 200 ml.
		## Water
		Use drinking water without a smell. Bottled water is usually fine; distilled makes coffee dull, hard well water makes it flat.
		## Mend one thing at a time
		- Too sour or thin: grind finer, or use hotter water
		- Too bitter or harsh: grind coarser, or use cooler water
		- Too weak: add coffee, not time
		Your first time? Follow [your first V60](/article/v60-pertamamu) step by step.
		`,
	),
}

export const informations: SeedInformation[] = [
	roasts,
	ratios,
	shippingInformation(
		facts,
		words(
			`Kopi dan camilan masuk kardus dengan sekat kertas. Stoples dan botol dibungkus anyaman kertas, tutupnya disegel. Jamu, cold brew, dan cokelat berangkat dengan es gel; pilih GoSend atau layanan satu hari, karena kami tidak mengirimnya untuk perjalanan lebih lama. Mesin espresso dan karung 25 kg lewat kargo.`,
			`Coffee and snacks go into a box with paper dividers. Jars and bottles are wrapped in paper mesh, their lids sealed. Jamu, cold brew and chocolate travel with gel ice; choose GoSend or a one-day service, since we don't send them on longer journeys. Espresso machines and 25 kg sacks go by cargo.`,
		),
	),
]
