import sharp, { type Sharp } from 'sharp'

/** A master opened so that it can be resized to that width; a drawing is rendered at it, not small and then enlarged. */
export async function rendered(master: Buffer, width: number) {
	const { format, width: own = width } = await sharp(master).metadata()
	const isDrawing = format === 'svg'
	const density = Math.min(2400, Math.max(1, Math.ceil((72 * width) / own)))
	const picture: Sharp = sharp(master, isDrawing ? { density } : {})
	return { picture, isDrawing }
}
