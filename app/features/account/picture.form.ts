import { z } from 'zod'
import { oneFile } from '#app/features/forms/one-file.ts'

/** Accepted file types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** A profile picture. */
export const pictureForm = z.object({
	picture: oneFile('account:picture', pictureTypes),
})
