import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

export const facts: ShopFacts = {
	name: 'Pagi Sangrai',
	legalName: 'CV Pagi Sangrai Bersama',
	city: 'Jakarta',
	court: words('Pengadilan Negeri Jakarta Selatan', 'South Jakarta District Court'),
	phone: '0812-0002-0202',
	freeShippingFrom: 300000,
	sending: words(
		'Kopi disangrai setiap Selasa dan dikirim Rabu sampai Sabtu. Camilan, bumbu, dan alat seduh yang lunas sebelum pukul 12.00 WIB berangkat hari itu juga.',
		'Coffee is roasted on Tuesdays and leaves from Wednesday to Saturday. Snacks, spices and brewing gear paid before 12.00 WIB leave the same day.',
	),
	goods: words('kopi dan isi dapur', 'coffee and pantry goods'),
	notReturned: words(
		`- Makanan dan minuman yang kemasannya sudah dibuka
		- Kopi yang digiling atau disangrai khusus atas permintaanmu
		- Minuman segar seperti jamu dan cold brew yang gagal diterima karena alamat keliru
		- Hampers dengan kartu yang sudah ditulis`,
		`- Food and drink whose pack has been opened
		- Coffee ground or roasted to your order
		- Fresh drinks such as jamu and cold brew that couldn't be delivered for a wrong address
		- Hampers whose card has been written`,
	),
}
