import jsQR from 'jsqr'
import { serveThread } from '#process/serve-thread.ts'

type Picture = { pixels: Uint8ClampedArray; width: number; height: number }

/** Searches the pixels of a picture for a QR code, which takes longer than any request may wait. */
serveThread(async function* ({ pixels, width, height }: Picture) {
	yield jsQR(pixels, width, height)?.data ?? null
})
