import type { Art } from '../art-shapes.ts'
import { tones } from './colour.ts'
import { emblem, plainMarks } from './emblem.ts'
import { randomFrom } from './random.ts'
import { frame } from './product.ts'
import { circle, rect } from '#website-api/media/draw/svg.ts'

/** A company's mark, 240 by 240: the seed picks one of the label marks, the shape its field ("round" or "square"). */
export function drawLogo(art: Art): string {
	const c = tones(art.colour)
	const a = tones(art.accent)
	const field =
		art.shape === 'round' ? circle(120, 120, 112, c.base) : rect(8, 8, 224, 224, 56, c.base)
	const pen = {
		c,
		a,
		fill: c.base,
		patterned: false,
		random: randomFrom(art.seed),
		id: 'logo',
		back: false,
		marks: plainMarks,
	}
	return frame(240, 240, field + emblem(pen, 120, 120, 124, a.base, c.base, art.seed))
}
