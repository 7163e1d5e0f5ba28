import sharp from 'sharp'
import { SHARE_SIZE } from '#contract/envelope.ts'
import { rendered } from './rendered.ts'

const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
/** Share of a maskable icon's side. Devices never cut off the centred circle of 80 %; a square in it has 0.8 / √2. */
const safeShare = 0.74

/** A complete picture in a square with that side in px, on a transparent background. */
export async function drawIcon(master: Buffer, side: number): Promise<Buffer> {
	return (await contained(master, side)).png({ palette: true }).toBuffer()
}

/** The same on an opaque background of the picture's colour, with padding for any shape of mask. */
export async function drawMaskableIcon(master: Buffer, side: number): Promise<Buffer> {
	const mark = await (await contained(master, Math.round(side * safeShare))).png().toBuffer()
	const background = await backgroundOf(mark)
	return sharp({ create: { width: side, height: side, channels: 3, background } })
		.composite([{ input: mark }])
		.png({ palette: true })
		.toBuffer()
}

/** A picture of any size in the middle of one for link previews, on white, never enlarged. */
export async function drawShare(master: Buffer): Promise<Buffer> {
	const { width, height } = SHARE_SIZE
	const side = { width: Math.round(width * 0.8), height: Math.round(height * 0.8) }
	const { picture, isDrawing } = await rendered(master, side.height)
	const mark = await picture
		.resize({ ...side, fit: 'inside', withoutEnlargement: !isDrawing })
		.png()
		.toBuffer()
	return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
		.composite([{ input: mark }])
		.jpeg({ quality: 80, progressive: true })
		.toBuffer()
}

async function contained(master: Buffer, side: number) {
	const { picture } = await rendered(master, side)
	return picture.resize({ width: side, height: side, fit: 'contain', background: nothing })
}

// The colour at its left edge, which is the background of logos; white if it is transparent.
async function backgroundOf(mark: Buffer) {
	const { data, info } = await sharp(mark).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * 0.06)) * 4
	const [r = 255, g = 255, b = 255, alpha = 0] = data.subarray(at, at + 4)
	return alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 }
}
