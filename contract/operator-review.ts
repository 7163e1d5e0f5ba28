import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { linesText, lineText } from './text.ts'

/** A review with more stars needs no answer. */
export const MOST_STARS_TO_ANSWER = 3

/** Tabs of the list of reviews. */
export const REVIEW_TABS = [
	/** Neither replied to nor hidden, with at most MOST_STARS_TO_ANSWER stars. */
	'TO_ANSWER',
	/** Neither replied to nor hidden. */
	'UNANSWERED',
	/** One or two stars, and not hidden. */
	'LOW',
	'ALL',
	'HIDDEN',
] as const

/** GET /operator/v1/reviews: newest first. */
export const OperatorReviewQueryWire = z.object({
	TAB: z.enum(REVIEW_TABS).default('UNANSWERED'),
	/** NEXT of the previous page. */
	NEXT: z
		.string()
		.regex(/^[\w:.-]{1,80}$/)
		.optional(),
	LIMIT: z.coerce.number().int().min(1).max(100).default(25),
})

const Review = z.object({
	REVIEW_ID: z.number().int(),
	/** Version; increased by staff changes. */
	VERSION: z.number().int().min(0),
	PRODUCT_NAME: z.string(),
	PRODUCT_SLUG: z.string(),
	/** '' for a product without options, or if unknown. */
	VARIANT_LABEL: z.string(),
	/** null: an imported review. */
	ORDER_NUMBER: z.string().nullable(),
	REVIEW_AUTHOR: z.string(),
	REVIEW_RATING: z.number().int().min(1).max(5),
	REVIEW_TEXT: z.string(),
	REVIEW_LANGUAGE: z.string().nullable(),
	REVIEW_DATE: z.iso.datetime(),
	REVIEW_PICTURE_ID_LIST: z.array(z.string()),
	REVIEW_REPLY: z.string().nullable(),
	REVIEW_REPLY_DATE: z.iso.datetime().nullable(),
	/** null: published. */
	HIDDEN_DATE: z.iso.datetime().nullable(),
	HIDDEN_REASON: z.string().nullable(),
})
export type OperatorReviewWire = z.infer<typeof Review>
export const OperatorReviewListWire = dataOf(
	z.object({
		list: z.array(Review),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)
/** GET /operator/v1/reviews/{id}, and the response to every change of it. */
export const OperatorReviewAnswerWire = dataOf(Review)

export const MOST_REPLY_LENGTH = 1_000

/** PUT /operator/v1/reviews/{id}/reply: the shop's reply; replaces the previous one. */
export const OperatorReviewReplyWire = z.object({
	REPLY_TEXT: linesText().min(1).max(MOST_REPLY_LENGTH),
	VERSION: z.number().int().min(0),
})

/** POST /operator/v1/reviews/{id}/hiding: the reason, visible to staff. */
export const OperatorReviewHidingWire = z.object({ REASON: lineText().min(3).max(200) })
