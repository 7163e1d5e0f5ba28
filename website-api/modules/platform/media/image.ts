import type { ImageWire } from '#contract/envelope.ts'

/** A joined media row in its wire form; null if the join found none. */
export function imageOf(
	row: { id: string | null; width: number | null; height: number | null },
	alt: string,
): ImageWire | null {
	if (row.id === null || row.width === null || row.height === null) return null
	return { MEDIA_ID: row.id, ALT: alt, WIDTH: row.width, HEIGHT: row.height }
}

/** A picture in its wire form. */
export function imageWire(
	{ id, width, height }: { id: string; width: number; height: number },
	alt: string,
): ImageWire {
	return { MEDIA_ID: id, ALT: alt, WIDTH: width, HEIGHT: height }
}
