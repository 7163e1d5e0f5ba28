import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'arti-angka-20s-24s-30s',
	category: 'cerita-kain',
	title: words('Arti angka 20s, 24s, dan 30s pada kaos', 'What 20s, 24s and 30s mean on a tee'),
	summary: words(
		'Bukan kualitas, melainkan tebal benang. Cara memilih kaos menurut kegiatan, bukan menurut label.',
		'Not quality but the thickness of yarn. Choose a tee by what you do, not by its label.',
	),
	html: written(
		`
		Penjual kaos suka menyebut angka seperti nomor ajaib: *combed 30s, premium 24s*. Pembeli mengangguk. Padahal artinya sederhana, dan begitu paham kamu tidak akan tertipu lagi.
		## Angkanya nomor benang
		Huruf s adalah singkatan *single knit*, rajutan satu lapis. Angkanya nomor benang: makin besar, makin halus dan tipis benangnya.
		| Benang | Berat kain | Rasanya | Cocok untuk |
		| 20s | 180–220 g/m² | Tebal, tegap | Kaos luar, sablon tebal |
		| 24s | 170–180 g/m² | Sedang | Kaos komunitas, sehari-hari |
		| 30s | 140–155 g/m² | Tipis, jatuh | Udara panas, dalaman |
		| 40s | 110–120 g/m² | Sangat tipis | Dalaman kemeja |
		Jadi 30s bukan lebih bagus daripada 20s. Ia hanya lebih tipis.
		## Combed atau carded
		Ini yang betul-betul soal mutu. Kapas *combed* disisir supaya serat pendeknya keluar, hasilnya halus dan tidak cepat berbulu. *Carded* tidak disisir: lebih murah, lebih kasar, cocok untuk kaos acara yang dipakai sekali. Kaos yang hanya menulis "katun" tanpa keterangan biasanya carded atau campuran poliester.
		## Uji di tangan
		1. Terawang ke lampu. Rajutan yang rata tampak seperti kisi, bukan awan.
		2. Tarik melebar, lepaskan. Kain yang baik kembali dalam dua detik.
		3. Gosok dengan kain putih. Kalau warnanya pindah, akan luntur.
		4. Lihat jahitan bahu. Ada pita penguat? Kerahnya akan tahan lama.
		## Yang kami pilih
		[Kaos Harian](/product/kaos-harian-30s) memakai combed 30s karena dipakai di luar ruangan yang panas. [Pasar Pagi](/product/kaos-berat-pasar-pagi) 240 gram untuk yang suka potongan kotak dan tidak mau tembus pandang. [Kaos dalam](/product/kaos-dalam-tanpa-jahitan) lebih tipis lagi, supaya hilang di balik kemeja.
		Lain kali penjual berkata "premium", tanyakan saja: combed atau carded, berapa s, berapa gram? Yang jujur menjawab tanpa melihat catatan.
		`,
		`
		Sellers of tees like to say numbers as if they were spells: *combed 30s, premium 24s*. Buyers nod. The meaning is simple, and once you know it nobody can fool you.
		## The number is the yarn
		The s stands for *single knit*, one layer. The number is the count of the yarn: the higher it is, the finer and thinner the yarn.
		| Yarn | Weight of cloth | Feel | Good for |
		| 20s | 180–220 g/m² | Thick, firm | Outer tees, heavy prints |
		| 24s | 170–180 g/m² | Medium | Club tees, every day |
		| 30s | 140–155 g/m² | Thin, drapes | Hot days, underneath |
		| 40s | 110–120 g/m² | Very thin | Under a shirt |
		So 30s isn't better than 20s. It is merely thinner.
		## Combed or carded
		This is where quality comes in. *Combed* cotton has had its short fibres taken out; it is smooth and slow to pill. *Carded* cotton hasn't: cheaper, rougher, fine for an event tee worn once. A tee that says "cotton" and nothing more is usually carded, or mixed with polyester.
		## Test it by hand
		1. Hold it against a lamp. An even knit looks like a grid, not like clouds.
		2. Pull it wide and let go. Good cloth is back in two seconds.
		3. Rub it with something white. If colour moves, it will run.
		4. Look at the shoulder seam. A tape inside? The collar will last.
		## What we chose
		The [everyday tee](/product/kaos-harian-30s) is combed 30s, as it is worn out in the heat. [Pasar Pagi](/product/kaos-berat-pasar-pagi), at 240 grams, is for those who like a boxy cut that doesn't show what is underneath. The [undershirt](/product/kaos-dalam-tanpa-jahitan) is thinner still, so as to vanish beneath a shirt.
		The next time a seller says "premium", ask: combed or carded, which count, how many grams? An honest one answers without looking it up.
		`,
	),
	author: 'Bagas Nugraha',
	daysOld: 54,
	picture: {
		scene: [
			art('tee', '#ffffff', '#8a7a5c', undefined, 2),
			art('tee', '#4a4d52', '#efe7d8', undefined, 6),
			art('tee', '#26364f', '#efe7d8', undefined, 3),
		],
		background: '#e8e6e1',
		alt: words('Tiga kaos polos berbeda ketebalan', 'Three plain tees of different weights'),
	},
	products: ['kaos-harian-30s', 'kaos-berat-pasar-pagi', 'kaos-dalam-tanpa-jahitan'],
}
