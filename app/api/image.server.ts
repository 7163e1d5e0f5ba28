import type { ImageWire } from '#contract/envelope.ts'
import type { Image } from '#app/domain/image.ts'

/** The only renaming of a picture's wire fields. */
export function imageOf(wire: ImageWire): Image {
	return { id: wire.MEDIA_ID, alt: wire.ALT, width: wire.WIDTH, height: wire.HEIGHT }
}
