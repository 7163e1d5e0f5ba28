import sharp from 'sharp'

/** A small picture like a phone's. */
export async function smallJpeg(background = '#0a7'): Promise<Uint8Array<ArrayBuffer>> {
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } })
	return new Uint8Array(await drawn.jpeg().toBuffer())
}
