import { z } from 'zod'
import { dataOf, pageOf } from './envelope.ts'

const ReviewWire = z.object({
	REVIEW_ID: z.number().int(),
	REVIEW_AUTHOR: z.string(),
	REVIEW_RATING: z.number().int().min(1).max(5),
	REVIEW_TEXT: z.string(),
	REVIEW_DATE: z.iso.datetime(),
	/** Media ids of the review's pictures, at most five. */
	REVIEW_PICTURE_ID_LIST: z.array(z.string()).default([]),
	/** Language of the review's text, e.g. "id"; null: unknown. */
	REVIEW_LANGUAGE: z.string().nullable().default(null),
	/** The variant bought; '' if the product has no options or it is unknown. */
	VARIANT_LABEL: z.string().default(''),
	/** The shop's reply. */
	REVIEW_REPLY: z.string().nullable().default(null),
	REVIEW_REPLY_DATE: z.iso.datetime().nullable().default(null),
})
/** Sort orders of reviews; newest first within equal ratings. */
export const REVIEW_ORDERS = ['NEWEST', 'HIGHEST', 'LOWEST'] as const
export const ReviewQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(10),
	REVIEW_RATING: z.coerce.number().int().min(1).max(5).optional(),
	HAS_PICTURE: z.literal('true').optional(),
	ORDER_BY: z.enum(REVIEW_ORDERS).default('NEWEST'),
})
/** GET /product/{slug}/review?PAGE_INDEX&DATA_PER_PAGE&REVIEW_RATING&HAS_PICTURE&ORDER_BY. */
export const ReviewPageWire = dataOf(
	pageOf(ReviewWire).extend({
		/** Whether any review of the product has a picture. */
		ANY_PICTURE: z.boolean().default(false),
	}),
)
