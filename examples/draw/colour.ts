/** The tones a drawing takes from one colour: flat shades, a detail line that shows on any base. */
export type Tones = {
	base: string
	light: string
	pale: string
	dark: string
	deep: string
	/** For seams and edges: darker on light colours, lighter on dark ones. */
	line: string
}

/** Mixes two #rrggbb colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
	const [a, b] = [channels(first), channels(second)]
	return (
		'#' +
		a
			.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share))
			.map((value) => value.toString(16).padStart(2, '0'))
			.join('')
	)
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
	const [r = 0, g = 0, b = 0] = channels(hex)
	return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

export function tones(base: string): Tones {
	const night = lightness(base) < 0.26
	return {
		base,
		light: mix(base, '#ffffff', night ? 0.16 : 0.28),
		pale: mix(base, '#ffffff', 0.68),
		dark: mix(base, '#20142e', night ? 0.35 : 0.2),
		deep: mix(base, '#20142e', night ? 0.6 : 0.42),
		line: night ? mix(base, '#ffffff', 0.26) : mix(base, '#20142e', 0.3),
	}
}

function channels(hex: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
