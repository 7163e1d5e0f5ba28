import { PICTURE_TYPES } from '#contract/file-types.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limitedTo } from '#website-api/media/limit.ts'

const MAX_PIXELS = 40_000_000
/** Longest side in px of a stored picture: enough to read a receipt. */
const KEPT_SIDE = 2_000

// Decoding forty megapixels takes 160 MB.
const oneAtATime = limitedTo(1)

/**
 * Encodes a picture anew as JPEG, which removes metadata such as the location and hidden content. The type is
 * detected from the bytes, not the name. 'type': not a JPG, PNG or WebP; 'unreadable': corrupt, or over 40
 * megapixels.
 */
export async function encodePicture(
	bytes: Uint8Array,
): Promise<Uint8Array | 'type' | 'unreadable'> {
	const found = await fileTypeFromBuffer(bytes)
	if (!found || !PICTURE_TYPES.includes(found.mime)) return 'type'
	return oneAtATime(() => encodeAnew(bytes))
}

async function encodeAnew(bytes: Uint8Array): Promise<Uint8Array | 'unreadable'> {
	try {
		return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
			.rotate()
			.resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 82 })
			.toBuffer()
	} catch {
		return 'unreadable'
	}
}
