import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'usb-c-tidak-semuanya-sama',
	category: 'cara-kerja',
	title: words('USB-C tidak semuanya sama', 'Not all USB-C is the same'),
	summary: words(
		'Colokannya satu, isinya lima. Cara membaca kabel dan lubang supaya tidak salah beli.',
		'One plug, five insides. How to read cables and ports before you buy the wrong one.',
	),
	html: written(
		`
		Janji USB-C adalah satu colokan untuk semua. Colokannya memang satu. Yang mengalir di baliknya bisa lima macam, dan dari luar tidak tampak bedanya. Itulah sebab kabel "sama" bisa mengecas laptop tetapi tidak mengeluarkan gambar.
		## Tiga hal yang dibawa kabel
		| Yang dibawa | Paling rendah | Paling tinggi |
		| Daya | 15 W | 240 W |
		| Data | 480 Mbps (USB 2.0) | 40 Gbps (USB4) |
		| Gambar | Tidak ada | Dua layar 4K |
		Ketiganya tidak saling terkait. Kabel 100 watt sering hanya membawa data USB 2.0, karena dibuat untuk mengecas. Tidak salah, asal ditulis. [Kabel anyam](/product/kabel-c-ke-c-anyam) kami begitu: 100 W, data 480 Mbps.
		## Membaca lubangnya
		Cari lambang kecil di samping lubang laptop:
		- **Petir**: bisa layar, data cepat, dan daya
		- **Huruf D terbalik**: bisa mengeluarkan gambar
		- **Baterai atau colokan**: bisa mengisi laptop
		- **Tanpa lambang**: anggap hanya data
		## Apa yang kamu butuhkan
		1. **Mengecas ponsel:** kabel apa pun yang 60 W ke atas. Panjang 1 meter paling awet.
		2. **Mengecas laptop:** tertulis 100 W dan ada cip penanda (*e-marker*).
		3. **SSD luar:** pakai kabel pendek dari kotaknya.
		4. **Monitor:** cari tulisan *10 Gbps* atau *USB4*, paling panjang satu meter.
		5. **Komputer lama:** [USB-A ke C](/product/kabel-a-ke-c) sudah cukup.
		## Lubangnya kurang?
		[Hub tujuh lubang](/product/hub-usbc-tujuh) membagi satu port menjadi HDMI, LAN, kartu SD, dan tiga USB, sambil tetap mengecas. Ingat, semua berbagi satu jalan; menyalin dari SSD sambil memakai layar 4K akan terasa antre.
		## Kenapa ada kabel yang rusak di leher
		Bukan karena ditarik, tetapi karena dibengkokkan persis di pangkalnya, biasanya saat main ponsel sambil mengecas dengan perut sebagai meja. Pegang kepalanya, gulung longgar, dan kabelmu akan lebih tua daripada ponselmu.
		`,
		`
		USB-C promised one plug for everything. The plug is indeed one. What flows behind it comes in five kinds, and from outside you can't tell. That is why the "same" cable charges a laptop but shows no picture.
		## Three things a cable carries
		| What | Least | Most |
		| Power | 15 W | 240 W |
		| Data | 480 Mbps (USB 2.0) | 40 Gbps (USB4) |
		| Picture | None | Two 4K screens |
		They have nothing to do with each other. A 100-watt cable often carries only USB 2.0, because it was made for charging. That's fine, if it says so. Our [braided cable](/product/kabel-c-ke-c-anyam) does: 100 W, data at 480 Mbps.
		## Reading the port
		Look for a small sign beside it:
		- **A bolt**: screens, fast data and power
		- **A D turned round**: sends a picture
		- **A battery or plug**: charges the laptop
		- **Nothing**: assume data only
		## What you need
		1. **To charge a phone:** any cable of 60 W or more. One metre lasts longest.
		2. **To charge a laptop:** marked 100 W, with a chip (*e-marker*).
		3. **For a portable SSD:** the short cable from its box.
		4. **For a monitor:** look for *10 Gbps* or *USB4*, one metre at most.
		5. **For an old computer:** [USB-A to C](/product/kabel-a-ke-c) will do.
		## Not enough ports?
		The [seven-port hub](/product/hub-usbc-tujuh) turns one port into HDMI, LAN, SD and three USB while charging. Remember that all share one road; copying from an SSD beside a 4K screen means queueing.
		## Why cables fail at the neck
		Not from pulling but from being bent right at the plug, usually while somebody plays on the phone with their belly for a table. Hold it by the head, coil it loosely, and your cable will outlive the phone.
		`,
	),
	author: 'Rizky Ananda',
	daysOld: 45,
	picture: {
		scene: [
			art('cable', '#5d7360', '#d9cbb2', undefined, 4),
			art('hub', '#b9c0c8', '#31517a'),
			art('cable', '#2b2f38', '#e07a63', undefined, 6),
		],
		background: '#e6ede7',
		alt: words('Hub USB-C di antara dua kabel', 'A USB-C hub between two cables'),
	},
	products: ['kabel-c-ke-c-anyam', 'kabel-a-ke-c', 'hub-usbc-tujuh'],
}
