import type { ShopFacts } from '#website-api/modules/site/content/texts/shop-facts.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'

export const facts: ShopFacts = {
	name: 'Kawat & Cahaya',
	legalName: 'PT Kawat Cahaya Elektronika',
	city: 'Surabaya',
	court: words('Pengadilan Negeri Surabaya', 'Surabaya District Court'),
	phone: '0812-0003-0303',
	sending: words(
		'Pesanan yang lunas sebelum pukul 15.00 WIB berangkat hari itu juga, Senin sampai Sabtu. TV dan mesin cuci dikirim kargo keesokan harinya.',
		'Orders paid before 15.00 WIB leave the same day, Monday to Saturday. Televisions and washing machines go by cargo on the next.',
	),
	goods: words('gawai dan perlengkapannya', 'gadgets and what goes with them'),
	notReturned: words(
		`- Earbuds dan casing yang segel kebersihannya sudah dibuka
		- Kartu memori, flashdisk, dan SSD yang sudah berisi data
		- Tinta, baterai sekali pakai, dan bohlam yang sudah dipasang
		- Barang yang rusak karena jatuh, cairan, atau tegangan di luar keterangan`,
		`- Earbuds and cases whose hygiene seal has been opened
		- Memory cards, flash drives and SSDs that hold data
		- Ink, disposable batteries and bulbs that have been fitted
		- Goods damaged by falls, liquids or a voltage other than stated`,
	),
}
