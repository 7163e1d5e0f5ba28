import { PICTURE_TYPES } from '#contract/file-types.ts'
import { z } from 'zod'
import { oneFile } from '#app/features/forms/one-file.ts'

/** A profile picture. */
export const pictureForm = z.object({
	picture: oneFile('account:picture', PICTURE_TYPES),
})
