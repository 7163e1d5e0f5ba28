import { listFailedDeliveries, retryDeliveries } from '#contract/failed-delivery.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { deadLetters } from './dead-letters.queries.ts'
import { retryDeadLetters } from './dead-letters.command.ts'

/** Mails and other deliveries that failed too often. */
export const deliveryAnswers = [
	answer(listFailedDeliveries, async ({ db, caller }) => ({
		list: await deadLetters(db, caller.companyId),
	})),
	answer(retryDeliveries, async ({ db, caller, body: { id } }) => {
		const retried = await retryDeadLetters(db, caller.companyId, id)
		if (retried === 0 && id !== undefined) throw new Problem(404, 'NOT_FOUND')
		return { retried }
	}),
]
