import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'sambal-yang-tahan-perjalanan',
	category: 'dapur',
	title: words('Membawa sambal ke luar negeri', 'Taking sambal abroad'),
	summary: words(
		'Bagasi atau kabin, botol atau stoples, dan cara supaya koper tidak berbau terasi selamanya.',
		'Hold or cabin, bottle or jar, and how to keep a suitcase from smelling of it for ever.',
	),
	html: written(
		`
		Setiap Agustus dapur Bu Tin kebanjiran pesanan dengan pola sama: lima stoples, kirim cepat, "anak saya terbang hari Minggu". Berikut nasihat yang kami tempel di kardusnya.
		## Bagasi, bukan kabin
		Petugas menganggap sambal sebagai cairan atau gel. Di kabin batasnya 100 ml per wadah, dan stoples kami isinya lebih. Masukkan ke bagasi, di tengah koper, jauh dari tepi.
		## Kemas dua lapis
		1. Kencangkan tutup, tempel selotip melingkar.
		2. Masukkan ke plastik ber-klip, keluarkan udaranya.
		3. Bungkus dengan kaus, lalu letakkan tegak di antara sepatu.
		4. Jangan membawa yang sudah dibuka. Gasnya mengembang di ketinggian.
		## Yang boleh dan yang tidak
		Setiap negara punya aturannya sendiri dan bisa berubah, jadi periksa situs bea cukainya. Gambaran umumnya:
		- Sambal nabati seperti [sambal bawang](/product/sambal-bawang-tin) dalam kemasan bersegel biasanya diterima, asal **dinyatakan** di formulir.
		- Sambal ikan seperti [cakalang](/product/sambal-cakalang) dan [roa](/product/sambal-roa) lebih ketat. Australia dan Selandia Baru memeriksa semuanya satu per satu.
		- Daging hampir selalu ditolak. Tinggalkan rendangnya, bawa bumbunya.
		Menyatakan barang tidak membuatmu didenda. Tidak menyatakan, bisa.
		## Sesampai di sana
		Sambal kami tidak memakai pengawet. Minyak yang menutup permukaannyalah yang menjaga. Pakai sendok kering, ratakan lagi minyaknya, dan simpan di kulkas setelah dibuka: sambal bawang tahan dua bulan, yang berisi ikan tiga minggu.
		## Supaya awet sampai semester depan
		Bagi ke cetakan es, bekukan, lalu pindahkan ke plastik. Satu kubus cukup untuk satu porsi nasi goreng jam dua pagi.
		Bingung memilih? [Hampers Sambal Nusantara](/product/hampers-sambal-nusantara) sudah dibungkus antibocor dari sini. Kopernya tetap wangi, hatinya tenang.
		Satu stoples lagi sebaiknya untuk teman sekamar. Ia akan meminta, percayalah, dan rindu lebih ringan kalau dibagi dua.
		`,
		`
		Every August Bu Tin's kitchen fills with the same order: five jars, fast courier, "my child flies on Sunday". This is the advice we tape to the box.
		## Hold, not cabin
		To security, sambal is a liquid or a gel. The cabin limit is 100 ml a container, and our jars hold more. Put them into the hold, in the middle of the case, away from its sides.
		## Pack it twice
		1. Tighten the lid and run tape around it.
		2. Into a zip bag, air pressed out.
		3. Wrap it in a T-shirt and stand it between your shoes.
		4. Don't take open jars. Gas expands up there.
		## What may come and what may not
		Each country has its own rules, and they change, so look at its customs site. Roughly:
		- Plant-based ones like [shallot sambal](/product/sambal-bawang-tin), sealed, are usually let in as long as you **declare** them.
		- Those with fish, like [skipjack](/product/sambal-cakalang) and [roa](/product/sambal-roa), are treated more strictly. Australia and New Zealand look at each one.
		- Meat is nearly always refused. Leave the rendang at home and bring the paste.
		Declaring something doesn't get you fined. Not declaring it may.
		## Once there
		Our sambal has no preservatives; the oil on top does the keeping. Use a dry spoon, smooth the oil over again, and keep it in the fridge once open: two months for shallot, three weeks for fish.
		## Until next term
		Spoon it into an ice tray, freeze, then move the cubes to a bag. One cube makes one plate of fried rice at two in the morning.
		Can't choose? The [archipelago hamper](/product/hampers-sambal-nusantara) leaves us already leak-proof. The suitcase stays fresh, and so does your mind.
		Take one jar more for your flatmate. They will ask, believe us, and homesickness weighs less when shared.
		`,
	),
	author: 'Bu Tin Hartini',
	daysOld: 17,
	picture: {
		scene: [
			art('jar', '#b9402f', '#4f6b3c', undefined, 4),
			art('sauce-bottle', '#c2492e', '#3b2a22'),
			art('gift-box', '#b9402f', '#e6c15c', undefined, 3),
		],
		background: '#f6e3d6',
		alt: words('Stoples sambal dan kotak hantaran', 'Jars of sambal and a gift box'),
	},
	products: ['sambal-bawang-tin', 'sambal-cakalang', 'sambal-roa', 'hampers-sambal-nusantara'],
}
