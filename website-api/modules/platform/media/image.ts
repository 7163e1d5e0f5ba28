import type { ImageWire } from '#contract/envelope.ts'

/** A joined media row in its wire form; null if the join found none. */
export function imageOf(
	row: { id: string | null; width: number | null; height: number | null },
	alt: string,
): ImageWire | null {
	if (row.id === null || row.width === null || row.height === null) return null
	return { MEDIA_ID: row.id, ALT: alt, WIDTH: row.width, HEIGHT: row.height }
}

/** Side in px up to which a drawing (SVG) is rendered. */
const drawnSide = 1200

/** A picture with the size that it is served in at most: a small drawing grows, a photograph does not. */
export function drawnSize<P extends { type: string; width: number; height: number }>(
	picture: P,
): P {
	const { type, width, height } = picture
	if (type !== 'image/svg+xml' || width >= drawnSide) return picture
	return { ...picture, width: drawnSide, height: Math.round((height * drawnSide) / width) }
}

/** A picture in its wire form. */
export function imageWire(
	{ id, width, height }: { id: string; width: number; height: number },
	alt: string,
): ImageWire {
	return { MEDIA_ID: id, ALT: alt, WIDTH: width, HEIGHT: height }
}
