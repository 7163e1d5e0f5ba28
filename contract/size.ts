import { z } from 'zod'
import { message, type Value } from './message.ts'

/** The longest side that a parcel of a shop has, in centimetres. */
export const MAX_SIDE_CM = 1000

/** A side of a packed unit, in centimetres with at most one decimal. */
export const sideCm = z
	.number()
	.min(0.1)
	.max(MAX_SIDE_CM)
	.refine((side) => Number.isInteger(Math.round(side * 1e6) / 1e5))

/** How large a packed unit is. */
export const Size = message({
	length: ['LENGTH_CM', sideCm],
	width: ['WIDTH_CM', sideCm],
	height: ['HEIGHT_CM', sideCm],
})
export type Size = Value<typeof Size>

/** A typed side, e.g. `30`, `30,5` or `30.5 cm`; null: none that a unit can have. */
export function sideIn(text: string): number | null {
	const typed = /^(\d{1,4})(?:[.,](\d))?0*\s*(?:cm)?$/i.exec(text.trim())
	const side = typed ? Number(`${typed[1]}.${typed[2] ?? 0}`) : 0
	return side > 0 && side <= MAX_SIDE_CM ? side : null
}

/** A typed size, e.g. `30 x 20 x 10,5`; null: it is none. */
export function sizeIn(text: string): Size | null {
	const sides = text.split(/[x×*]/i).map(sideIn)
	const [length, width, height] = sides
	return sides.length === 3 && length && width && height ? { length, width, height } : null
}

/** A size as `sizeIn` reads it. */
export function sizeText({ length, width, height }: Size): string {
	return [length, width, height].join(' x ')
}
