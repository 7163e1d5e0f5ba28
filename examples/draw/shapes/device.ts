import type { Drawing, Pen } from '../pen.ts'
import { circle, clip, path, rect } from '#website-api/media/draw/svg.ts'

/** A drawing of something electric; without cloth. */
export const device = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number] = [600, 600],
	defs = '',
): Drawing => ({ body, ground, focus, defs })

/** A lit screen: hills or discs in the accent, never letters. */
export function screen(
	pen: Pen,
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
): { body: string; defs: string } {
	const id = `${pen.id}v`
	const kind = Math.floor(pen.random.next() * 4)
	const art =
		[
			circle(x + w * 0.7, y + h * 0.3, Math.min(w, h) * 0.2, pen.a.pale) +
				path(
					`M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.55} ${y + h * 0.66}T${x + w} ${y + h * 0.5}V${y + h}H${x}Z`,
					pen.a.light,
				) +
				path(
					`M${x} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.66} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`,
					pen.a.dark,
				),
			circle(x + w * 0.2, y + h * 0.8, h * 0.42, pen.a.light) +
				circle(x + w * 0.85, y + h * 0.25, h * 0.26, pen.a.dark) +
				circle(x + w * 0.55, y + h * 0.55, Math.min(w, h) * 0.16, pen.a.pale),
			path(`M${x} ${y}H${x + w}L${x} ${y + h}Z`, pen.a.light) +
				path(`M${x + w} ${y + h * 0.4}V${y + h}H${x + w * 0.3}Z`, pen.a.dark),
			[0.9, 0.68, 0.46, 0.24]
				.map((s, i) =>
					circle(
						x + w / 2,
						y + h,
						Math.max(w, h) * s * 0.8,
						[pen.a.dark, pen.a.base, pen.a.light, pen.a.pale][i] ?? '',
					),
				)
				.join(''),
		][kind] ?? ''
	return {
		defs: clip(
			id,
			`M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`,
		),
		body: `<g clip-path="url(#${id})">${rect(x, y, w, h, 0, pen.a.base) + art}</g>`,
	}
}
