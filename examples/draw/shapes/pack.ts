import { label, print } from '../emblem.ts'
import type { Drawing, Pen } from '../pen.ts'
import { rect } from '#website-api/media/draw/svg.ts'

/** The cream of paper labels. */
export const paper = '#faf5ea'

/** A drawing of something packed; without cloth. */
export const pack = (
	body: string,
	ground: Drawing['ground'],
	focus: [number, number] = [600, 660],
	defs = '',
): Drawing => ({ body, ground, focus, defs })

/** The label from the front; from behind a plain panel of print. */
export const face = (pen: Pen, x: number, y: number, w: number, h: number, ink = pen.a.base) =>
	pen.back
		? rect(x, y, w, h, 14, paper) +
			print(
				x + w / 2,
				y + h * 0.16,
				[w * 0.7, w * 0.6, w * 0.66, w * 0.5, w * 0.64],
				ink,
				h * 0.05,
			) +
			rect(x + w * 0.3, y + h * 0.76, w * 0.4, h * 0.12, 4, ink)
		: label(pen, x, y, w, h, paper, ink)
