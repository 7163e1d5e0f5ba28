import { z } from 'zod'
import {
	addWatch,
	confirmWatch,
	endWatch,
	listWatches,
	unsubscribe,
	WantedWatch,
} from '#contract/watch.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { networkDigest, secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { endMails } from '#website-api/modules/customers/notifications/unsubscribe.command.ts'
import {
	deleteWatch,
	startWatch,
	watchAsCustomer,
	watchAsGuest,
	watchesOf,
} from './watch.command.ts'

/** The maximum number of guests' watches from one network per hour. */
const MOST_OF_NETWORK = 60

const done = { isDone: true } as const

/** Watches of stock and prices. */
export const watchAnswers = [
	answer(addWatch, async ({ db, companyId, locale, secret, body, c }) => {
		const customerId = await optionalCustomer(c)
		const wanted = { companyId, locale, wanted: body }
		if (customerId !== null) {
			await inTransaction(db, (tx) => watchAsCustomer(tx, customerId, wanted))
			return done
		}
		const { email } = body
		if (email === undefined) throw fieldProblem(WantedWatch, 'email', { message: 'FIELD_REQUIRED' })
		const network = networkDigest(c)
		const key = secretDigest({ companyId, secret }, 'watch', network)
		await countAttempt(db, companyId, [{ key, max: MOST_OF_NETWORK, minutes: 60 }])
		await inTransaction(db, (tx) => watchAsGuest(tx, { email, network }, wanted))
		return done
	}),
	answer(confirmWatch, ({ db, companyId, secret, body }) =>
		startWatch(db, { companyId, secret }, body.token),
	),
	answer(listWatches, ({ db, owner, locale }) => watchesOf(db, owner, locale)),
	answer(endWatch, async ({ db, owner, locale, params }) => {
		if (z.uuid().safeParse(params.id).success) await deleteWatch(db, owner, params.id)
		return watchesOf(db, owner, locale)
	}),
	answer(unsubscribe, async ({ db, companyId, secret, body }) => {
		await endMails(db, { companyId, secret }, body.token)
		return done
	}),
]
