import { circle, rect, stroke } from './svg.ts'

const side = 240
/** Letters are drawn in a centred box of 100 by 140. */
const box = { width: 100, height: 140 }

/**
 * A generated logo: the first letter or digit of the name on a square in the company's colour; a ring for a name in
 * another script. The letter consists of lines, because a server may have no fonts to render text.
 */
export function initialLogo(name: string, colours: { field: string; letter: string }) {
	const [x, y] = [(side - box.width) / 2, (side - box.height) / 2]
	const lines = letters[initialOf(name)]
	const mark =
		lines === undefined
			? circle(side / 2, side / 2, 56, colours.letter) +
				circle(side / 2, side / 2, 34, colours.field)
			: `<g transform="translate(${x} ${y})">${stroke(lines, colours.letter, 22)}</g>`
	const field = rect(8, 8, side - 16, side - 16, 56, colours.field)
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${field}${mark}</svg>`
	return { svg, width: side, height: side }
}

/** The first ASCII letter or digit of a name, in upper case; '' if it has none. */
function initialOf(name: string): string {
	const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
	return /[a-z0-9]/i.exec(plain)?.[0].toUpperCase() ?? ''
}

const ring = 'M50 0 A52 70 0 1 0 50 140 A52 70 0 1 0 50 0 Z'
const bowl = 'M8 140 V0 H55 A36 38 0 0 1 55 76 H8'

const letters: Record<string, string> = {
	A: 'M0 140 L50 0 L100 140 M19 90 H81',
	B: 'M8 0 V140 H55 A36 37 0 0 0 55 66 H8 M55 66 A33 33 0 0 0 55 0 H8',
	C: 'M96 30 A54 70 0 1 0 96 110',
	D: 'M8 0 V140 H40 A58 70 0 0 0 40 0 Z',
	E: 'M92 0 H10 V140 H92 M10 68 H78',
	F: 'M92 0 H10 V140 M10 68 H78',
	G: 'M94 28 A54 70 0 1 0 98 98 V78 H62',
	H: 'M6 0 V140 M94 0 V140 M6 68 H94',
	I: 'M50 0 V140',
	J: 'M82 0 V96 A38 44 0 0 1 8 100',
	K: 'M8 0 V140 M94 0 L8 86 M38 58 L98 140',
	L: 'M12 0 V140 H92',
	M: 'M0 140 V0 L50 80 L100 0 V140',
	N: 'M6 140 V0 L94 140 V0',
	O: ring,
	P: bowl,
	Q: `${ring} M66 104 L100 144`,
	R: `${bowl} M52 76 L96 140`,
	S: 'M92 26 A44 34 0 0 0 50 0 C0 0 -4 62 48 68 C108 76 100 140 48 140 A50 36 0 0 1 4 112',
	T: 'M0 0 H100 M50 0 V140',
	U: 'M6 0 V92 A44 48 0 0 0 94 92 V0',
	V: 'M0 0 L50 140 L100 0',
	W: 'M-12 0 L22 140 L50 40 L78 140 L112 0',
	X: 'M2 0 L98 140 M98 0 L2 140',
	Y: 'M0 0 L50 70 L100 0 M50 70 V140',
	Z: 'M6 0 H94 L6 140 H94',
	0: ring,
	1: 'M25 26 L56 0 V140',
	2: 'M8 36 A44 38 0 1 1 86 64 L6 140 H98',
	3: 'M12 16 A40 34 0 1 1 46 66 A42 37 0 1 1 6 118',
	4: 'M72 140 V0 L0 96 H100',
	5: 'M90 0 H18 L10 62 A46 42 0 1 1 6 120',
	6: 'M78 4 C24 24 4 64 4 96 A46 44 0 1 0 96 96 A46 44 0 1 0 4 96',
	7: 'M4 0 H96 L40 140',
	8: 'M50 66 A34 33 0 1 1 50 0 A34 33 0 1 1 50 66 A42 37 0 1 1 50 140 A42 37 0 1 1 50 66',
	9: 'M22 136 C76 116 96 76 96 44 A46 44 0 1 0 4 44 A46 44 0 1 0 96 44',
}
