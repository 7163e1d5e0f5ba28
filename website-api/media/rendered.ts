import sharp, { type Sharp } from 'sharp'

/** Opens a master for resizing to that width; an SVG is rendered at this width, not enlarged afterwards. */
export async function rendered(master: Buffer, width: number) {
	const { format, width: own = width } = await sharp(master).metadata()
	const isDrawing = format === 'svg'
	const density = Math.min(2400, Math.max(1, Math.ceil((72 * width) / own)))
	const picture: Sharp = sharp(master, isDrawing ? { density } : {})
	return { picture, isDrawing }
}
