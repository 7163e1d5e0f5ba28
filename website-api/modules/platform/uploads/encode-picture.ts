import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limitedTo } from '#website-api/media/limit.ts'

const MAX_PIXELS = 40_000_000
/** Longest side of what we keep: enough to read a receipt. */
const KEPT_SIDE = 2_000

// Decoding forty megapixels takes 160 MB.
const oneAtATime = limitedTo(1)

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * A picture encoded anew as JPEG, so that no hidden part and no place where it was taken survives.
 * What it is, its bytes say and not its name. 'type': no JPG, PNG or WebP; 'unreadable': broken, or over 40
 * megapixels.
 */
export async function encodePicture(
	bytes: Uint8Array,
): Promise<Uint8Array | 'type' | 'unreadable'> {
	const found = await fileTypeFromBuffer(bytes)
	if (!found || !pictureTypes.has(found.mime)) return 'type'
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
