import sharp from 'sharp'

/** A picture of a receipt, as a file field takes it: a real PNG. */
export async function receipt(name = 'bukti-transfer.png') {
	const buffer = await sharp({
		create: { width: 360, height: 720, channels: 3, background: '#f4f6f8' },
	})
		.png()
		.toBuffer()
	return { name, mimeType: 'image/png', buffer }
}

/** A file of that many bytes that is no picture. */
export function fileOf(bytes: number, name: string, mimeType: string) {
	return { name, mimeType, buffer: Buffer.alloc(bytes, 'x') }
}
