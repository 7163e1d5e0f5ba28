import type { Pair } from '../../both-languages.ts'

const note = (id: string, en: string): Pair => [
	`<h3>Perawatan</h3><p>${id}</p>`,
	`<h3>Care</h3><p>${en}</p>`,
]

/** How to wash what; one text per cloth. */
export const cares = {
	linen: note(
		'Cuci dengan air dingin bersama warna serupa. Setrika selagi agak lembap, kerutnya jadi mudah jinak.',
		'Wash cold with similar colours. Iron while still slightly damp and the creases give in easily.',
	),
	cotton: note(
		'Aman dicuci mesin sampai 30 derajat. Balik bagian dalam ke luar supaya warnanya awet.',
		'Machine wash up to 30 degrees. Turn inside out to keep the colour.',
	),
	knit: note(
		'Cuci tangan, jangan diperas; gulung dengan handuk lalu bentangkan. Digantung bikin melar.',
		'Hand wash without wringing; roll in a towel, then dry flat. Hanging stretches it.',
	),
	batik: note(
		'Pakai lerak atau sampo, tanpa pemutih, jemur di tempat teduh. Warna alam makin matang bila dirawat begini.',
		'Use soapnut or shampoo, no bleach, and dry in the shade. Natural dyes ripen when treated this way.',
	),
	denim: note(
		'Cuci sesekali saja, dibalik, terpisah di dua cucian pertama karena warnanya masih luntur.',
		'Wash rarely, inside out, and on its own the first two times: the dye still runs.',
	),
	voile: note(
		'Cukup rendam sebentar dengan sabun lembut. Setrika suhu rendah, jangan pakai pelicin bersilikon.',
		'A short soak in mild soap is enough. Iron on low, without silicone starch.',
	),
	canvas: note(
		'Lap bagian yang kotor dengan kain basah dan sabun. Jangan masuk mesin cuci, nanti bentuknya hilang.',
		'Wipe spots with a wet cloth and soap. The washing machine takes its shape away.',
	),
	leather: note(
		'Lap dengan kain kering, oles krim kulit dua bulan sekali, jauhkan dari hujan deras.',
		'Wipe dry, feed with leather cream every other month, keep out of heavy rain.',
	),
	shoes: note(
		'Sikat lembut, keringkan di tempat teduh dengan koran di dalamnya. Sol dalam bisa dilepas.',
		'Brush softly and dry in the shade, stuffed with newspaper. The insole comes out.',
	),
}
