import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { ofProduct } from './product.ts'
import { recordNumber } from './record-number.ts'
import { linesText, lineText } from './text.ts'

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
const REVIEW_ORDERS = ['NEWEST', 'HIGHEST', 'LOWEST'] as const

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

/** A review with more stars needs no answer. */
export const MOST_STARS_TO_ANSWER = 3

export const MOST_REPLY_LENGTH = 1_000

/** Tabs of staff's list of reviews. */
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

export const StaffReviewQuery = message({
	tab: ['TAB', z.enum(REVIEW_TABS).default('UNANSWERED')],
	/** `next` of the previous page. */
	next: [
		'NEXT',
		z
			.string()
			.regex(/^[\w:.-]{1,80}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(100).default(25)],
})
export type StaffReviewQuery = Value<typeof StaffReviewQuery>

/** A review as staff see it. */
export const StaffReview = message({
	id: ['REVIEW_ID', z.number().int()],
	/** Version; increased by staff changes. */
	version: ['VERSION', z.number().int().min(0)],
	productName: ['PRODUCT_NAME', z.string()],
	productSlug: ['PRODUCT_SLUG', z.string()],
	/** '' for a product without options, or if unknown. */
	variantLabel: ['VARIANT_LABEL', z.string()],
	/** null: an imported review. */
	orderNumber: ['ORDER_NUMBER', z.string().nullable()],
	author: ['REVIEW_AUTHOR', z.string()],
	rating: ['REVIEW_RATING', z.number().int().min(1).max(5)],
	text: ['REVIEW_TEXT', z.string()],
	language: ['REVIEW_LANGUAGE', z.string().nullable()],
	writtenAt: ['REVIEW_DATE', moment],
	pictureIds: ['REVIEW_PICTURE_ID_LIST', z.array(z.string())],
	reply: ['REVIEW_REPLY', z.string().nullable()],
	repliedAt: ['REVIEW_REPLY_DATE', moment.nullable()],
	/** null: published. */
	hiddenAt: ['HIDDEN_DATE', moment.nullable()],
	hiddenReason: ['HIDDEN_REASON', z.string().nullable()],
})
export type StaffReview = Value<typeof StaffReview>

const StaffReviewPage = message({
	list: ['list', z.array(StaffReview)],
	/** null on the last page. */
	next: ['NEXT', z.string().nullable()],
})
export type StaffReviewPage = Value<typeof StaffReviewPage>

/** The shop's reply; replaces the previous one. */
export const ReviewReply = message({
	text: ['REPLY_TEXT', linesText().min(1).max(MOST_REPLY_LENGTH)],
	version: ['VERSION', z.number().int().min(0)],
})
export type ReviewReply = Value<typeof ReviewReply>

/** The reason, visible to staff. */
export const ReviewHiding = message({ reason: ['REASON', lineText().min(3).max(200)] })

const ofReview = { needs: 'reviews', params: { id: recordNumber }, answer: StaffReview } as const
const changed = { 404: 'REVIEW_NOT_FOUND', 409: 'CHANGED_MEANWHILE' } as const

export const listStaffReviews = endpoint({
	method: 'GET',
	path: '/reviews',
	summary: 'Reviews, the newest first',
	needs: 'reviews',
	query: StaffReviewQuery,
	answer: StaffReviewPage,
})

export const getStaffReview = endpoint({
	...ofReview,
	method: 'GET',
	path: '/reviews/{id}',
	summary: 'One review',
	failures: { 404: 'REVIEW_NOT_FOUND' },
})

export const replyToReview = endpoint({
	...ofReview,
	method: 'PUT',
	path: '/reviews/{id}/reply',
	summary: 'Answers a review, or changes the answer',
	body: ReviewReply,
	failures: changed,
})

export const hideReview = endpoint({
	...ofReview,
	method: 'POST',
	path: '/reviews/{id}/hiding',
	summary: 'Takes a review off the shop and out of the averages',
	body: ReviewHiding,
	failures: changed,
})

export const showReview = endpoint({
	...ofReview,
	method: 'DELETE',
	path: '/reviews/{id}/hiding',
	summary: 'Shows a hidden review again',
	failures: changed,
})
