import { lightness, mix } from '../colour.ts'
import { threads } from '../light.ts'
import { fade, glow, sunlight, wood } from '../surfaces.ts'
import type { Stage, Studio } from './studio.ts'
import { group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

const walls = ['#efe6d6', '#e6dccb', '#ead9c8', '#dfe0d3', '#e9ddd2'] as const

/** Height of the rail as a share of the picture's. */
const RAIL = 0.11

/** A weaver's room: lime plaster, undyed linen, teak, and the sun through a window. */
export const atelier: Studio = {
	lying: true,
	rail: RAIL,
	light: {
		from: [-22, -26],
		shade: '#1a0d1c',
		shadeOpacity: 0.5,
		glowOpacity: 0.5,
		cast: { dx: 24, dy: 34, opacity: 0.4 },
	},
	plain(stage) {
		const kind = Math.floor(stage.random.next() * 3)
		if (kind === 0) return linen(stage)
		if (kind === 1 && lightness(stage.colour) > 0.6) return boards(stage)
		return plaster(stage)
	},
	table: (stage) => (lightness(stage.colour) > 0.55 ? boards(stage) : linen(stage)),
	room(stage) {
		const { width, height, floor, id } = stage
		const rail = Math.round(stage.rail ?? RAIL * height)
		// Scale of the hanging cloth: it ends a little above the floor.
		const unit = (floor - rail) / (1200 * (0.8 - RAIL))
		const left = stage.random.chance(0.5)
		const hung = group(
			`translate(${Math.round(left ? width - 330 * unit : 60 * unit)} ${Math.round(rail + 18 * unit)}) scale(${unit.toFixed(3)})`,
			hangingCloth(`${id}h`, stage),
		)
		return (
			plaster(stage) +
			`<defs>${fade(`${id}r`, '#b98a5e', '#7d5533')}</defs>` +
			rect(0, rail - 12 * unit, width, 26 * unit, 13 * unit, `url(#${id}r)`) +
			rect(0, rail + 20 * unit, width, 14 * unit, 0, '#2a1408', 'opacity=".1"') +
			hung +
			wood(
				{ x: 0, y: floor, width, height: height - floor },
				'#b58458',
				stage.random,
				height * 0.075,
			) +
			rect(0, floor, width, height * 0.012, 0, '#f0d5b0', 'opacity=".5"')
		)
	},
}

function wallOf({ wall, colour, accent, random }: Stage): string {
	const chosen = wall ?? random.pick(walls)
	const clear = Math.abs(lightness(chosen) - lightness(colour)) > 0.12
	return clear ? mix(chosen, accent, 0.05) : mix(chosen, '#6f5844', 0.3)
}

function plaster(stage: Stage): string {
	const { width, height, id, random } = stage
	const wall = wallOf(stage)
	const light = mix(wall, '#ffffff', 0.5)
	return (
		`<defs>${fade(`${id}w`, light, mix(wall, '#4a382c', 0.16), [0.8, 1])}</defs>` +
		rect(0, 0, width, height, 0, `url(#${id}w)`) +
		glow(`${id}g`, [width * random.next(), height * random.next()], height * 0.4, '#ffffff', 0.35) +
		sunlight({ x: random.between(-0.25, 0.1) * width, y: 0, width, height }, random)
	)
}

function linen(stage: Stage): string {
	const { width, height, id } = stage
	const wall = wallOf(stage)
	return (
		`<defs>${fade(`${id}w`, mix(wall, '#ffffff', 0.35), mix(wall, '#4a382c', 0.14), [0.7, 1])}</defs>` +
		rect(0, 0, width, height, 0, `url(#${id}w)`) +
		threads(width, height, 8, 0.13) +
		sunlight({ x: 0, y: 0, width, height }, stage.random, 0.16)
	)
}

function boards({ width, height, random, id }: Stage): string {
	return (
		wood({ x: 0, y: 0, width, height }, '#a97b52', random, height / 7) +
		glow(`${id}g`, [width * 0.25, height * 0.15], height * 0.9, '#fff0d8', 0.4)
	)
}

// A length of ikat over the rail: diamonds whose edges are feathered by the threads they were dyed on.
function hangingCloth(id: string, { accent, colour, random }: Stage): string {
	const dye = random.pick([
		mix(accent, '#1f2b4d', 0.55),
		'#27375c',
		'#7c3b2a',
		mix(colour, '#2c1a12', 0.5),
	])
	const pale = '#ead9ba'
	const motif = Array.from({ length: 5 }, (_, row) =>
		[0, 1].map((column) => {
			const x = 68 + column * 134
			const y = 90 + row * 140
			return diamond(x, y, 62, pale) + diamond(x, y, 44, dye) + diamond(x, y, 26, '#c98a4b')
		}),
	)
	const edge = stroke('M0 700H268M0 716H268M0 8H268', '#c98a4b', 6)
	const fringe = Array.from({ length: 30 }, (_, i) => `M${4 + i * 9} 730v34`).join('')
	return (
		`<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".04"><stop offset=".1" stop-color="#fff" stop-opacity=".14"/><stop offset=".3" stop-color="#1a0d1c" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#1a0d1c" stop-opacity=".28"/><stop offset=".85" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#1a0d1c" stop-opacity=".3"/></linearGradient></defs>` +
		rect(22, 0, 268, 740, 4, '#1a0d1c', 'opacity=".16"') +
		rect(0, -24, 268, 754, 6, dye) +
		motif.flat().join('') +
		edge +
		stroke(fringe, dye, 4) +
		threads(268, 730, 9, 0.18) +
		rect(0, -24, 268, 754, 6, `url(#${id})`)
	)
}

// Steps instead of straight sides, each a little out of line.
function diamond(x: number, y: number, size: number, fill: string): string {
	let d = ''
	for (let row = -size; row < size; row += 5) {
		const half = size - Math.abs(row) + ((row * 7) % 3) * 3
		if (half > 0) d += `M${x - half} ${y + row}h${half * 2}v4h${-half * 2}Z`
	}
	return path(d, fill)
}
