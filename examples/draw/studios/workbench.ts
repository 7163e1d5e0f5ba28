import { lightness, mix } from '../colour.ts'
import { cable, fade, glow } from '../surfaces.ts'
import type { Stage, Studio } from './studio.ts'
import { circle, group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

const bright = ['#dfe5ea', '#d3dbe1', '#e6e6e2', '#d9e0dc'] as const
const night = ['#232a35', '#2a2f36', '#1f2f3d'] as const
const copper = '#c9763f'

/** An electronics workshop: grey paper, a cutting mat, a pegboard, one lamp and copper wire. */
export const workbench: Studio = {
	lying: false,
	light: {
		from: [-8, -26],
		shade: '#060a12',
		shadeOpacity: 0.5,
		glowOpacity: 0.5,
		cast: { dx: 0, dy: 26, opacity: 0.3 },
	},
	plain(stage) {
		const { width, height, floor, id, random } = stage
		const wall = wallOf(stage)
		const pool = mix(wall, stage.accent, 0.35)
		return (
			`<defs>${fade(`${id}w`, mix(wall, '#0b0f16', 0.12), mix(wall, '#ffffff', 0.16))}${fade(`${id}f`, mix(wall, '#0b0f16', 0.16), mix(wall, '#ffffff', 0.22))}</defs>` +
			rect(0, 0, width, height, 0, `url(#${id}w)`) +
			glow(`${id}g`, [width * 0.5, height * 0.45], height * 0.56, mix(pool, '#ffffff', 0.5), 0.85) +
			path(
				`M0 ${floor}C${width * 0.3} ${floor - height * 0.02} ${width * 0.7} ${floor - height * 0.02} ${width} ${floor}V${height}H0Z`,
				`url(#${id}f)`,
			) +
			(random.chance(0.3) ? wire(stage) : '')
		)
	},
	table(stage) {
		const { width, height, id, random } = stage
		const mat = lightness(stage.colour) > 0.45 ? '#2f4a4c' : '#b9c6c4'
		return (
			rect(0, 0, width, height, 0, mat) +
			grid(width, height, height / 24, mix(mat, '#ffffff', 0.45), 0.25) +
			grid(width, height, height / 6, mix(mat, '#ffffff', 0.6), 0.5) +
			glow(`${id}g`, [width * 0.4, height * 0.2], height * 0.9, '#ffffff', 0.3) +
			(random.chance(0.6) ? wire(stage) : '')
		)
	},
	room(stage) {
		const { width, height, floor, id, random } = stage
		const unit = height / 1200
		const wall = stage.wall ?? random.pick(['#37424d', '#c6cfd4', '#2c3a48'])
		const left = random.chance(0.5)
		return (
			`<defs>${fade(`${id}w`, mix(wall, '#ffffff', 0.14), mix(wall, '#0b0f16', 0.25), [0.4, 1])}${fade(`${id}t`, '#7b8791', '#3d464f')}</defs>` +
			rect(0, 0, width, height, 0, `url(#${id}w)`) +
			pegs(width, floor, 60 * unit, mix(wall, '#0b0f16', 0.5)) +
			group(
				`translate(${Math.round(left ? width - 400 * unit : 80 * unit)} ${Math.round(150 * unit)}) scale(${unit.toFixed(3)})`,
				tools(),
			) +
			glow(`${id}g`, [width * (left ? 0.3 : 0.7), floor * 0.5], height * 0.6, '#ffe3b0', 0.5) +
			rect(0, floor, width, height - floor, 0, `url(#${id}t)`) +
			rect(0, floor, width, 10 * unit, 0, '#e8eef2', 'opacity=".55"') +
			cable(
				`M0 ${floor + 130 * unit}C${width * 0.2} ${floor + 40 * unit} ${width * 0.28} ${height} ${width * 0.45} ${height - 70 * unit}S${width * 0.8} ${floor + 60 * unit} ${width} ${floor + 170 * unit}`,
				copper,
				14 * unit,
			)
		)
	},
}

function wallOf({ wall, colour, random }: Stage): string {
	if (wall) return wall
	return random.pick(lightness(colour) > 0.5 ? [...night, ...bright.slice(0, 2)] : bright)
}

function wire({ width, height, random }: Stage): string {
	const y = height * random.between(0.82, 0.93)
	return cable(
		`M${-width * 0.05} ${y}C${width * 0.2} ${y - height * 0.12} ${width * 0.2} ${y + height * 0.1} ${width * 0.34} ${y}S${width * 0.12} ${y - height * 0.1} ${width * 0.3} ${height * 1.05}`,
		copper,
		height / 90,
	)
}

function grid(
	width: number,
	height: number,
	step: number,
	colour: string,
	opacity: number,
): string {
	let d = ''
	for (let x = step; x < width; x += step) d += `M${Math.round(x)} 0V${height}`
	for (let y = step; y < height; y += step) d += `M0 ${Math.round(y)}H${width}`
	return `<path d="${d}" stroke="${colour}" stroke-width="2" opacity="${opacity}" fill="none"/>`
}

// Holes are lines without length whose ends are round.
function pegs(width: number, height: number, step: number, colour: string): string {
	let d = ''
	for (let y = step / 2; y < height; y += step)
		for (let x = step / 2; x < width; x += step) d += `M${Math.round(x)} ${Math.round(y)}h.1`
	return stroke(d, colour, step / 5, 'opacity=".6"')
}

function tools(): string {
	const shadow = (body: string) =>
		group(
			'translate(12 16)',
			body.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#060a12"'),
			'opacity=".25"',
		) + body
	return (
		shadow(rect(0, 0, 26, 190, 8, '#d8a23a') + rect(6, 186, 14, 170, 4, '#aab4bd')) +
		shadow(
			stroke('M90 10C96 120 104 150 118 190C132 150 140 120 146 10', '#c2553a', 24) +
				path('M98 190H138L130 300L118 330L106 300Z', '#8f9aa5') +
				circle(118, 196, 16, '#5d6873'),
		) +
		shadow(
			path('M212 0a46 46 0 1 0 76 0l-10 40h-56Z', '#aab4bd') +
				rect(236, 60, 28, 300, 12, '#8f9aa5'),
		)
	)
}
