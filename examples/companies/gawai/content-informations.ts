import { shippingInformation } from '#website-api/modules/site/content/texts/shipping.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedInformation } from '../../content-shapes.ts'
import { facts } from './content-facts.ts'

const warranty: SeedInformation = {
	slug: 'garansi',
	title: words('Garansi', 'Warranty'),
	summary: words(
		'Apa yang ditanggung, berapa lama, dan cara mengajukannya tanpa kartu.',
		'What is covered, for how long, and how to claim it without a card.',
	),
	html: written(
		`
		## Berapa lama
		| Barang | Garansi |
		| Kabel, casing, tripod kecil | 6 bulan |
		| Ponsel, tablet, audio, arloji, powerbank | 12 bulan |
		| Laptop, monitor, TV, router, penyimpanan | 24 bulan |
		Angka pasti ada di spesifikasi tiap barang. Garansi dihitung sejak paket diterima, dan ikut pindah kalau barangnya kamu jual.
		## Yang ditanggung
		- Cacat bahan dan pengerjaan
		- Baterai yang isinya turun di bawah 80 persen dalam masa garansi
		- Piksel mati, mulai dari satu titik terang
		- Tombol, engsel, dan port yang rusak dalam pemakaian wajar
		## Yang tidak ditanggung
		- Jatuh, terendam melebihi batas ketahanan airnya, atau tersambar petir
		- Tegangan di luar keterangan
		- Goresan dan warna yang memudar
		- Data. Selalu simpan [cadangan](/article/cadangan-tiga-dua-satu)
		## Cara mengajukan
		1. Tulis lewat [kontak](/contact): nomor pesanan, tipe, dan apa yang terjadi. Kartu garansi tidak perlu.
		2. Kami menjawab dalam satu hari kerja, sering kali dengan dua atau tiga hal untuk dicoba dulu.
		3. Kalau perlu diperiksa, kami kirim label pengiriman. Ongkosnya dari kami, pergi dan pulang.
		4. Perbaikan paling lama 14 hari kerja. Lewat dari itu kami ganti dengan unit baru atau setara.
		## Tiga puluh hari pertama
		Rusak sendiri dalam 30 hari? Langsung kami ganti baru, tidak diperbaiki.
		Garansi ini melengkapi hakmu menurut Undang-Undang Perlindungan Konsumen, bukan menggantikannya. Untuk barang yang tiba rusak atau keliru, gunakan retur di [syarat dan ketentuan](/terms).
		`,
		`
		## How long
		| Goods | Warranty |
		| Cables, cases, small tripods | 6 months |
		| Phones, tablets, audio, watches, power banks | 12 months |
		| Laptops, monitors, televisions, routers, storage | 24 months |
		The exact number is in the specifications. It runs from delivery, and goes with the device if you sell it.
		## What is covered
		- Faults of material and workmanship
		- Batteries that fall below 80 per cent within the warranty
		- Dead pixels, from a single bright one
		- Keys, hinges and ports that fail in ordinary use
		## What isn't
		- Falls, water beyond the rating, lightning
		- A voltage other than stated
		- Scratches and fading colours
		- Data. Always keep [backups](/article/cadangan-tiga-dua-satu)
		## How to claim
		1. Write through [contact](/contact): order number, model and what happened. No card needed.
		2. We answer within one working day, often with two or three things to try first.
		3. If it has to be seen, we send a shipping label. We pay both ways.
		4. Repairs take 14 working days at most. After that you get a new one or its equal.
		## The first thirty days
		Failed by itself within 30 days? We replace it, we don't repair.
		This warranty adds to your rights under the Consumer Protection Law and doesn't replace them. For goods that arrive damaged or wrong, use the return in the [terms](/terms).
		`,
	),
}

const repairs: SeedInformation = {
	slug: 'perbaikan',
	title: words('Perbaikan dan suku cadang', 'Repairs and spare parts'),
	summary: words(
		'Yang bisa kamu ganti sendiri, dan yang lebih baik diserahkan ke Pak Gatot.',
		'What you can replace yourself, and what is better left to Pak Gatot.',
	),
	html: written(
		`
		## Bisa sendiri
		| Bagian | Alat | Waktu |
		| Baterai ponsel Nawala | Obeng T4, penghangat | 20 menit |
		| RAM dan SSD laptop Bidang | Obeng plus | 10 menit |
		| Layar tablet Kebal | Dua obeng di kotak | 30 menit |
		| Bantalan headphone Ruang | Tangan | 1 menit |
		| Sakelar keyboard Ketuk 75 | Pencabut di kotak | 1 menit tiap tuts |
		| Kaki mouse Ketuk Kapas | Pinset | 5 menit |
		Buku servisnya kami kirim lewat email; minta lewat [kontak](/contact) dengan menyebut tipenya.
		## Serahkan kepada kami
		Panel OLED, engsel laptop, port yang disolder, dan apa pun yang terkena air. Juga baterai yang menggembung: jangan ditusuk, jangan dicas.
		## Suku cadang
		Tersedia sedikitnya lima tahun setelah model berhenti dijual. Harganya tetap dan sama untuk siapa pun, termasuk tukang servis lain. Tulis tipe dan bagian yang dicari; kami jawab dengan harga dan stok.
		## Biaya
		- Masih garansi: gratis
		- Sampai lima tahun: harga suku cadang saja
		- Sesudahnya: suku cadang ditambah ongkos kerja mulai Rp 75.000, kami kabari dulu
		Sebelum mengirim, keluarkan kartu SIM, simpan cadangan, dan cabut kunci layar. Kami tidak perlu membuka datamu dan tidak ingin.
		`,
		`
		## You can do it
		| Part | Tools | Time |
		| Battery of a Nawala phone | T4 screwdriver, something warm | 20 minutes |
		| Memory and SSD of a Bidang laptop | Phillips screwdriver | 10 minutes |
		| Screen of the Kebal tablet | Two screwdrivers in the box | 30 minutes |
		| Cushions of Ruang headphones | Hands | 1 minute |
		| Switches of the Ketuk 75 | Puller in the box | 1 minute a key |
		| Feet of the Ketuk Kapas mouse | Tweezers | 5 minutes |
		We email you the service manual; ask through [contact](/contact) and name the model.
		## Leave it to us
		OLED panels, laptop hinges, soldered ports and anything that met water. Swollen batteries too: don't pierce them, don't charge them.
		## Spare parts
		Kept for at least five years after a model ends. Prices are fixed and the same for everybody, other repairers included. Name the model and the part; we answer with price and stock.
		## What it costs
		- Under warranty: nothing
		- Up to five years: the price of the parts
		- After that: parts and labour from Rp 75,000, and we tell you first
		Before you send it, take out the SIM, make a backup and remove the screen lock. We needn't look at your data and don't want to.
		`,
	),
}

export const informations: SeedInformation[] = [
	warranty,
	repairs,
	shippingInformation(
		facts,
		words(
			`Barang kecil masuk kardus dengan bantalan kertas, tanpa gelembung plastik. Layar, TV, dan mesin cuci dikirim dalam kotak asli dengan rangka kayu, diasuransikan, lewat kargo. Barang berbaterai kami beri label dan kirim lewat jalur darat bila kurirnya meminta, jadi ke luar pulau bisa lebih lama sehari dua hari.`,
			`Small things go into a box with paper padding, no bubble wrap. Screens, televisions and washing machines travel in their own box within a wooden frame, insured, by cargo. Goods with batteries are labelled and go by land and sea where the courier asks for it, so other islands may take a day or two longer.`,
		),
	),
]
