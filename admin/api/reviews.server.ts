import {
	OperatorReviewAnswerWire,
	OperatorReviewListWire,
	type REVIEW_TABS,
} from '#contract/operator-review.ts'
import type { OperatorApi } from './client.server.ts'

export type ReviewTab = (typeof REVIEW_TABS)[number]

const pathOf = (id: string) => `/reviews/${encodeURIComponent(id)}`

/** Reviews of a tab, newest first; `next` is the cursor of the next page. */
export function listReviews(api: OperatorApi, tab: ReviewTab, next: string) {
	const query = { TAB: tab, NEXT: next === '' ? undefined : next }
	return api.request({ path: '/reviews', query }, OperatorReviewListWire)
}

/** Actions of staff on a review. */
export type ReviewStep =
	| { act: 'answer'; text: string; version: number }
	| { act: 'hide'; reason: string }
	| { act: 'show' }

/** Answers, hides or shows a review. */
export function stepReview(api: OperatorApi, id: string, step: ReviewStep) {
	return api.attempt({ ...callOf(id, step) }, OperatorReviewAnswerWire)
}

function callOf(id: string, step: ReviewStep) {
	switch (step.act) {
		case 'answer': {
			const body = { REPLY_TEXT: step.text, VERSION: step.version }
			return { method: 'PUT', path: `${pathOf(id)}/reply`, body } as const
		}
		case 'hide':
			return {
				method: 'POST',
				path: `${pathOf(id)}/hiding`,
				body: { REASON: step.reason },
			} as const
		case 'show':
			return { method: 'DELETE', path: `${pathOf(id)}/hiding` } as const
	}
}
