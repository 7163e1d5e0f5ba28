import type { SeedBanner } from '../seed-shapes.ts'
import { shadow } from './backdrop.ts'
import { mix } from './colour.ts'
import { frame, objectOf } from './product.ts'
import { hash, randomFrom } from './random.ts'
import { circle, group, path, rect } from '#website-api/media/draw/svg.ts'

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
export function drawBanner(banner: Scene, width: number, height: number): string {
	return drawAround(banner, width, height, { centre: 0.74, spread: 1 })
}

/** The same kind of picture with its scene in the middle, where no text stands on it. */
export function drawScene(scene: Scene, width: number, height: number): string {
	// As far apart as on a banner of 5:2, however narrow the picture is.
	return drawAround(scene, width, height, { centre: 0.5, spread: (2.5 * height) / width })
}

// `centre` is a share of the width.
function drawAround(
	banner: Scene,
	width: number,
	height: number,
	{ centre, spread }: { centre: number; spread: number },
): string {
	const shift = centre - 0.74
	const random = randomFrom(hash(banner.slug))
	const wall = banner.background
	const accent = banner.scene[0]?.accent ?? wall
	const floor = Math.round(height * 0.8)
	const glow = mix(wall, '#ffffff', 0.3)
	const backdrop =
		rect(0, 0, width, height, 0, wall) +
		(random.chance(0.5)
			? circle(width * (0.75 + shift), height * 0.5, height * 0.46, glow, 'opacity=".8"')
			: path(
					`M${width * (0.53 + shift)} ${height}V${height * 0.52}A${width * 0.21} ${height * 0.44} 0 0 1 ${width * (0.95 + shift)} ${height * 0.52}V${height}Z`,
					glow,
					'opacity=".75"',
				)) +
		rect(0, floor, width, height - floor, 0, mix(wall, accent, 0.26), 'opacity=".7"') +
		circle(width * 0.03, height * 0.02, height * 0.2, mix(wall, accent, 0.1))
	const spots = places[Math.min(banner.scene.length, 3) - 1] ?? []
	const objects = spots.map(([x, size], i) => {
		const art = banner.scene[i]
		if (!art) return ''
		const { id, drawing, defs } = objectOf(art, false, `b${i}`)
		const [cx, cy, rx] = drawing.ground
		const scale = (height * size) / 1000
		const base = floor + height * (i === spots.length - 1 ? 0.1 : 0.05)
		return (
			defs +
			group(
				`translate(${Math.round(width * (centre + (x - 0.74) * spread) - cx * scale)} ${Math.round(base - cy * scale)}) scale(${scale.toFixed(4)})`,
				shadow(`${id}s`, cx, cy, rx) + drawing.body,
			)
		)
	})
	return frame(width, height, backdrop + objects.join(''))
}
