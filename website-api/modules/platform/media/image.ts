import type { Image } from '#contract/image.ts'

type Joined = { id: string | null; width: number | null; height: number | null }

/** A joined media row as a picture; null if the join found none. */
export function joinedPicture({ id, width, height }: Joined, alt: string): Image | null {
	return id === null || width === null || height === null ? null : { id, alt, width, height }
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

/** A picture with its alternative text. */
export function pictureOf({ id, width, height }: Omit<Image, 'alt'>, alt: string): Image {
	return { id, alt, width, height }
}
