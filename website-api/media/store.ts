import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { MediaStorage } from './storage.ts'

/** What the media table records of a stored picture. */
export type StoredMedia = {
	companyId: number
	id: string
	type: string
	width: number
	height: number
	bytes: number
}

const largestSide = 1600
const mostPixels = 50_000_000

/** Keeps a drawing of ours as it is; its size is that of the drawing. */
export async function storeDrawing(
	storage: MediaStorage,
	companyId: number,
	drawing: { svg: string; width: number; height: number },
): Promise<StoredMedia> {
	const { width, height } = drawing
	return store(storage, companyId, Buffer.from(drawing.svg), {
		type: 'image/svg+xml',
		width,
		height,
	})
}

/**
 * Keeps a raster picture from outside, upright, without metadata and no larger than pages ask for.
 * Throws when the bytes are no picture that can be decoded. Drawings (SVG) are not accepted.
 */
export async function storePicture(
	storage: MediaStorage,
	companyId: number,
	bytes: Uint8Array,
): Promise<StoredMedia> {
	const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
	const { format } = await picture.metadata()
	if (format === 'svg') throw new Error('Drawings are not accepted.')
	const { data, info } = await picture
		.autoOrient()
		.resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
		.webp({ quality: 90 })
		.toBuffer({ resolveWithObject: true })
	return store(storage, companyId, data, {
		type: 'image/webp',
		width: info.width,
		height: info.height,
	})
}

async function store(
	storage: MediaStorage,
	companyId: number,
	bytes: Buffer,
	facts: { type: string; width: number; height: number },
): Promise<StoredMedia> {
	const id = createHash('sha256').update(`${companyId}\0`).update(bytes).digest('hex').slice(0, 32)
	await storage.writeMaster(id, bytes)
	return { companyId, id, ...facts, bytes: bytes.length }
}
