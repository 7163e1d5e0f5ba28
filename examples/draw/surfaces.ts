import { mix } from './colour.ts'
import type { Random } from './random.ts'
import { circle, ellipse, group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

type Area = { x: number; y: number; width: number; height: number }

/** A fill that runs from one colour to another, from top to bottom or towards the given corner. */
export function fade(id: string, from: string, to: string, towards: [number, number] = [0, 1]) {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="${towards[0]}" y2="${towards[1]}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** A pool of light that fades out, at a place and of a radius. */
export function glow(
	id: string,
	at: [number, number],
	radius: number,
	colour: string,
	opacity = 1,
) {
	return (
		`<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
		circle(at[0], at[1], radius, `url(#${id})`)
	)
}

/** Planks with their grain. */
export function wood(area: Area, colour: string, random: Random, plank: number): string {
	const dark = mix(colour, '#2a1408', 0.45)
	const light = mix(colour, '#fff2dc', 0.35)
	let marks = ''
	for (let y = area.y; y < area.y + area.height; y += plank) {
		const shade = random.between(-0.1, 0.14)
		marks += rect(
			area.x,
			y,
			area.width,
			plank,
			0,
			shade < 0 ? light : dark,
			`opacity="${Math.abs(shade).toFixed(2)}"`,
		)
		let grain = ''
		for (let line = 0; line < 4; line++) {
			const at = y + plank * random.between(0.12, 0.9)
			const bow = plank * random.between(-0.14, 0.14)
			const third = area.width / 3
			grain += `M${area.x} ${n(at)}C${n(area.x + third)} ${n(at + bow)} ${n(area.x + third * 2)} ${n(at - bow)} ${area.x + area.width} ${n(at + bow)}`
		}
		marks += stroke(grain, dark, plank * 0.025, 'opacity=".28"')
		marks += rect(area.x, y, area.width, Math.max(2, plank * 0.025), 0, dark, 'opacity=".55"')
		const joint = area.x + area.width * random.next()
		marks += rect(joint, y, Math.max(2, plank * 0.02), plank, 0, dark, 'opacity=".4"')
	}
	return rect(area.x, area.y, area.width, area.height, 0, colour) + marks
}

/** Sunlight through a window of four panes, with the shadow of leaves in it. */
export function sunlight(area: Area, random: Random, opacity = 0.3): string {
	const { x, y, width, height } = area
	const pane = (left: number, top: number) =>
		`M${n(x + width * left)} ${n(y + height * top)}l${n(width * 0.2)} ${n(height * 0.1)}l${n(width * 0.16)} ${n(height * 0.36)}l${n(-width * 0.2)} ${n(-height * 0.1)}Z`
	const panes = pane(0.2, 0.04) + pane(0.43, 0.155) + pane(0.385, 0.47) + pane(0.615, 0.585)
	const leaves = Array.from({ length: 7 }, (_, i) =>
		group(
			`translate(${n(x + width * (0.32 + i * 0.05))} ${n(y + height * (0.62 - i * 0.055))}) rotate(${n(random.between(20, 90))}) scale(${n((height / 900) * random.between(0.9, 1.5))})`,
			path('M0 0C34 -50 34 -120 0 -180C-34 -120 -34 -50 0 0Z', '#3a2c24'),
		),
	).join('')
	return (
		path(panes, '#fffaf0', `opacity="${opacity}"`) + group('', leaves, 'opacity=".07"')
	).replace(' transform=""', '')
}

/** Roasted beans, each with its crease and its shadow. */
export function beans(spots: readonly [number, number][], size: number, random: Random): string {
	return spots
		.map(([x, y]) => {
			const colour = random.pick(['#3d2216', '#4c2b1a', '#5a3520', '#341c12'])
			return (
				ellipse(x + size * 0.12, y + size * 0.42, size, size * 0.3, '#1d0f08', 'opacity=".3"') +
				group(
					`translate(${n(x)} ${n(y)}) rotate(${n(random.between(-50, 50))}) scale(${n(size / 30)})`,
					ellipse(0, 0, 30, 20, colour) +
						ellipse(-7, -7, 15, 6, '#a8764f', 'opacity=".5"') +
						stroke('M-28 3C-10 -7 8 9 28 -2', '#1d0f08', 4),
				)
			)
		})
		.join('')
}

/** A cable that curls over a surface, with its shadow. */
export function cable(d: string, colour: string, width: number): string {
	return (
		group(
			`translate(${n(width)} ${n(width * 1.4)})`,
			stroke(d, '#10131a', width, 'opacity=".22"'),
		) +
		stroke(d, mix(colour, '#10131a', 0.35), width) +
		group(`translate(${n(-width * 0.16)} ${n(-width * 0.2)})`, stroke(d, colour, width * 0.6)) +
		group(
			`translate(${n(-width * 0.22)} ${n(-width * 0.28)})`,
			stroke(d, mix(colour, '#ffffff', 0.65), width * 0.16),
		)
	)
}

const n = (value: number) =>
	Math.abs(value) < 20 ? Math.round(value * 10) / 10 : Math.round(value)
