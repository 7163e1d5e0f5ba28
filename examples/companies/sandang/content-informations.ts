import { shippingInformation } from '#website-api/modules/site/content/texts/shipping.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedInformation } from '../../content-shapes.ts'
import { facts } from './content-facts.ts'

const sizes: SeedInformation = {
	slug: 'panduan-ukuran',
	title: words('Panduan ukuran', 'Size guide'),
	summary: words(
		'Cara mengukur, dan tabel semua ukuran kami dalam sentimeter.',
		'How to measure, and all our sizes in centimetres.',
	),
	html: written(
		`
		## Cara mengukur
		1. Bentangkan baju di meja, kancingkan, ratakan tanpa ditarik.
		2. **Lebar dada**: dari ketiak ke ketiak. Kalikan dua untuk lingkar dada.
		3. **Panjang**: dari titik tertinggi bahu ke ujung bawah.
		4. **Bahu**: dari jahitan bahu kiri ke kanan.
		5. **Lingkar pinggang celana**: lebar pinggang dikali dua, dengan kancing terpasang.
		Selisih 1 sampai 2 cm wajar karena kain bukan kertas.
		## Atasan pria
		| Ukuran | M | L | XL | XXL |
		| Lebar dada | 52 | 54 | 57 | 60 |
		| Panjang | 70 | 72 | 74 | 76 |
		| Bahu | 45 | 47 | 49 | 51 |
		## Celana pria
		| Nomor | 28 | 30 | 32 | 34 | 36 |
		| Lingkar pinggang | 74 | 79 | 84 | 89 | 94 |
		| Panjang | 98 | 100 | 102 | 103 | 104 |
		## Atasan dan gaun wanita
		| Ukuran | S | M | L | XL |
		| Lingkar dada | 92 | 98 | 104 | 112 |
		| Panjang atasan | 66 | 68 | 70 | 72 |
		| Panjang lengan | 55 | 56 | 57 | 58 |
		## Gamis
		| Ukuran | S | M | L | XL | XXL |
		| Lingkar dada | 94 | 100 | 106 | 114 | 122 |
		| Panjang | 135 | 138 | 140 | 142 | 142 |
		## Anak
		| Umur | 2–3 | 4–5 | 6–7 | 8–9 |
		| Lebar dada | 31 | 34 | 37 | 40 |
		| Panjang baju | 40 | 45 | 50 | 55 |
		## Sepatu
		| Nomor | 38 | 39 | 40 | 41 | 42 | 43 |
		| Panjang kaki | 24 | 24,6 | 25,3 | 26 | 26,6 | 27,3 |
		Ukur kaki sore hari, saat paling lebar. Kaki lebar sebaiknya naik satu nomor.
		## Masih ragu?
		Kirim tinggi, berat, dan bentuk yang kamu suka (pas atau longgar) lewat [kontak](/contact). Kami jawab dengan satu ukuran, bukan dua.
		`,
		`
		## How to measure
		1. Lay the garment on a table, buttoned, smoothed but not stretched.
		2. **Chest width**: from armpit to armpit. Double it for the full chest.
		3. **Length**: from the highest point of the shoulder to the hem.
		4. **Shoulder**: from one shoulder seam to the other.
		5. **Waist of trousers**: the width, buttoned, times two.
		Allow 1 to 2 cm: cloth isn't paper.
		## Men's tops
		| Size | M | L | XL | XXL |
		| Chest width | 52 | 54 | 57 | 60 |
		| Length | 70 | 72 | 74 | 76 |
		| Shoulder | 45 | 47 | 49 | 51 |
		## Men's trousers
		| Size | 28 | 30 | 32 | 34 | 36 |
		| Waist | 74 | 79 | 84 | 89 | 94 |
		| Length | 98 | 100 | 102 | 103 | 104 |
		## Women's tops and dresses
		| Size | S | M | L | XL |
		| Bust | 92 | 98 | 104 | 112 |
		| Length of tops | 66 | 68 | 70 | 72 |
		| Sleeve | 55 | 56 | 57 | 58 |
		## Gamis
		| Size | S | M | L | XL | XXL |
		| Bust | 94 | 100 | 106 | 114 | 122 |
		| Length | 135 | 138 | 140 | 142 | 142 |
		## Children
		| Age | 2–3 | 4–5 | 6–7 | 8–9 |
		| Chest width | 31 | 34 | 37 | 40 |
		| Length | 40 | 45 | 50 | 55 |
		## Shoes
		| Size | 38 | 39 | 40 | 41 | 42 | 43 |
		| Foot length | 24 | 24.6 | 25.3 | 26 | 26.6 | 27.3 |
		Measure your foot in the afternoon, when it is widest. With wide feet, go one size up.
		## Still unsure?
		Send your height, weight and the fit you like (close or loose) through [contact](/contact). We answer with one size, not two.
		`,
	),
}

const care: SeedInformation = {
	slug: 'perawatan-kain',
	title: words('Merawat kain', 'Caring for cloth'),
	summary: words(
		'Satu tabel untuk ditempel di dekat mesin cuci.',
		'One table to keep beside the washing machine.',
	),
	html: written(
		`
		| Kain | Cuci | Jemur | Setrika |
		| Katun | Mesin, paling panas 30° | Boleh kena matahari, dibalik | Panas |
		| Linen | Mesin putaran pelan, air dingin | Teduh, digantung | Panas, selagi lembap |
		| Batik | Tangan, lerak atau sampo | Teduh, jangan diperas | Sedang, dari dalam |
		| Rajut | Tangan, tekan pelan | Dibentangkan | Uap saja |
		| Denim | Jarang, dibalik, air dingin | Teduh | Tidak perlu |
		| Voal dan ceruti | Rendam sebentar, sabun lembut | Teduh | Rendah |
		| Tenun dan sutra | Cuci kering | Teduh | Rendah, dialasi kain |
		| Kanvas dan kulit | Lap saja | Teduh, diangin-anginkan | Jangan |
		## Lima kebiasaan yang membuat baju awet
		1. Cuci saat kotor, bukan saat sekali pakai. Baju yang tidak berkeringat cukup diangin-anginkan.
		2. Balik bagian dalam ke luar dan kancingkan ritsletingnya.
		3. Takaran deterjen separuh dari anjuran kemasan biasanya cukup.
		4. Hindari pemutih. Noda di kain putih cukup direndam perasan jeruk nipis dan sabun.
		5. Jahit kancing yang longgar hari itu juga. Kancing cadangan ada di label samping.
		Perlu dipermak? Pelanggan Bandung boleh membawa baju kami ke bengkel; menjahit kancing dan kampuh yang lepas gratis, selamanya.
		`,
		`
		| Cloth | Wash | Dry | Iron |
		| Cotton | Machine, 30° at most | Sun is fine, inside out | Hot |
		| Linen | Gentle cycle, cold | Shade, hanging | Hot, while damp |
		| Batik | By hand, soapnut or shampoo | Shade, no wringing | Medium, from inside |
		| Knits | By hand, press gently | Flat | Steam only |
		| Denim | Rarely, inside out, cold | Shade | No need |
		| Voile and chiffon | Short soak, mild soap | Shade | Low |
		| Handwoven and silk | Dry clean | Shade | Low, under a cloth |
		| Canvas and leather | Wipe | Shade, airy | Never |
		## Five habits of clothes that last
		1. Wash what is dirty, not what was worn once. Without sweat, airing is enough.
		2. Turn things inside out and close the zips.
		3. Half the detergent that the packet suggests will usually do.
		4. Keep bleach away. Stains on white give in to lime juice and soap.
		5. Sew on a loose button the same day. The spare is on the side label.
		Something to mend? If you are in Bandung, bring our clothes to the workshop; buttons and open seams are free, for ever.
		`,
	),
}

export const informations: SeedInformation[] = [
	sizes,
	care,
	shippingInformation(
		facts,
		words(
			`Pakaian dilipat dengan kertas roti, lalu masuk amplop kertas tebal tanpa plastik. Dua potong atau lebih, dan semua sepatu, masuk kardus. Di musim hujan kami tambahkan pembungkus singkong yang larut di air hangat.`,
			`Clothes are folded in baking paper and go into a strong paper mailer, without plastic. Two pieces or more, and all shoes, go into a box. In the rainy season we add a cassava wrap that dissolves in warm water.`,
		),
	),
]
