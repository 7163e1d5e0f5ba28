import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

export const facts: ShopFacts = {
	name: 'Lungsin & Pakan',
	legalName: 'PT Lungsin Pakan Nusantara',
	city: 'Bandung',
	court: words('Pengadilan Negeri Bandung', 'Bandung District Court'),
	phone: '0812-0001-0101',
	freeShippingFrom: 500000,
	sending: words(
		'Pesanan yang lunas sebelum pukul 14.00 WIB berangkat hari itu juga, Senin sampai Sabtu. Sesudahnya, berangkat hari kerja berikutnya.',
		'Orders paid before 14.00 WIB leave the same day, Monday to Saturday. After that, on the next working day.',
	),
	goods: words('pakaian', 'clothes'),
	notReturned: words(
		`- Pakaian yang sudah dipakai, dicuci, atau dipotong labelnya
		- Kaus kaki dan pakaian dalam yang segelnya sudah dibuka
		- Pesanan yang panjangnya kami permak atas permintaanmu`,
		`- Clothes that have been worn, washed or had their labels cut off
		- Socks and underwear whose seal has been opened
		- Pieces that we shortened or altered for you`,
	),
}
