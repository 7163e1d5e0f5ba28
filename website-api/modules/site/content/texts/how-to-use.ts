import type { PageText } from './page-text.ts'
import type { ShopFacts } from './shop-facts.ts'
import { words, written } from './write.ts'

/** How to use the site. */
export function howToUse({ name }: ShopFacts): PageText {
	return {
		key: 'how-to-use',
		title: words('Cara memakai toko ini', 'How to use this shop'),
		summary: words(
			'Mencari, menyaring, menyimpan kuota, dan menemukan lagi pesananmu.',
			'Searching, filtering, saving data and finding your order again.',
		),
		html: written(
			`
			## Mencari barang
			Ketik satu atau dua kata di kolom pencarian, misalnya nama barang atau mereknya. Di halaman [semua produk](/products) kamu bisa menyaring menurut kategori, harga, merek, penilaian, dan stok, lalu mengurutkannya. Saringanmu ikut tersimpan di alamat halaman, jadi bisa kamu bagikan ke teman.
			## Keranjang
			Pilih warna, ukuran, atau isi dulu, baru tekan *Keranjang*. [Keranjangmu](/Cart) tetap ada walau halaman ditutup, dan harga serta stoknya diperiksa lagi setiap kali dibuka. Kalau ada yang berubah, kami beri tahu di situ.
			## Belanja tanpa akun
			Kamu boleh memesan sebagai tamu. Simpan nomor pesanannya: dengan nomor itu dan nomor teleponmu, pesanan bisa dibuka lagi kapan saja lewat [cek pesanan](/order/look-up).
			## Bahasa
			Toko ini ada dalam bahasa Indonesia dan Inggris. Gantinya lewat pilihan bahasa di bagian atas atau bawah halaman; keranjangmu ikut pindah.
			## Hemat kuota
			Nyalakan *mode hemat data* di bagian bawah halaman. Halaman dikirim tanpa skrip dan dengan gambar yang lebih kecil. Semua tombol tetap berfungsi, dari memilih barang sampai mengirim bukti transfer.
			## Terang atau gelap
			Tampilan mengikuti setelan ponselmu. Lebih suka yang lain? Ganti di bagian bawah halaman.
			## Kalau ada yang macet
			Muat ulang halamannya. Masih macet juga? Keranjang dan pesananmu aman; [ceritakan kepada kami](/contact) apa yang kamu lihat di layar, dan tim ${name} akan membantu.
			`,
			`
			## Finding things
			Type a word or two into the search field, such as a product or a brand. Under [all products](/products) you can narrow things down by category, price, brand, rating and stock, and change the order. Your filters are part of the page's address, so you can share them.
			## The cart
			Choose a colour, size or pack first, then press *Cart*. [Your cart](/Cart) stays when you close the page, and its prices and stock are checked again each time you open it. If something has changed, it says so.
			## Without an account
			You are welcome to order as a guest. Keep the order number: together with your phone number it opens the order again at any time, under [find an order](/order/look-up).
			## Language
			This shop speaks Indonesian and English. Switch at the top or the bottom of any page; your cart comes along.
			## Saving data
			Switch on *data saver mode* at the bottom of the page. Pages then come without scripts and with smaller pictures. Every button still works, from choosing a product to sending proof of payment.
			## Light or dark
			The shop follows your device. If you prefer the other one, change it at the bottom of the page.
			## If something gets stuck
			Reload the page. Still stuck? Your cart and orders are safe; [tell us](/contact) what you see on the screen and the people at ${name} will help.
			`,
		),
	}
}
