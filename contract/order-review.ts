import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
import { linesText } from './text.ts'

export const WrittenReview = message({
	position: ['LINE_POSITION', z.coerce.number().int().min(0)],
	rating: ['REVIEW_RATING', z.coerce.number().int().min(1).max(5)],
	text: ['REVIEW_TEXT', linesText().max(2000)],
})
export type WrittenReview = Value<typeof WrittenReview>

export const reviewOrder = endpoint({
	method: 'POST',
	path: '/order/{number}/review',
	creates: true,
	summary: 'Reviews a delivered line, with up to five pictures',
	access: 'customer',
	form: { fields: WrittenReview, files: ['PICTURE'], filesName: 'pictures' },
	answer: message({ id: ['REVIEW_ID', z.number().int()] }),
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['ALREADY_REVIEWED', 'REVIEW_NOT_POSSIBLE'],
		413: ['PICTURE_TOO_LARGE', 'PICTURES_TOO_MANY'],
	},
})
