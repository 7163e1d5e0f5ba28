import { z } from 'zod'
import { message, type Value } from './message.ts'

/**
 * A picture by its id, with width and height of the original in px. The storefront serves it at
 * /media/{id}/{width}.{avif|webp|jpg}; widths are those of MEDIA_WIDTHS.
 */
export const Image = message({
	id: ['MEDIA_ID', z.string().regex(/^[a-z0-9]{8,64}$/)],
	alt: ['ALT', z.string()],
	width: ['WIDTH', z.number().int().positive()],
	height: ['HEIGHT', z.number().int().positive()],
})
export type Image = Value<typeof Image>
