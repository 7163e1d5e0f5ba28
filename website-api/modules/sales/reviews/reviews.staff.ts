import {
	getStaffReview,
	hideReview,
	listStaffReviews,
	replyToReview,
	showReview,
} from '#contract/review.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { hideRow, saveReply, showRow } from './answer-review.command.ts'
import { findReview, reviewPage } from './review-list.queries.ts'

type Asking = { db: Database; caller: Caller; locale: Locale }

/** Staff endpoints for replying to and hiding reviews. */
export const reviewStaffAnswers = [
	answer(listStaffReviews, ({ query, ...request }) =>
		reviewPage(request.db, scopeOf(request), query),
	),
	answer(getStaffReview, ({ params, ...request }) =>
		findReview(request.db, scopeOf(request), Number(params.id)),
	),
	answer(replyToReview, ({ body, params, ...request }) =>
		change(request, params, (tx, companyId, id) => saveReply(tx, companyId, id, body)),
	),
	answer(hideReview, ({ body, params, ...request }) =>
		change(request, params, (tx, companyId, id) => hideRow(tx, companyId, id, body.reason)),
	),
	answer(showReview, ({ params, ...request }) => change(request, params, showRow)),
]

function scopeOf({ caller, locale }: Asking) {
	return { companyId: chosenCompany(caller), locale }
}

async function change(
	request: Asking,
	params: { id: string },
	work: (tx: Transaction, companyId: number, id: number) => Promise<void>,
) {
	const scope = scopeOf(request)
	const id = Number(params.id)
	await inTransaction(request.db, (tx) => work(tx, scope.companyId, id))
	return findReview(request.db, scope, id)
}
