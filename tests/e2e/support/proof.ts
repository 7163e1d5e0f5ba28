import sharp from 'sharp'

/** A picture of a receipt for a file field: a real PNG. */
export async function receipt(name = 'bukti-transfer.png') {
	const buffer = await sharp({
		create: { width: 360, height: 720, channels: 3, background: '#f4f6f8' },
	})
		.png()
		.toBuffer()
	return { name, mimeType: 'image/png', buffer }
}

/** A file of that many bytes that is not a picture. */
export function fileOf(bytes: number, name: string, mimeType: string) {
	return { name, mimeType, buffer: Buffer.alloc(bytes, 'x') }
}
