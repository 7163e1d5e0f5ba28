import { randomFrom } from './random.ts'
import { rect } from '#website-api/media/draw/svg.ts'

/** The light of a studio: what it does to an object's near and far side. Lengths are units of the object's canvas. */
export type Light = {
	/** How far the shaded edge reaches, towards the light. */
	from: [dx: number, dy: number]
	shade: string
	shadeOpacity: number
	/** How strongly the side towards the light shines. */
	glowOpacity: number
	/** The shadow on what lies behind the object. */
	cast: { dx: number; dy: number; opacity: number }
}

/** The filter that gives a flat drawing volume: a shaded far side, a bright near one and a soft shadow behind it. */
function volumeFilter(id: string, { from, shade, cast, ...light }: Light): string {
	const [dx, dy] = from
	return (
		`<filter id="${id}" x="-60" y="-60" width="1320" height="1320" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
		`<feGaussianBlur in="SourceAlpha" stdDeviation="20" result="b"/>` +
		`<feOffset in="b" dx="${dx}" dy="${dy}" result="o"/><feFlood flood-color="${shade}" flood-opacity="${light.shadeOpacity}"/><feComposite in2="o" operator="out" result="s"/>` +
		`<feOffset in="b" dx="${-dx * 0.8}" dy="${-dy * 0.8}" result="p"/><feFlood flood-color="#fff" flood-opacity="${light.glowOpacity}"/><feComposite in2="p" operator="out" result="h"/>` +
		`<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/><feMergeNode in="h"/></feMerge>` +
		`<feComposite in="m" in2="SourceAlpha" operator="in" result="l"/>` +
		`<feOffset in="b" dx="${cast.dx}" dy="${cast.dy}"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .08 0 0 0 ${cast.opacity} 0" result="c"/>` +
		`<feMerge><feMergeNode in="c"/><feMergeNode in="l"/></feMerge></filter>`
	)
}

/** The object under a light; cloth shows its folds and its weave. */
export function litObject(id: string, body: string, light: Light, cloth: boolean, seed: number) {
	const filter = volumeFilter(`${id}v`, light)
	if (!cloth) return `<defs>${filter}</defs><g filter="url(#${id}v)">${body}</g>`
	return (
		`<defs>${filter}${folds(`${id}f`, seed)}<mask id="${id}m" mask-type="alpha"><use href="#${id}b"/></mask></defs>` +
		`<g filter="url(#${id}v)"><g id="${id}b">${body}</g>` +
		`<g mask="url(#${id}m)">${rect(0, 0, 1200, 1200, 0, `url(#${id}f)`)}${threads(1200, 1200, 9, 0.13)}</g></g>`
	)
}

/** Threads across a surface, both ways. */
export function threads(width: number, height: number, step: number, opacity: number): string {
	let across = ''
	let down = ''
	for (let y = step >> 1; y < height; y += step) across += `M0 ${y}H${width}`
	for (let x = step >> 1; x < width; x += step) down += `M${x} 0V${height}`
	const line = (d: string, colour: string, share: number) =>
		`<path d="${d}" stroke="${colour}" stroke-width="${step / 3}" opacity="${(opacity * share).toFixed(3)}" fill="none"/>`
	return line(across, '#ffffff', 1.3) + line(down, '#20142e', 0.7)
}

// Soft bands of light and dark, as hanging cloth has them.
function folds(id: string, seed: number): string {
	const random = randomFrom(seed * 31 + 5)
	let at = 0.16
	let stops = ''
	for (let i = 0; at < 0.86; i++) {
		const strength = random.between(8, 24) / 100
		stops += `<stop offset="${at.toFixed(3)}" stop-color="${i % 2 ? '#fff' : '#1a0d1c'}" stop-opacity="${strength}"/>`
		at += random.between(4, 10) / 100
	}
	return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="${random.between(6, 20) / 100}">${stops}</linearGradient>`
}
