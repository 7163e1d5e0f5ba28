import { z } from 'zod'
import { largestPicture, mostPictures, pictureTypes } from '#app/domain/customer-order.ts'

/** Pictures of one file field, at most five. */
export const pictureFiles = () =>
	z
		.array(z.file())
		.max(mostPictures, 'my-orders:pictures.many')
		.refine((files) => files.every(({ size }) => size <= largestPicture), 'my-orders:pictures.big')
		.refine(
			(files) => files.every(({ type }) => pictureTypes.includes(type)),
			'my-orders:pictures.type',
		)
