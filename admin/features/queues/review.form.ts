import { z } from 'zod'
import { MOST_REPLY_LENGTH } from '#contract/review.ts'
import { linesOf } from '#web/domain/plain-text.ts'

/** The forms of a review. Messages are text keys of `queues`. */
export const reviewForm = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('answer'),
		text: z
			.string()
			.max(10_000)
			.overwrite(linesOf)
			.trim()
			.min(1, 'review.answerMissing')
			.max(MOST_REPLY_LENGTH, 'review.answerMissing'),
		version: z.coerce.number().int().min(0),
	}),
	z.object({
		act: z.literal('hide'),
		reason: z.string().trim().min(3, 'review.reasonMissing').max(200, 'review.reasonMissing'),
	}),
	z.object({ act: z.literal('show') }),
])
export type ReviewStep = z.output<typeof reviewForm>
