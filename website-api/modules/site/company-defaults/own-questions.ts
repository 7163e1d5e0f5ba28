import { questions, type QuestionGroup } from '#website-api/modules/site/content/texts/faq.ts'
import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

/** Questions about any shop: ordering, accounts and personal data. */
export function ownQuestions({ name, phone }: ShopFacts): QuestionGroup[] {
	return [
		questions(words('Pesanan dan akun', 'Orders and accounts'), [
			[
				`Bagaimana cara memesan di ${name}?`,
				`Pilih barang dan variannya, masukkan ke keranjang, lalu isi alamat dan pilih kurir di checkout. Langkah demi langkahnya ada di [panduan belanja](/shopping-guide).`,
				`How do I order from ${name}?`,
				`Choose a product and its variant, add it to the cart, then enter your address and pick a courier at checkout. It is all explained in [how to shop](/shopping-guide).`,
			],
			[
				'Apakah saya harus punya akun?',
				`Tidak. Kamu boleh memesan sebagai tamu; simpan nomor pesanannya. Dengan akun, riwayat pesanan, alamat, dan saldo dompetmu tersimpan di satu tempat.`,
				'Do I need an account?',
				`No. You may order as a guest; just keep the order number. With an account, your orders, addresses and wallet are in one place.`,
			],
			[
				'Di mana saya melihat status pesanan saya?',
				`Buka [cek pesanan](/order/look-up), lalu isi nomor pesanan dan nomor teleponmu.`,
				'Where do I see how my order is doing?',
				`Open [find an order](/order/look-up) and enter the order number and your phone number.`,
			],
			[
				'Bagaimana data pribadi saya dijaga?',
				`Kami hanya memakai datamu untuk memproses pesanan dan menjawabmu, sesuai Undang-Undang Pelindungan Data Pribadi. Rinciannya, termasuk hakmu, ada di [kebijakan privasi](/privacy).`,
				'How do you look after my personal data?',
				`We use it only to handle your order and to answer you, as the Personal Data Protection Law asks. The details and your rights are in the [privacy policy](/privacy).`,
			],
			[
				'Bagaimana menghubungi layanan pelanggan?',
				`Telepon atau kirim WhatsApp ke ${phone}, atau tulis lewat [kontak](/contact).`,
				'How do I reach customer care?',
				`Call or send a WhatsApp message to ${phone}, or write through [contact](/contact).`,
			],
		]),
	]
}
