import type { Size } from '#contract/size.ts'

/** A size as it is stored: length, width and height in millimetres. */
export function millimetresOf(size: Size | null): number[] | null {
	return size && [size.length, size.width, size.height].map((side) => Math.round(side * 10))
}

/** A size whose sides are known each; null: not all are. */
export function sizeOfSides(sides: { [Side in keyof Size]: number | null }): number[] | null {
	const { length, width, height } = sides
	if (length === null || width === null || height === null) return null
	return millimetresOf({ length, width, height })
}

/** A stored size. */
export function sizeOf(millimetres: readonly number[] | null): Size | null {
	const [length, width, height] = (millimetres ?? []).map((side) => side / 10)
	return length && width && height ? { length, width, height } : null
}
