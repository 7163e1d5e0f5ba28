import sharp from 'sharp'
import { z } from 'zod'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { StaticQris } from '#website-api/modules/platform/companies/qris.ts'

const MAX_PIXELS = 50_000_000
/** Widths in px at which the code is searched for: it may be small on a poster, or blurred in a large photograph. */
const SIDES = [1_600, 900, 500]
const BOUNDS = { heapMb: 256, answerMs: 10_000 }
const source = new URL('./qris-code.thread.ts', import.meta.url)

/** The static QRIS in a picture, its checksum verified. 422 on PICTURE: QRIS_NOT_FOUND or QRIS_UNREADABLE. */
export async function qrisInPicture(bytes: Uint8Array): Promise<string> {
	for (const side of SIDES) {
		const text = await codeIn(bytes, side)
		if (text === undefined) continue
		const read = StaticQris.safeParse(text)
		if (read.success) return read.data
		throw fieldProblem('PICTURE', { message: 'QRIS_UNREADABLE' })
	}
	throw fieldProblem('PICTURE', { message: 'QRIS_NOT_FOUND' })
}

async function codeIn(bytes: Uint8Array, side: number): Promise<string | undefined> {
	const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
	const format = (await picture.metadata().catch(() => undefined))?.format
	if (format === undefined || format === 'svg') return undefined
	const { data, info } = await picture
		.autoOrient()
		.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#fff' })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch(() => {
			throw fieldProblem('PICTURE', { message: 'QRIS_NOT_FOUND' })
		})
	const { width, height } = info
	return codeOf({ pixels: new Uint8ClampedArray(data), width, height })
}

/** The text of a QR code; undefined when there is none, or it takes too long to find. */
async function codeOf(picture: { pixels: Uint8ClampedArray; width: number; height: number }) {
	try {
		for await (const answer of threadAnswers(source, picture, BOUNDS)) {
			return z.string().nullable().parse(answer) ?? undefined
		}
	} catch (error) {
		if (!(error instanceof ThreadStopped) || error.reason === 'failure') throw error
	}
	return undefined
}
