import { lightness, mix } from '../colour.ts'
import { threads } from '../light.ts'
import { beans, fade, glow, wood } from '../surfaces.ts'
import type { Stage, Studio } from './studio.ts'
import { circle, group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

const walls = [
	'#b4613c',
	'#76743f',
	'#d8a350',
	'#8c4a36',
	'#587060',
	'#cfae83',
	'#3f4b47',
	'#c98d5e',
] as const

/** A roastery: painted walls, a worn counter, warm light from the side, and beans everywhere. */
export const roastery: Studio = {
	lying: false,
	light: {
		from: [-34, -10],
		shade: '#1d0b04',
		shadeOpacity: 0.5,
		glowOpacity: 0.42,
		cast: { dx: 60, dy: 12, opacity: 0.26 },
	},
	plain: (stage) => paintedWall(stage) + counter(stage),
	table(stage) {
		const { width, height, random, id } = stage
		if (random.chance(0.4)) return burlap(stage)
		return (
			wood({ x: 0, y: 0, width, height }, '#7c5233', random, height / 6) +
			glow(`${id}g`, [width * 0.2, height * 0.2], height * 0.9, '#ffd9a0', 0.35) +
			beans(around(stage, 14), height * 0.026, random)
		)
	},
	room(stage) {
		const { width, height, floor, id } = stage
		const unit = height / 1200
		const left = stage.random.chance(0.5)
		const lamp = group(
			`translate(${Math.round(width * (left ? 0.2 : 0.8))} 0) scale(${unit.toFixed(3)})`,
			pendant(`${id}p`),
		)
		const shelf = group(
			`translate(${Math.round(left ? width - 420 * unit : 20 * unit)} ${Math.round(floor - 560 * unit)}) scale(${unit.toFixed(3)})`,
			cupShelf(),
		)
		return paintedWall(stage) + tiles(stage) + shelf + lamp + counter(stage)
	},
	front(stage) {
		const { width, height, random } = stage
		const spots = Array.from({ length: 7 }, (): [number, number] => [
			width * random.between(0.04, 0.96),
			height * random.between(0.93, 0.985),
		])
		return beans(spots, height * 0.024, random)
	},
}

function wallOf({ wall, colour, random }: Stage): string {
	if (wall) return wall
	const far = walls.filter((one) => Math.abs(lightness(one) - lightness(colour)) > 0.2)
	return random.pick(far.length > 0 ? far : walls)
}

function paintedWall(stage: Stage): string {
	const { width, height, id } = stage
	const wall = wallOf(stage)
	return (
		`<defs>${fade(`${id}w`, mix(wall, '#ffe6c0', 0.16), mix(wall, '#1d0b04', 0.34), [1, 0.5])}</defs>` +
		rect(0, 0, width, height, 0, `url(#${id}w)`) +
		glow(`${id}g`, [width * 0.28, height * 0.3], height * 0.75, '#ffe3b8', 0.42)
	)
}

function counter({ width, height, floor, random, id }: Stage): string {
	const depth = height - floor
	return (
		wood({ x: 0, y: floor, width, height: depth }, '#96653c', random, depth / 3) +
		`<defs><linearGradient id="${id}c" x2="0" y2="1"><stop offset="0" stop-color="#ffe0b0" stop-opacity=".4"/><stop offset=".3" stop-color="#ffe0b0" stop-opacity=".05"/><stop offset="1" stop-color="#1d0b04" stop-opacity=".34"/></linearGradient></defs>` +
		rect(0, floor, width, depth, 0, `url(#${id}c)`)
	)
}

function burlap({ width, height, random, id }: Stage): string {
	return (
		rect(0, 0, width, height, 0, '#b99668') +
		threads(width, height, 18, 0.42) +
		glow(`${id}g`, [width * 0.2, height * 0.2], height * 0.9, '#fff0d0', 0.4) +
		beans(around({ width, height, random }, 12), height * 0.026, random)
	)
}

// Along the edges, where the goods do not lie.
function around(stage: Pick<Stage, 'width' | 'height' | 'random'>, count: number) {
	const { width, height, random } = stage
	return Array.from({ length: count }, (_, i): [number, number] => {
		const far = random.between(0.42, 0.56)
		const turn = (i / count) * 6.283 + random.between(-0.3, 0.3)
		return [width * (0.5 + far * Math.cos(turn)), height * (0.5 + far * Math.sin(turn))]
	})
}

// Glazed tiles along the foot of the wall.
function tiles({ width, height, floor }: Stage): string {
	const size = height / 11
	let joints = ''
	for (let row = 1; row <= 3; row++) {
		const y = Math.round(floor - row * size)
		joints += `M0 ${y}H${width}`
		for (let x = row % 2 ? 0 : size; x < width; x += size * 2)
			joints += `M${Math.round(x)} ${y}v${Math.round(size)}`
	}
	const top = floor - size * 3
	return (
		rect(0, top, width, size * 3, 0, '#f3e7d2', 'opacity=".55"') +
		stroke(joints, '#6b4a35', height / 400, 'opacity=".35"') +
		rect(0, top, width, height / 120, 0, '#ffffff', 'opacity=".35"')
	)
}

function pendant(id: string): string {
	return (
		stroke('M0 0V210', '#2b1a12', 6) +
		glow(`${id}l`, [0, 350], 330, '#ffe2a6', 0.75) +
		path('M-18 196H18L32 232C92 250 126 290 132 344H-132C-126 290 -92 250 -32 232Z', '#2f3a36') +
		path(
			'M-104 300C-92 268 -62 250 -32 240',
			'none',
			'stroke="#fff" stroke-width="9" opacity=".3"',
		) +
		path('M-132 344H132C120 360 -120 360 -132 344Z', '#ffe7b5') +
		circle(0, 352, 26, '#fff6dc')
	)
}

function cupShelf(): string {
	const cup = (x: number, fill: string) =>
		path(`M${x} 96h74l-8 62a14 14 0 0 1 -14 12h-30a14 14 0 0 1 -14 -12Z`, fill) +
		path(`M${x + 6} 100h14l-2 60h-6Z`, '#ffffff', 'opacity=".45"') +
		stroke(`M${x + 72} 112c34 -2 30 40 -4 38`, fill, 9)
	return (
		rect(8, 186, 400, 16, 0, '#1d0b04', 'opacity=".3"') +
		rect(0, 170, 400, 20, 4, '#6b4526') +
		rect(0, 170, 400, 5, 2, '#b07c4c') +
		cup(26, '#efe2c8') +
		cup(140, '#b4613c') +
		cup(254, '#5d7360')
	)
}
