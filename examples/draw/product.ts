import type { Art } from '../art-shapes.ts'
import { groundFor, plainBackdrop, roomBackdrop, shadow, slantBackdrop } from './backdrop.ts'
import { tones } from './colour.ts'
import { pantryMarks, plainMarks } from './emblem.ts'
import { patternDef } from './pattern.ts'
import type { Drawing, Pen } from './pen.ts'
import { hash, randomFrom } from './random.ts'
import { pantryShapes, shapes } from './shapes.ts'
import { group, rect } from '#website-api/media/draw/svg.ts'

/**
 * A product's picture as SVG text, 1200 by 1200, without letters or outside references.
 * Views: 0 the front, 1 askew (from behind where the shape has a back), 2 a close-up, 3 in a room; others repeat.
 * @throws when no shape has the art's name
 */
export function drawProduct(art: Art, view: number): string {
	const kind = view % 4
	const ground = groundFor(art.colour, art.accent, art.seed)
	const random = randomFrom(hash(`${art.shape}/${art.seed}/${kind}`))
	const { defs, drawing, id } = objectOf(art, kind === 1)
	const [cx, cy, rx] = drawing.ground
	const object = shadow(`${id}s`, cx, cy, rx) + drawing.body
	const body =
		kind === 0
			? plainBackdrop(ground, random) + group('translate(-60 -70) scale(1.1)', object)
			: kind === 1
				? slantBackdrop(ground, random) +
					group(
						`rotate(${random.pick([-9, 8, -6, 10])} 600 620) translate(60 60) scale(.9)`,
						object,
					)
				: kind === 2
					? closeUp(drawing, ground.wall, object)
					: roomBackdrop(ground, random) + group('translate(150 198) scale(.75)', object)
	return frame(1200, 1200, defs + body)
}

/** The bare object with the definitions it needs, for pictures composed of several. */
export function objectOf(art: Art, back = false, prefix = '') {
	const shape = shapes[art.shape]
	if (!shape) throw new Error(`No drawing for the shape "${art.shape}"`)
	const c = tones(art.colour)
	const a = tones(art.accent)
	const id = `${prefix}${art.shape}${art.seed}`
	const pen: Pen = {
		c,
		a,
		id,
		back,
		marks: Object.hasOwn(pantryShapes, art.shape) ? pantryMarks : plainMarks,
		patterned: art.pattern !== undefined,
		fill: art.pattern ? `url(#${id}p)` : c.base,
		random: randomFrom(hash(`${art.shape}-${art.seed}`)),
	}
	const drawing = shape(pen)
	const pattern = art.pattern ? patternDef(`${id}p`, art.pattern, c, a) : ''
	return { id, drawing, defs: `<defs>${pattern}${drawing.defs ?? ''}</defs>` }
}

export function frame(width: number, height: number, body: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

function closeUp(drawing: Drawing, wall: string, object: string): string {
	const [x, y] = drawing.focus
	const zoom = drawing.cloth ? 2.3 : 1.9
	return (
		rect(0, 0, 1200, 1200, 0, wall) +
		group(
			`translate(${Math.round(600 - x * zoom)} ${Math.round(600 - y * zoom)}) scale(${zoom})`,
			object,
		)
	)
}
