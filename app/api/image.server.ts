import type { ImageWire } from '#contract/envelope.ts'
import type { Image } from '#contract/image.ts'

/** Maps a picture from the wire. */
export function imageOf(wire: ImageWire): Image {
	return { id: wire.MEDIA_ID, alt: wire.ALT, width: wire.WIDTH, height: wire.HEIGHT }
}
