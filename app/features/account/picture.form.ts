import { z } from 'zod'
import { largestFile } from '#app/domain/upload.ts'

/** What a picture may be. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** A picture of the customer. */
export const pictureForm = z.object({
	picture: z
		.file({ error: ({ input }) => `account:picture.${Array.isArray(input) ? 'many' : 'required'}` })
		.max(largestFile, 'account:picture.big')
		.refine(({ type }) => pictureTypes.includes(type), 'account:picture.type'),
})
