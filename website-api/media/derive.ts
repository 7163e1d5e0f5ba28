import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { MEDIA_FORMATS } from '#contract/envelope.ts'
import { drawIcon, drawMaskableIcon, drawShare } from './icon.ts'
import { limitedTo } from './limit.ts'
import { rendered } from './rendered.ts'
import type { MediaStorage } from './storage.ts'

export type MediaFormat = (typeof MEDIA_FORMATS)[number]
/** A picture with that width; as `png` and `mask.png` an icon with that side (ICON_SIDES of the contract), as `share.jpg` a picture for link previews. */
export type Derivative = {
	id: string
	width: number
	format: MediaFormat | 'png' | 'mask.png' | 'share.jpg'
}

// libvips would use all cores for one picture; here each core processes one.
sharp.concurrency(1)
const limited = limitedTo(availableParallelism())

/**
 * Derives pictures of a width and format from their masters and stores them; concurrent requests share one job.
 * Raster pictures are never enlarged. Returns undefined for an unknown id.
 */
export function derivatives(storage: MediaStorage) {
	const running = new Map<string, Promise<Buffer | undefined>>()
	return async (wanted: Derivative): Promise<Buffer | undefined> => {
		const name = `${wanted.width}.${wanted.format}`
		const kept = await storage.readDerived(wanted.id, name)
		if (kept) return kept
		const key = `${wanted.id}/${name}`
		const job = running.get(key) ?? make(storage, wanted, name).finally(() => running.delete(key))
		running.set(key, job)
		return job
	}
}

async function make(storage: MediaStorage, wanted: Derivative, name: string) {
	const master = await storage.readMaster(wanted.id)
	if (!master) return undefined
	const made = await limited(() => encode(master, wanted))
	await storage.writeDerived(wanted.id, name, made)
	return made
}

async function encode(master: Buffer, { width, format }: Derivative): Promise<Buffer> {
	if (format === 'png') return drawIcon(master, width)
	if (format === 'mask.png') return drawMaskableIcon(master, width)
	if (format === 'share.jpg') return drawShare(master)
	const { picture, isDrawing } = await rendered(master, width)
	const resized = picture.resize({ width, withoutEnlargement: !isDrawing })
	switch (format) {
		case 'avif':
			// A fifth smaller for five times the processor time, once: phones load these widths, on slow lines.
			return resized.avif({ quality: 40, effort: width <= 720 ? 4 : 1 }).toBuffer()
		case 'webp':
			return resized.webp({ quality: 78, effort: 3 }).toBuffer()
		case 'jpg':
			return resized
				.flatten({ background: '#ffffff' })
				.jpeg({ quality: 80, progressive: true })
				.toBuffer()
	}
}
