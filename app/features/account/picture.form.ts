import { z } from 'zod'
import { pictureTypes } from '#app/domain/customer-order.ts'
import { oneFile } from '#app/features/forms/one-file.ts'

/** A profile picture. */
export const pictureForm = z.object({
	picture: oneFile('account:picture', pictureTypes),
})
