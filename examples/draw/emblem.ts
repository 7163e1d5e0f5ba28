import type { Pen } from './pen.ts'
import { circle, ellipse, group, path, rect, stroke } from '#website-api/media/draw/svg.ts'

const marks: ((ink: string, paper: string) => string)[] = [
	(ink, paper) =>
		circle(0, 0, 50, ink) + path('M-50 20L-14 -22L10 8L24 -8L50 22A50 50 0 0 1 -50 20Z', paper),
	(ink) => circle(0, 0, 26, ink) + rays(ink),
	(ink, paper) =>
		path('M0 -52C44 -26 40 30 0 54C-40 30 -44 -26 0 -52Z', ink) +
		stroke('M0 -34L0 40M0 0L18 -16M0 18L-18 2', paper, 5),
	(ink, paper) =>
		group(
			'rotate(28)',
			ellipse(0, 0, 34, 50, ink) + stroke('M4 -46C-18 -16 20 14 -4 46', paper, 7),
		),
	(ink) =>
		stroke(
			'M-50 -16C-30 -40 -20 8 0 -16S30 8 50 -16M-50 16C-30 -8 -20 40 0 16S30 40 50 16',
			ink,
			10,
		),
	(ink, paper) => circle(0, 0, 50, ink) + circle(0, 0, 36, paper) + circle(0, 0, 22, ink),
	(ink, paper) =>
		path('M0 -52L45 -26L45 26L0 52L-45 26L-45 -26Z', ink) +
		path('M0 -26L23 -13L23 13L0 26L-23 13L-23 -13Z', paper),
	(ink) =>
		path('M-46 40A46 46 0 0 1 46 40Z', ink) +
		rect(-54, 46, 108, 10, 5, ink) +
		circle(0, -34, 12, ink),
	(ink, paper) =>
		rect(-46, -46, 92, 92, 14, ink) +
		path('M-46 46L46 -46L46 32A14 14 0 0 1 32 46Z', paper, 'opacity=".55"'),
	(ink) =>
		[-36, 0, 36]
			.map((y, r) =>
				[-36, 0, 36]
					.map((x, k) =>
						group(
							`translate(${x} ${y}) rotate(${(r + k) % 2 ? 90 : 0})`,
							rect(-16, -15, 32, 12, 5, ink) + rect(-16, 3, 32, 12, 5, ink),
						),
					)
					.join(''),
			)
			.join(''),
]

/** Marks for food, the bean and the bowl among them; the last of all is a company's weave. */
export const pantryMarks = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Marks that say nothing about food. */
export const plainMarks = [0, 1, 2, 4, 5, 6, 8]

/** A label's mark, drawn so that no picture needs letters; `kind` keeps to one of the marks. */
export function emblem(
	pen: Pen,
	x: number,
	y: number,
	size: number,
	ink: string,
	paper: string,
	kind?: number,
): string {
	const mark = marks[(kind ?? pen.random.pick(pen.marks)) % marks.length]
	return group(
		`translate(${x} ${y}) scale(${Math.round((size / 100) * 100) / 100})`,
		mark?.(ink, paper) ?? '',
	)
}

/** Bars that stand for lines of print, centred on x. */
export function print(x: number, y: number, widths: number[], ink: string, height = 12): string {
	return widths
		.map((width, i) => rect(x - width / 2, y + i * height * 2, width, height, height / 2, ink))
		.join('')
}

/** A pack's label: paper, mark, print, with a layout of its own for each seed. */
export function label(
	pen: Pen,
	x: number,
	y: number,
	w: number,
	h: number,
	paper: string,
	ink: string,
): string {
	const layout = Math.floor(pen.random.next() * 4)
	const cx = x + w / 2
	const size = Math.min(w * 0.5, h * 0.42)
	const bars = [w * 0.56, w * 0.36]
	const back = rect(x, y, w, h, 14, paper)
	if (layout === 0)
		return (
			back +
			emblem(pen, cx, y + h * 0.38, size, ink, paper) +
			print(cx, y + h * 0.7, bars, ink, h * 0.045)
		)
	if (layout === 1) {
		const band = rect(x, y + h * 0.58, w, h * 0.42, 14, ink)
		return (
			back +
			band +
			emblem(pen, cx, y + h * 0.3, size * 0.85, ink, paper) +
			print(cx, y + h * 0.7, bars, paper, h * 0.045)
		)
	}
	if (layout === 2) {
		const frame = rect(
			x + w * 0.06,
			y + w * 0.06,
			w * 0.88,
			h - w * 0.12,
			10,
			'none',
			`stroke="${ink}" stroke-width="5"`,
		)
		return (
			back +
			frame +
			print(cx, y + h * 0.2, [w * 0.4], ink, h * 0.045) +
			emblem(pen, cx, y + h * 0.56, size * 0.9, ink, paper)
		)
	}
	return (
		back +
		print(cx, y + h * 0.16, bars, ink, h * 0.05) +
		emblem(pen, cx, y + h * 0.64, size * 1.05, ink, paper)
	)
}

const rays = (ink: string) =>
	[0, 45, 90, 135, 180, 225, 270, 315]
		.map((turn) => group(`rotate(${turn})`, rect(-5, -54, 10, 20, 5, ink)))
		.join('')
