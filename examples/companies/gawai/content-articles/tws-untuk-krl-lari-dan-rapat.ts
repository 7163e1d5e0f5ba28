import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'tws-untuk-krl-lari-dan-rapat',
	category: 'memilih',
	title: words('TWS untuk KRL, lari, dan rapat', 'Earbuds for trains, runs and meetings'),
	summary: words(
		'Peredam bising bukan untuk semua orang. Pilih menurut tempat kamu paling sering memakainya.',
		'Noise cancelling isn’t for everyone. Choose by where you wear them most.',
	),
	html: written(
		`
		"Yang paling bagus yang mana?" adalah pertanyaan yang tidak bisa dijawab. "Dipakai di mana?" bisa. Telinga yang sama membutuhkan hal yang berbeda di gerbong, di trotoar, dan di ruang rapat.
		## Di KRL dan pesawat: peredam bising
		Peredam aktif (ANC) mendengar dengung di luar lalu memutar gelombang kebalikannya. Ia hebat melawan suara rendah yang ajek seperti mesin dan rel, tetapi lemah melawan tangis bayi dan pengumuman. [Suarala Bisik](/product/suarala-bisik) memakai enam mikrofon; cas lima menit cukup untuk Bogor sampai Manggarai.
		Untuk kantor terbuka seharian, [headphone Ruang](/product/suarala-ruang) lebih nyaman: tidak menekan liang telinga, tahan 40 jam.
		## Saat lari dan bersepeda: yang terbuka
		Jangan memakai peredam bising di jalan. Klakson adalah informasi. [Suarala Lari](/product/suarala-lari) menggantung di luar liang telinga, jadi musik dan lalu lintas terdengar bersamaan. Periksa tingkat tahan airnya: IPX4 untuk keringat, IPX7 kalau suka lupa membawa jas hujan.
		## Untuk telepon dan rapat
		Jumlah mikrofon di kotak tidak banyak berarti. Yang menentukan adalah jaraknya ke mulut dan cara menyaring angin. Cobalah: rekam suaramu di tepi jalan, putar ulang. Kalau kedengaran seperti di dalam ember, cari yang lain.
		## Kalau uangnya terbatas
		[Suarala Gema](/product/suarala-gema) tidak punya peredam, tidak punya aplikasi, dan tidak minta akun. Suaranya jernih, sambungannya cepat. Untuk kebanyakan orang, itu sudah selesai.
		## Ukuran karet lebih penting daripada merek
		Bas yang hilang hampir selalu karena karetnya terlalu kecil. Coba ketiga ukuran di kotak, boleh berbeda kiri dan kanan. Pas artinya tidak lepas saat kamu menguap.
		## Jaga telingamu
		Aturan 60/60: paling keras 60 persen, paling lama 60 menit, lalu istirahat. Kalau orang di sebelah bisa ikut bernyanyi, itu terlalu keras.
		`,
		`
		"Which are the best?" can't be answered. "Where will you wear them?" can. The same ears want different things in a carriage, on a pavement and in a meeting.
		## Trains and planes: noise cancelling
		Active cancelling (ANC) listens to the hum outside and plays its opposite. It is splendid against low and steady sounds like engines and rails, and weak against babies and announcements. [Suarala Bisik](/product/suarala-bisik) has six microphones; five minutes of charging take you from Bogor to Manggarai.
		For whole days in an open office, the [Ruang headphones](/product/suarala-ruang) are kinder: nothing in the ear canal, and 40 hours.
		## Running and cycling: open ones
		Don't cancel noise on the road. A horn is information. [Suarala Lari](/product/suarala-lari) hangs outside the ear canal, so you hear music and traffic together. Look at the water rating: IPX4 for sweat, IPX7 if you tend to forget your raincoat.
		## Calls and meetings
		The number of microphones on the box means little. What counts is how near they are to your mouth and how they deal with wind. Try it: record yourself beside a road and play it back. If you sound like a bucket, look on.
		## On a small budget
		[Suarala Gema](/product/suarala-gema) has no cancelling, no app and asks for no account. The sound is clear and it connects at once. For most people that settles it.
		## The tips matter more than the brand
		Missing bass is nearly always a tip that is too small. Try all three sizes in the box, different ones left and right if need be. They fit when they stay put as you yawn.
		## Look after your ears
		The 60/60 rule: 60 per cent of the volume, 60 minutes at a time, then a rest. If your neighbour can sing along, it is too loud.
		`,
	),
	author: 'Bima Satria',
	daysOld: 41,
	picture: {
		scene: [
			art('earbuds', '#b6a8d6', '#5b8def'),
			art('earbuds', '#ecd27a', '#2b2f38', undefined, 3),
			art('headphones', '#2b2f38', '#d9a566'),
		],
		background: '#ebe6f2',
		alt: words('Earbuds dan headphone', 'Earbuds and headphones'),
	},
	products: ['suarala-bisik', 'suarala-gema', 'suarala-lari', 'suarala-ruang'],
}
