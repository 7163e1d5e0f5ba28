import { lightness, mix } from './colour.ts'
import { randomFrom, type Random } from './random.ts'
import { circle, ellipse, group, path, rect } from '#website-api/media/draw/svg.ts'

export type Ground = { wall: string; floor: string; glow: string; prop: string }

/** The soft tint that goods stand on: from the accent, kept clear of the object's own colour. */
export function groundFor(colour: string, accent: string, seed: number): Ground {
	const warm = randomFrom(seed * 7 + 3).pick(['#f7f1e8', '#f3f2ee', '#f6eeea', '#eff2ee'])
	const bright = lightness(colour) > 0.78
	const wall = mix(warm, accent, bright ? 0.2 : 0.12)
	return {
		wall,
		floor: mix(wall, accent, 0.16),
		glow: mix(wall, '#ffffff', 0.5),
		prop: mix(wall, accent, 0.42),
	}
}

/** The wall behind an object seen on its own. */
export function plainBackdrop(ground: Ground, random: Random): string {
	const wall = rect(0, 0, 1200, 1200, 0, ground.wall)
	const kind = Math.floor(random.next() * 4)
	if (kind === 0) return wall + circle(600, 600, 480, ground.glow, 'opacity=".55"')
	if (kind === 1)
		return wall + path('M180 1200V600A420 420 0 0 1 1020 600V1200Z', ground.glow, 'opacity=".5"')
	if (kind === 2) return wall + rect(0, 900, 1200, 300, 0, ground.floor, 'opacity=".7"')
	return wall
}

/** Two tones on the slant, for an object lying askew. */
export function slantBackdrop(ground: Ground, random: Random): string {
	const side = random.chance(0.5) ? 'M0 760L1200 380V1200H0Z' : 'M0 380L1200 760V1200H0Z'
	return rect(0, 0, 1200, 1200, 0, ground.wall) + path(side, ground.floor, 'opacity=".75"')
}

/** A quiet corner of a room: sun, table, a plant or blocks. */
export function roomBackdrop(ground: Ground, random: Random): string {
	const left = random.chance(0.5)
	const sun = circle(left ? 860 : 340, 360, 230, ground.glow)
	const table =
		rect(0, 880, 1200, 320, 0, ground.floor) +
		rect(0, 880, 1200, 12, 0, ground.prop, 'opacity=".5"')
	const props = [plant, blocks, books, window]
	return (
		rect(0, 0, 1200, 1200, 0, ground.wall) +
		sun +
		table +
		group(`translate(${left ? 190 : 1010} 900)`, random.pick(props)(ground))
	)
}

/** A shadow that fades out at its edge. */
export function shadow(id: string, cx: number, cy: number, rx: number): string {
	return (
		`<radialGradient id="${id}"><stop offset="0" stop-color="#20142e" stop-opacity=".3"/><stop offset=".6" stop-color="#20142e" stop-opacity=".14"/><stop offset="1" stop-color="#20142e" stop-opacity="0"/></radialGradient>` +
		ellipse(cx, cy, rx * 1.15, Math.max(26, rx * 0.13), `url(#${id})`)
	)
}

const plant = (g: Ground) =>
	[-58, -30, 0, 28, 56]
		.map((turn) =>
			group(
				`translate(0 -150) rotate(${turn})`,
				path('M0 0C46 -80 46 -190 0 -280C-46 -190 -46 -80 0 0Z', g.prop),
			),
		)
		.join('') +
	path('M-84 -160H84L62 40H-62Z', g.glow) +
	rect(-94, -178, 188, 46, 14, g.glow)
const blocks = (g: Ground) =>
	rect(-110, -150, 190, 190, 10, g.prop) +
	rect(-60, -300, 120, 150, 60, g.glow) +
	circle(96, 4, 44, g.glow)
const books = (g: Ground) =>
	rect(-130, -20, 250, 56, 8, g.prop) +
	rect(-110, -72, 230, 52, 8, g.glow) +
	rect(-120, -120, 210, 48, 8, g.prop) +
	path('M-40 -120C-70 -170 -50 -220 0 -230C50 -220 70 -170 40 -120Z', g.glow)
const window = (g: Ground) =>
	rect(-120, -700, 240, 420, 120, g.glow) +
	path('M-70 40L-50 -110H50L70 40Z', g.prop) +
	circle(0, -190, 70, g.prop)
