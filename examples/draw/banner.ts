import type { SeedBanner, SeedHero } from '../seed-shapes.ts'
import { hanger, hangingFrom, hangs } from './hanger.ts'
import { litObject } from './light.ts'
import { frame, objectOf } from './product.ts'
import { hash, randomFrom } from './random.ts'
import { shadow } from './shadow.ts'
import type { Stage, Studio } from './studios/studio.ts'
import { group } from '#website-api/media/draw/svg.ts'

/** Where up to three objects stand: centre as a share of the width, size as a share of the height. */
const places: [x: number, size: number][][] = [
	[[0.74, 0.92]],
	[
		[0.64, 0.78],
		[0.86, 0.7],
	],
	[
		[0.585, 0.58],
		[0.875, 0.54],
		[0.735, 0.84],
	],
]

export type Scene = Pick<SeedBanner, 'slug' | 'scene' | 'background'>

/** A banner's picture as SVG text, in pixels: the scene at the right, calm space for text at the left. */
export function drawBanner(banner: Scene, width: number, height: number, studio: Studio): string {
	const layout = { centre: 0.74, spread: 1, setting: studio.plain }
	return drawAround(banner, width, height, studio, layout)
}

/** The same kind of picture with its scene in the middle, where no text stands on it. */
export function drawScene(scene: Scene, width: number, height: number, studio: Studio): string {
	// As far apart as on a banner of 5:2, however narrow the picture is.
	const spread = (2.5 * height) / width
	return drawAround(scene, width, height, studio, { centre: 0.5, spread, setting: studio.plain })
}

/**
 * The shop's room with things in it, as SVG text, in pixels. Wide, the things stand at the right and leave the left to a
 * text; upright, they stand in the lower part and leave the upper one.
 */
export function drawHero(hero: SeedHero, width: number, height: number, studio: Studio): string {
	const scene = { ...hero, background: hero.wall }
	const setting = studio.room
	if (width > height)
		return drawAround(scene, width, height, studio, { centre: 0.72, spread: 1.1, setting })
	const spread = (1.85 * height) / width
	const hanging = studio.rail === undefined ? { size: 0.74 } : { size: 0.56, rail: 0.43 }
	return drawAround(scene, width, height, studio, { centre: 0.5, spread, setting, ...hanging })
}

type Layout = {
	/** A share of the width. */
	centre: number
	spread: number
	/** A share of the usual size. */
	size?: number
	/** Where clothes hang, as a share of the height. */
	rail?: number | undefined
	setting: Studio['plain']
}

function drawAround(
	banner: Scene,
	width: number,
	height: number,
	studio: Studio,
	{ centre, spread, size: share = 1, rail = studio.rail, setting }: Layout,
): string {
	const floor = Math.round(height * 0.8)
	const [first] = banner.scene
	const stage: Stage = {
		width,
		height,
		floor,
		...(rail === undefined ? undefined : { rail: height * rail }),
		id: 'b',
		wall: banner.background,
		colour: first?.colour ?? '#888888',
		accent: first?.accent ?? banner.background,
		random: randomFrom(hash(banner.slug)),
	}
	const spots = places[Math.min(banner.scene.length, 3) - 1] ?? []
	const objects = spots.map(([x, size], i) => {
		const art = banner.scene[i]
		if (!art) return ''
		const { id, drawing, defs } = objectOf(art, false, `b${i}`)
		const [cx, cy, rx] = drawing.ground
		const scale = (height * size * share) / 1000
		const base = floor + height * (i === spots.length - 1 ? 0.1 : 0.05)
		const cloth = drawing.cloth === true
		const hung = setting === studio.room && rail !== undefined && hangs(art.shape)
		const left = Math.round(width * (centre + (x - 0.74) * spread * share) - cx * scale)
		const top = hung ? hangingFrom(height * rail, scale) : Math.round(base - cy * scale)
		return (
			defs +
			group(
				`translate(${left} ${top}) scale(${scale.toFixed(4)})`,
				(hung ? hanger() : shadow(`${id}s`, cx, cy, rx)) +
					litObject(id, drawing.body, studio.light, cloth, art.seed),
			)
		)
	})
	const front = studio.front?.(stage) ?? ''
	return frame(width, height, setting(stage) + objects.join('') + front)
}
