import * as review from '../operator-review.ts'
import { byOperator, type Operation } from './operation.ts'

const change = (
	method: Operation['method'],
	path: 'reply' | 'hiding',
	summary: string,
	conflict: string,
	body?: Operation['body'],
): Operation => ({
	method,
	path: `/reviews/{id}/${path}`,
	summary,
	...(body && { body }),
	answer: review.OperatorReviewAnswerWire,
	failures: { 404: 'REVIEW_NOT_FOUND', 409: `CHANGED_MEANWHILE: ${conflict}` },
})

/** Endpoints for replying to and hiding product reviews. */
export const OPERATOR_REVIEW_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/reviews',
		summary: 'Reviews, the newest first',
		query: review.OperatorReviewQueryWire,
		answer: review.OperatorReviewListWire,
	},
	{
		method: 'GET',
		path: '/reviews/{id}',
		summary: 'One review',
		answer: review.OperatorReviewAnswerWire,
		failures: { 404: 'REVIEW_NOT_FOUND' },
	},
	change(
		'PUT',
		'reply',
		'Answers a review, or changes the answer',
		'changed since VERSION',
		review.OperatorReviewReplyWire,
	),
	change(
		'POST',
		'hiding',
		'Takes a review off the shop and out of the averages',
		'hidden already',
		review.OperatorReviewHidingWire,
	),
	change('DELETE', 'hiding', 'Shows a hidden review again', 'not hidden'),
])
