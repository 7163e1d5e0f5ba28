import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { ofProduct } from './product.ts'

/** A customer's review of a product. */
export const Review = message({
	id: ['REVIEW_ID', z.number().int()],
	author: ['REVIEW_AUTHOR', z.string()],
	rating: ['REVIEW_RATING', z.number().int().min(1).max(5)],
	text: ['REVIEW_TEXT', z.string()],
	date: ['REVIEW_DATE', moment],
	/** Media ids of the review's pictures, at most five. */
	pictureIds: ['REVIEW_PICTURE_ID_LIST', z.array(z.string()).default([])],
	/** Language of the review's text, e.g. "id"; null: unknown. */
	language: ['REVIEW_LANGUAGE', z.string().nullable().default(null)],
	/** The variant bought; '' if the product has no options or it is unknown. */
	variantLabel: ['VARIANT_LABEL', z.string().default('')],
	/** The shop's reply. */
	reply: ['REVIEW_REPLY', z.string().nullable().default(null)],
	replyDate: ['REVIEW_REPLY_DATE', moment.nullable().default(null)],
})
export type Review = Value<typeof Review>

/** Sort orders of reviews; newest first within equal ratings. */
export const REVIEW_ORDERS = ['NEWEST', 'HIGHEST', 'LOWEST'] as const

const ReviewQuery = message({
	...pageQueryFields,
	pageSize: ['DATA_PER_PAGE', z.coerce.number().int().min(1).max(100).default(10)],
	stars: ['REVIEW_RATING', z.coerce.number().int().min(1).max(5).optional()],
	hasPicture: ['HAS_PICTURE', z.literal('true').optional()],
	order: ['ORDER_BY', z.enum(REVIEW_ORDERS).default('NEWEST')],
})
export type ReviewQuery = Value<typeof ReviewQuery>

const ReviewPage = message({
	...pageFields(Review),
	/** Whether any review of the product has a picture. */
	anyPicture: ['ANY_PICTURE', z.boolean().default(false)],
})
export type ReviewPage = Value<typeof ReviewPage>

export const listReviews = endpoint({
	...ofProduct,
	method: 'GET',
	path: '/product/{slug}/review',
	summary: 'A page of reviews: filters, sort',
	query: ReviewQuery,
	answer: ReviewPage,
	shared: true,
})
