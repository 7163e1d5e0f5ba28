import { art } from '../../../category-tree.ts'
import { words, written } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedArticle } from '../../../content-shapes.ts'

export const article: SeedArticle = {
	slug: 'membaca-empat-motif-batik',
	category: 'cerita-kain',
	title: words('Membaca empat motif batik', 'Reading four batik patterns'),
	summary: words(
		'Kawung, parang, truntum, dan mega mendung: asalnya, artinya, dan cara mengenalinya dari jauh.',
		'Kawung, parang, truntum and mega mendung: where they come from, what they mean and how to tell them from afar.',
	),
	html: written(
		`
		Motif batik pernah berfungsi seperti surat: orang bisa tahu dari mana kamu datang dan hendak ke acara apa. Sekarang kita memakainya karena suka. Tetap saja, menyenangkan kalau bisa membacanya. Empat motif ini paling sering kamu jumpai, juga di rak kami.
		## Kawung
		Empat bulatan lonjong bertemu di satu titik, berulang rapi seperti ubin. Bentuknya dari buah aren yang dibelah, pohon yang berguna dari akar sampai daun. Pesannya: jadilah berguna tanpa banyak bicara. Kawung termasuk motif tertua; polanya terukir di candi-candi abad ke-13. Cara mengenali: cari tanda silang kecil di tengah tiap bulatan.
		## Parang
		Garis miring 45 derajat yang sambung-menyambung menyerupai huruf S. Ada yang menyebutnya keris, ada yang menyebutnya karang dihantam ombak. Garisnya tidak pernah putus, lambang semangat yang tidak berhenti. Parang besar (*parang rusak barong*) dulu hanya milik raja. [Parang Lurus](/product/batik-parang-lurus) kami sengaja kecil.
		## Truntum
		Bunga-bunga atau bintang mungil tersebar di langit gelap. Kisahnya, Ratu Kencana membatiknya sambil menatap bintang waktu cintanya sedang diuji, dan raja jatuh hati lagi kepadanya. Karena itu truntum dipakai di pernikahan. Cara mengenali: motifnya paling halus di antara semuanya, dari jauh tampak seperti tekstur saja.
		## Mega mendung
		Awan bergulung dengan gradasi warna, khas Cirebon, pengaruh pelukis Tionghoa yang singgah di pelabuhan. Aslinya tujuh lapis, tujuh lapis langit. Awan berarti hujan, dan hujan bagi petani berarti kabar baik: bersabarlah, yang ditunggu akan datang. [Trusmi](/product/batik-mega-mendung-trusmi) kami empat lapis supaya tetap jernih dari jauh.
		## Satu pesan
		Tidak ada yang salah memakai motif karena indah saja. Tetapi lain kali ada yang bertanya, "Ini motif apa?", kamu punya cerita untuk memulai obrolan.
		`,
		`
		Batik patterns once worked like letters: people could tell where you came from and what you were going to. Today we wear them because we like them. It is still a pleasure to be able to read. These four are the ones you will meet most often, on our rails too.
		## Kawung
		Four ovals meet in one point and repeat as neatly as tiles. They are the cut fruit of the sugar palm, a tree that is useful from root to leaf. The message: be of use, and don't talk about it. Kawung is among the oldest; it is carved on temples of the 13th century. To recognise it, look for the small cross in the middle.
		## Parang
		Slanting lines at 45 degrees, linked like the letter S. Some see daggers, others rocks beaten by waves. The line never breaks, a sign of spirit that doesn't rest. The large kind (*parang rusak barong*) was the king's alone. Our [Parang shirt](/product/batik-parang-lurus) is small on purpose.
		## Truntum
		Tiny flowers or stars across a dark sky. Queen Kencana is said to have drawn it while looking at the stars when her love was being tried, and the king fell for her again. So it is worn at weddings. To recognise it: the finest of all, from a distance no more than a texture.
		## Mega mendung
		Rolling clouds in shades of one colour, the mark of Cirebon, learnt from Chinese painters who came through its port. The original has seven layers, the seven heavens. Clouds mean rain, and to a farmer rain is good news: be patient, what you wait for will come. Our [Trusmi shirt](/product/batik-mega-mendung-trusmi) has four, to stay clear from afar.
		## One thing more
		There is nothing wrong with wearing a pattern for its looks. But when somebody next asks what it is called, you have a story to begin with.
		`,
	),
	author: 'Laras Kusumaningtyas',
	daysOld: 14,
	picture: {
		scene: [
			art('shirt-short', '#26364f', '#6f9fc4', 'mega-mendung'),
			art('shirt', '#23242b', '#e6d3ad', 'parang', 3),
			art('sarong', '#7a4a2b', '#ecd9b0', 'kawung', 5),
		],
		background: '#efe6d6',
		alt: words(
			'Tiga motif batik: mega mendung, parang, dan kawung',
			'Three batik patterns: mega mendung, parang and kawung',
		),
	},
	products: [
		'batik-kawung-pendopo',
		'batik-parang-lurus',
		'batik-truntum-malam',
		'batik-mega-mendung-trusmi',
	],
}
