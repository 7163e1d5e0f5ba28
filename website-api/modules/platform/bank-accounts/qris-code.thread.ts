import jsQR from 'jsqr'
import { z } from 'zod'
import { serveThread } from '#process/serve-thread.ts'

const Picture = z.object({
	pixels: z.instanceof(Uint8ClampedArray),
	width: z.number(),
	height: z.number(),
})

/** Searches the pixels of a picture for a QR code, which takes longer than any request may wait. */
serveThread(async function* (input) {
	const { pixels, width, height } = Picture.parse(input)
	yield jsQR(pixels, width, height)?.data ?? null
})
