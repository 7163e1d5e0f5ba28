/** A colour by lightness 0 to 1, chroma and hue in degrees (CSS Color 4, OKLCH). */
export type Oklch = { l: number; c: number; h: number }

/** The colour as #rrggbb; for one outside sRGB the chroma is reduced. */
export function toHex(colour: Oklch): string {
	let { c } = colour
	let channels = toLinear({ ...colour, c })
	while (c > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) {
		c = Math.max(0, c - 0.002)
		channels = toLinear({ ...colour, c })
	}
	return `#${channels.map((value) => hexByte(encoded(value))).join('')}`
}

/** Mixes two #rrggbb colours like `color-mix(in oklab)`; `share` is that of the first. */
export function mixHex(one: string, other: string, share: number): string {
	const [a, b] = [toOklab(one), toOklab(other)]
	const [l = 0, x = 0, y = 0] = a.map(
		(value, index) => value * share + (b[index] ?? 0) * (1 - share),
	)
	return toHex({ l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI })
}

/** OKLab lightness and axes of a #rrggbb colour: the distance of two is their perceived difference. */
export function toOklab(hex: string): [number, number, number] {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) =>
		decoded(Number.parseInt(hex.slice(from, from + 2), 16) / 255),
	)
	const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
	const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
	const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
	return [
		0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
		0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
	]
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
	const a = c * Math.cos((h * Math.PI) / 180)
	const b = c * Math.sin((h * Math.PI) / 180)
	const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	]
}

function encoded(linear: number): number {
	const value = Math.min(1, Math.max(0, linear))
	return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function decoded(value: number): number {
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function hexByte(value: number): string {
	return Math.round(value * 255)
		.toString(16)
		.padStart(2, '0')
}
