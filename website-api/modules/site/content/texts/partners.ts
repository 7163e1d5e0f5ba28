import type { PageText } from './page-text.ts'
import type { ShopFacts } from './shop-facts.ts'
import { words, written } from './write.ts'

/** The affiliate programme, and the pages of agents. */
export function partnerPages(facts: ShopFacts): PageText[] {
	return [affiliate(facts), joinAgent(facts), ourAgents(facts), agentStatistics()]
}

function affiliate({ name, goods }: ShopFacts): PageText {
	return {
		key: 'affiliate',
		title: words('Program afiliasi', 'Affiliate programme'),
		summary: words(
			`Bagikan tautan ${name}, dapat komisi dari setiap penjualan yang selesai.`,
			`Share a ${name} link and earn a commission on each completed sale.`,
		),
		html: written(
			`
			## Cara kerjanya
			1. Nyalakan kode afiliasi di akunmu. Gratis dan tanpa syarat belanja.
			2. Bagikan tautan berisi kodemu, ke halaman mana pun: satu barang, satu kategori, atau satu artikel tentang ${goods.id}.
			3. Orang yang membuka tautan itu kami ingat selama 7 hari. Kalau ia membuka tautan orang lain sesudahnya, kode yang terakhir yang berlaku.
			4. Pesanan yang dibuatnya tercatat sebagai komisi *tertunda*, lalu cair ke saldo afiliasimu begitu pesanan itu selesai.
			## Komisinya
			- Persentase dari harga barang setelah potongan, tanpa ongkos kirim. Persentase yang berlaku tertulis di halaman afiliasi akunmu.
			- Pesanan yang batal, kedaluwarsa, atau diretur tidak menghasilkan komisi.
			- Pesananmu sendiri tidak menghasilkan komisi.
			- **Tidak ada komisi karena mengajak orang bergabung.** Satu-satunya sumber komisi adalah barang yang terjual.
			## Menarik saldo
			Saldo bisa ditarik ke rekening bankmu mulai **Rp 50.000**, satu penarikan setiap kali. Uangnya kami tahan saat kamu mengajukan, kami periksa, lalu kami transfer. Kalau ditolak, saldonya kembali utuh dan kami sebutkan alasannya.
			## Yang tidak boleh
			- Mengaku sebagai toko resmi atau pegawai ${name}
			- Memasang iklan dengan nama kami sebagai kata kunci
			- Mengirim pesan berantai kepada orang yang tidak kamu kenal
			- Menjanjikan diskon, khasiat, atau penghasilan yang tidak kami tulis
			Jujurlah kepada pembacamu: sebutkan kalau tautan itu tautan afiliasi. Kode yang dipakai melanggar aturan ini kami tutup, dan komisi dari pelanggaran itu batal.
			`,
			`
			## How it works
			1. Switch on the affiliate code in your account. It is free and you needn't have bought anything.
			2. Share a link with your code to any page: a product, a category, or an article about ${goods.en}.
			3. We remember whoever opens it for 7 days. If they open somebody else's link later, the last code counts.
			4. Their order is noted as a *pending* commission, and goes to your affiliate balance when that order completes.
			## The commission
			- A percentage of the price after discounts, without shipping. The current rate is on the affiliate page of your account.
			- Orders that are cancelled, expire or are returned earn nothing.
			- Your own orders earn nothing.
			- **Nothing is paid for recruiting people.** The only source of commission is goods sold.
			## Withdrawing
			You can withdraw to your bank account from **Rp 50,000**, one request at a time. The amount is held when you ask, checked, then transferred. If it is refused, the whole amount returns to your balance and we say why.
			## Please don't
			- pose as the official shop or as staff of ${name}
			- buy advertising with our name as a keyword
			- send bulk messages to people you don't know
			- promise discounts, health effects or incomes that we haven't written
			Be honest with your readers and say that it is an affiliate link. Codes used against these rules are closed, and what they earned that way is void.
			`,
		),
	}
}

function joinAgent({ name, goods }: ShopFacts): PageText {
	return {
		key: 'join-agen',
		title: words('Jadi agen', 'Become an agent'),
		summary: words(
			`Jual ${goods.id} di sekitarmu, dengan harga agen dan kode sendiri.`,
			`Sell ${goods.en} where you live, at agent prices and with a code of your own.`,
		),
		html: written(
			`
			## Yang kamu dapat
			- **Harga agen** untuk belanjaanmu, tanpa target bulanan
			- **Kode dan tautan agen**; pesanan lewat tautanmu tercatat atas namamu
			- Namamu di halaman [agen kami](/our-agen), supaya pembeli di sekitarmu bisa menemukanmu
			- Statistik klik dan pesanan per bulan
			## Yang kami minta
			- Berusia sedikitnya 18 tahun dan tinggal di Indonesia
			- Nama lengkap, nomor telepon yang aktif, kecamatan, dan cerita singkat kenapa kamu ingin jadi agen
			- Menjual paling tinggi sesuai harga toko, dan menjelaskan barang apa adanya
			## Tidak ada biaya pendaftaran
			Menjadi agen ${name} gratis: tidak ada paket perdana yang wajib dibeli, dan tidak ada setoran. **Kamu mendapat untung dari barang yang terjual, bukan dari merekrut agen lain.** Kalau ada yang meminta uang pendaftaran atas nama kami, itu penipuan; [laporkan](/contact).
			## Langkahnya
			1. Kirim pengajuan dari halaman ini.
			2. Kami membacanya dan menghubungimu dalam tiga hari kerja.
			3. Setelah disetujui, kamu menerima kode agen dan harga agenmu langsung berlaku.
			Boleh berhenti kapan saja. Saldo yang tersisa tetap bisa kamu tarik, mulai Rp 50.000.
			`,
			`
			## What you get
			- **Agent prices** on what you buy, without monthly targets
			- **A code and link**; orders that come through it are counted as yours
			- Your name under [our agents](/our-agen), so that people nearby can find you
			- Clicks and orders, month by month
			## What we ask
			- You are at least 18 and live in Indonesia
			- Your full name, a working phone number, your district, and a few words on why you would like to
			- You sell at no more than the shop's price, and describe things as they are
			## There is no fee
			Becoming an agent of ${name} is free: there is no starter pack to buy and no deposit. **You earn on goods sold, never by recruiting other agents.** Whoever asks for a registration fee in our name is a fraud; please [report it](/contact).
			## The steps
			1. Send your application from this page.
			2. We read it and get in touch within three working days.
			3. Once approved, you receive your code, and agent prices apply at once.
			You may stop at any time. What is left of your balance can still be withdrawn, from Rp 50,000.
			`,
		),
	}
}

function ourAgents({ name }: ShopFacts): PageText {
	return {
		key: 'our-agen',
		title: words('Agen kami', 'Our agents'),
		summary: words(
			`Orang-orang yang menjual ${name} di dekatmu.`,
			`The people who sell ${name} near you.`,
		),
		html: written(
			`Belanja lewat agen tidak lebih mahal daripada di toko ini. Nama disingkat dan nomor hanya tampil kalau agennya mengizinkan. Agen resmi selalu punya kode; kalau ragu, [tanyakan kepada kami](/contact).`,
			`Buying through an agent never costs more than here. Names are shortened, and a number is shown only if the agent wants it. A real agent always has a code; if in doubt, [ask us](/contact).`,
		),
	}
}

function agentStatistics(): PageText {
	return {
		key: 'statistic-agen',
		title: words('Statistik agen', 'Agent statistics'),
		summary: words(
			'Klik dan pesanan yang datang lewat satu kode agen, per bulan.',
			'Clicks and orders that came by one agent code, month by month.',
		),
		html: written(
			`Kode agen tertera di setiap tautan agen. Angkanya diperbarui setiap kali halaman dibuka; pesanan dihitung pada bulan pesanan itu dibuat.`,
			`An agent code is part of each agent link. The numbers are fresh each time you open the page; an order counts in the month it was placed.`,
		),
	}
}
