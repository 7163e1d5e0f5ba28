/** A colour by lightness 0 to 1, chroma and hue in degrees (CSS Color 4, OKLCH). */
export type Oklch = { l: number; c: number; h: number }

/** The colour as #rrggbb; one outside sRGB keeps lightness and hue and gives up chroma. */
export function toHex(colour: Oklch): string {
	let { c } = colour
	let channels = toLinear({ ...colour, c })
	while (c > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) {
		c = Math.max(0, c - 0.002)
		channels = toLinear({ ...colour, c })
	}
	return `#${channels.map((value) => hexByte(encoded(value))).join('')}`
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

function hexByte(value: number): string {
	return Math.round(value * 255)
		.toString(16)
		.padStart(2, '0')
}
