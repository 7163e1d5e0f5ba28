import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'kenapa-wifi-rumah-lambat',
	category: 'cara-kerja',
	title: words('Kenapa Wi-Fi rumah lambat?', 'Why is the Wi-Fi at home slow?'),
	summary: words(
		'Sebelum memarahi penyedia internet: letak router, saluran tetangga, dan dinding kamar mandi.',
		'Before you blame the provider: where the router stands, the neighbours’ channels and the bathroom wall.',
	),
	html: written(
		`
		Langganan 50 Mbps, tetapi di kamar belakang rapat selalu membeku. Penyedia internet bilang normal, dan sering kali ia benar. Di antara kabel yang masuk rumah dan ponselmu masih ada satu perjalanan lagi, lewat udara.
		## Uji dulu di mana macetnya
		1. Colok laptop langsung ke router dengan [kabel LAN](/product/kabel-lan-cat6), lalu ukur kecepatannya.
		2. Kalau lambat juga, hubungi penyedia.
		3. Kalau kencang, masalahnya di Wi-Fi. Lanjut membaca.
		## Letak menentukan separuhnya
		Sinyal menyebar ke samping dan ke bawah seperti cahaya lampu. Router di lantai, di belakang TV, atau di dalam lemari sama dengan lampu di bawah kasur. Taruh setinggi dada, di tengah rumah, jauh dari kulkas, akuarium, dan cermin besar.
		| Penghalang | Sinyal hilang |
		| Pintu kayu, gipsum | Sedikit |
		| Bata plester | Lumayan |
		| Beton, lantai atas | Banyak |
		| Kamar mandi berkeramik, akuarium | Hampir semua |
		## Dua pita, dua watak
		**2,4 GHz** jauh tetapi pelan dan ramai; microwave serta semua tetangga ada di sana. **5 GHz** cepat tetapi tidak suka tembok. Untuk rapat dan TV pilih 5 GHz di ruangan yang sama; untuk bohlam dan kamera pintar 2,4 GHz.
		## Saluran yang berdesakan
		Di kompleks padat, ubah saluran 2,4 GHz ke 1, 6, atau 11, mana yang paling sepi. Aplikasi pemindai Wi-Fi memperlihatkannya. Router yang baik memilih sendiri setiap malam.
		## Satu router atau dua?
		- Rumah satu lantai sampai tipe 70: satu [router AX](/product/router-jala-ax) di tengah cukup.
		- Dua lantai atau memanjang: [mesh](/product/router-jala-mesh), satu di bawah, satu di atas tangga.
		- Penguat sinyal murah yang dicolok di stop kontak memotong kecepatan jadi separuh. Pakai kabel kalau bisa.
		## Terakhir
		Hitung siapa saja yang tersambung. Kamera tetangga yang masih ingat kata sandi dua tahun lalu juga ikut menonton.
		`,
		`
		You pay for 50 Mbps, yet in the back room every meeting freezes. The provider says all is well, and is often right. Between the cable that enters your house and your phone there is one more journey, through the air.
		## First find out where it jams
		1. Connect a laptop straight to the router with a [LAN cable](/product/kabel-lan-cat6) and measure.
		2. Slow as well? Call the provider.
		3. Fast? Then it is the Wi-Fi. Read on.
		## Half of it is where it stands
		The signal spreads sideways and down, like light. A router on the floor, behind the television or in a cupboard is a lamp under the mattress. Put it at chest height in the middle of the house, away from fridge, aquarium and large mirrors.
		| Obstacle | Signal lost |
		| Wooden door, plasterboard | A little |
		| Plastered brick | Quite some |
		| Concrete, the floor above | Much |
		| Tiled bathroom, aquarium | Nearly all |
		## Two bands, two tempers
		**2.4 GHz** goes far but is slow and crowded; microwaves and all the neighbours are there. **5 GHz** is fast but dislikes walls. For meetings and television take 5 GHz in the same room; for smart bulbs and cameras 2.4.
		## Crowded channels
		Where houses are close, set the 2.4 GHz channel to 1, 6 or 11, whichever is quietest. A Wi-Fi scanner shows you. A good router chooses for itself each night.
		## One router or two?
		- One floor, up to 70 square metres: a single [AX router](/product/router-jala-ax) in the middle.
		- Two floors, or a long house: [mesh](/product/router-jala-mesh), one below and one at the top of the stairs.
		- Cheap repeaters that plug into a socket halve the speed. Use a cable if you can.
		## Last of all
		Count who is connected. A neighbour's camera that remembers your password from two years ago is watching along.
		`,
	),
	author: 'Bima Satria',
	daysOld: 22,
	picture: {
		scene: [
			art('router', '#eceef0', '#5b8def', undefined, 4),
			art('cable', '#eceef0', '#2b2f38', undefined, 3),
			art('router', '#2b2f38', '#4fc3a1'),
		],
		background: '#e4ecf2',
		alt: words('Dua router dan kabel LAN', 'Two routers and a LAN cable'),
	},
	products: ['router-jala-ax', 'router-jala-mesh', 'kabel-lan-cat6'],
}
