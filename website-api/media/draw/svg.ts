const n = (value: number) => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: string, more = '') =>
	`<path d="${d}" fill="${fill}"${more && ' ' + more}/>`

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width = 6, more = '') =>
	`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ' ' + more}/>`

export const rect = (
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
	fill: string,
	more = '',
) =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${more && ' ' + more}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
	`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ' ' + more}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
	`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ' ' + more}/>`

export const group = (transform: string, body: string, more = '') =>
	`<g transform="${transform}"${more && ' ' + more}>${body}</g>`

/** The fragment and its mirror image about x = 600. */
export const both = (fragment: string) => fragment + group('matrix(-1 0 0 1 1200 0)', fragment)

/** A darker area that lets the pattern below show. */
export const shade = (d: string, opacity = 0.12) => path(d, '#20142e', `opacity="${opacity}"`)

export const shine = (d: string, opacity = 0.2) => path(d, '#ffffff', `opacity="${opacity}"`)

export const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`

/**
 * A closed outline, symmetrical about x = 600, from its left half. Start and last point lie on the axis;
 * a segment of 2 numbers is a line, of 4 a quadratic and of 6 a cubic curve.
 */
export function sym(start: [number, number], ...segments: number[][]): string {
	const m = (x: number) => 1200 - x
	let d = `M${start[0]} ${start[1]}`
	const ends: number[][] = [start]
	for (const segment of segments) {
		d += command(segment)
		ends.push(segment.slice(-2))
	}
	for (let i = segments.length - 1; i >= 0; i--) {
		const controls = (segments[i] ?? []).slice(0, -2)
		const back: number[] = []
		for (let k = controls.length - 2; k >= 0; k -= 2)
			back.push(m(controls[k] ?? 0), controls[k + 1] ?? 0)
		const [x = 0, y = 0] = ends[i] ?? []
		d += command([...back, m(x), y])
	}
	return d + 'Z'
}

function command(points: number[]): string {
	const letter = points.length === 2 ? 'L' : points.length === 4 ? 'Q' : 'C'
	return letter + points.map(n).join(' ')
}
