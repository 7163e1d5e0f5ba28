import { z } from 'zod'
import { oneFile } from '#app/features/forms/one-file.ts'

/** What a picture may be. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** A picture of the customer. */
export const pictureForm = z.object({
	picture: oneFile('account:picture', pictureTypes),
})
