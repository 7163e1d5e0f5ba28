import sharp from 'sharp'

/** A PNG of that size in one colour. */
export function pngOf(width: number, height: number): Promise<Buffer> {
	const create = { width, height, channels: 3, background: '#f4f6f8' } as const
	return sharp({ create }).png().toBuffer()
}
