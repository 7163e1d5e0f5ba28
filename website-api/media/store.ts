import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { MediaStorage } from './storage.ts'

/** The media table's columns of a stored picture. */
export type StoredMedia = {
	companyId: number
	id: string
	type: string
	width: number
	height: number
	bytes: number
}

const maxSide = 1600
const maxPixels = 50_000_000

type Drawing = { svg: string; width: number; height: number }

/** Stores a generated drawing (SVG) unchanged. */
export async function storeDrawing(
	storage: MediaStorage,
	companyId: number,
	drawing: Drawing,
): Promise<StoredMedia> {
	return store(storage, prepareDrawing(companyId, drawing))
}

/** A generated drawing, ready to be stored. */
export function prepareDrawing(companyId: number, { svg, width, height }: Drawing): PreparedMedia {
	return prepared(companyId, Buffer.from(svg), { type: 'image/svg+xml', width, height })
}

/** A picture that is ready to be stored, and its bytes. */
export type PreparedMedia = { facts: StoredMedia; master: Buffer }

/**
 * Prepares an uploaded raster picture: upright, without metadata and no larger than pages need. Rejects if the bytes
 * cannot be decoded. SVG is not accepted.
 */
export async function preparePicture(companyId: number, bytes: Uint8Array): Promise<PreparedMedia> {
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
	const { format } = await picture.metadata()
	if (format === 'svg') throw new Error('Drawings are not accepted.')
	const { data, info } = await picture
		.autoOrient()
		.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
		.webp({ quality: 90 })
		.toBuffer({ resolveWithObject: true })
	const { width, height } = info
	return prepared(companyId, data, { type: 'image/webp', width, height })
}

/** Prepares and stores an uploaded raster picture. Rejects like `preparePicture`. */
export async function storePicture(
	storage: MediaStorage,
	companyId: number,
	bytes: Uint8Array,
): Promise<StoredMedia> {
	return store(storage, await preparePicture(companyId, bytes))
}

async function store(storage: MediaStorage, { facts, master }: PreparedMedia) {
	await storage.writeMaster(facts.id, master)
	return facts
}

function prepared(
	companyId: number,
	master: Buffer,
	facts: { type: string; width: number; height: number },
): PreparedMedia {
	const id = createHash('sha256').update(`${companyId}\0`).update(master).digest('hex').slice(0, 32)
	return { facts: { companyId, id, ...facts, bytes: master.length }, master }
}
