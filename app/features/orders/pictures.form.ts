import { PICTURE_TYPES } from '#contract/file-types.ts'
import { z } from 'zod'
import { maxPictures } from '#app/domain/customer-order.ts'
import { maxFileBytes } from '#app/domain/upload.ts'

/** At most five pictures of one file field. */
export const pictureFiles = () =>
	z
		.array(z.file())
		.max(maxPictures, 'my-orders:pictures.many')
		.refine((files) => files.every(({ size }) => size <= maxFileBytes), 'my-orders:pictures.big')
		.refine(
			(files) => files.every(({ type }) => PICTURE_TYPES.includes(type)),
			'my-orders:pictures.type',
		)
