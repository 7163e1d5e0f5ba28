import type { Art } from '../art-shapes.ts'
import { tones } from './colour.ts'
import { pantryMarks, plainMarks } from './emblem.ts'
import { hanger, hangingFrom, hangs } from './hanger.ts'
import { litObject } from './light.ts'
import { patternDef } from './pattern.ts'
import type { Drawing, Pen } from './pen.ts'
import { hash, randomFrom } from './random.ts'
import { shadow } from './shadow.ts'
import { pantryShapes, shapes } from './shapes.ts'
import type { Stage, Studio } from './studios/studio.ts'
import { group } from '#website-api/media/draw/svg.ts'

/**
 * A product's picture as SVG text, 1200 by 1200, without letters or outside references.
 * Views: 0 the front, 1 askew (from behind where the shape has a back), 2 a close-up, 3 in a room; others repeat.
 * @throws when no shape has the art's name
 */
export function drawProduct(art: Art, view: number, studio: Studio): string {
	const kind = view % 4
	const random = randomFrom(hash(`${art.shape}/${art.seed}/${kind}`))
	const { defs, drawing, id } = objectOf(art, kind === 1)
	const stage: Stage = {
		width: 1200,
		height: 1200,
		floor: kind === 3 ? 880 : 850,
		colour: art.colour,
		accent: art.accent,
		random,
		id: `${id}r`,
	}
	const [cx, cy, rx] = drawing.ground
	const ground = studio.lying && kind !== 3 ? '' : shadow(`${id}s`, cx, cy, rx)
	const cloth = drawing.cloth === true
	const hung = kind === 3 && studio.rail !== undefined && hangs(art.shape)
	const lit = litObject(id, drawing.body, studio.light, cloth, art.seed)
	const object = (hung ? hanger() : ground) + lit
	const top = hung ? hangingFrom(1200 * (studio.rail ?? 0), 0.75) : 198
	const front = studio.front?.(stage) ?? ''
	const body =
		kind === 0
			? studio.plain(stage) + group('translate(-60 -70) scale(1.1)', object) + front
			: kind === 1
				? studio.table(stage) +
					group(
						`rotate(${random.pick([-9, 8, -6, 10])} 600 620) translate(60 60) scale(.9)`,
						object,
					)
				: kind === 2
					? studio.plain(stage) + closeUp(drawing, object)
					: studio.room(stage) + group(`translate(150 ${top}) scale(.75)`, object) + front
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

function closeUp(drawing: Drawing, object: string): string {
	const [x, y] = drawing.focus
	const zoom = drawing.cloth ? 2.3 : 1.9
	return group(
		`translate(${Math.round(600 - x * zoom)} ${Math.round(600 - y * zoom)}) scale(${zoom})`,
		object,
	)
}
