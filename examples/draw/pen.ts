import type { Tones } from './colour.ts'
import type { Random } from './random.ts'

/** What a shape draws with. */
export type Pen = {
	c: Tones
	a: Tones
	/** The body's paint: the plain colour, or the fabric's pattern. */
	fill: string
	patterned: boolean
	random: Random
	/** Prefix of the ids in this picture. */
	id: string
	/** Which of the label marks this kind of goods wears. */
	marks: readonly number[]
	/** The object seen from behind, where the shape has a back. */
	back: boolean
}

/** An object on a canvas of 1200 by 1200. */
export type Drawing = {
	body: string
	defs?: string
	/** Centre and half width of the shadow on the ground. */
	ground: [cx: number, cy: number, rx: number]
	/** What a close-up shows. */
	focus: [x: number, y: number]
	/** A close-up or swatch of the cloth makes sense. */
	cloth?: boolean
}

export type Shape = (pen: Pen) => Drawing
