import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

async function readBack(text: string): Promise<string | undefined> {
	const { size, path } = qrPath(text)
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
	const { data, info } = await sharp(Buffer.from(svg))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('draws a code that another library can read', async () => {
	for (const text of ['a', 'https://toko.example/?ref=KODE-1', '0'.repeat(300)]) {
		expect(await readBack(text)).toBe(text)
	}
})
