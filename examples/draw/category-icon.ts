import type { Art } from '../art-shapes.ts'
import { mix } from './colour.ts'
import { frame, objectOf } from './product.ts'
import { circle, group } from '#website-api/media/draw/svg.ts'

/** A category's small picture, 96 by 96: the object on a tinted disc. */
export function drawCategoryIcon(art: Art): string {
	const { drawing, defs } = objectOf(art, false, 'i')
	return frame(
		96,
		96,
		circle(48, 48, 48, mix(art.accent, '#faf6ef', 0.82)) +
			defs +
			group('translate(5 4) scale(.0717)', drawing.body),
	)
}
