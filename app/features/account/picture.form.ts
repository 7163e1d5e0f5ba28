import { z } from 'zod'

/** Bytes a picture may have, and what it may be. */
export const largestPicture = 5 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** A picture of the customer. */
export const pictureForm = z.object({
	picture: z
		.file({ error: 'account:picture.required' })
		.max(largestPicture, 'account:picture.big')
		.refine(({ type }) => pictureTypes.includes(type), 'account:picture.type'),
})
