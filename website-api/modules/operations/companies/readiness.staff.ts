import { randomUUID } from 'node:crypto'
import { getReadiness, sendTestMail } from '#contract/readiness.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { readinessOf, TEST_MAIL_TOPIC } from './readiness.queries.ts'

/** The setup checklist of a shop. */
export const readinessAnswers = [
	answer(getReadiness, (request) => readinessOf(request, request.companyId)),
	answer(sendTestMail, async ({ db, companyId, secret, caller, locale, body: { email } }) => {
		const key = secretDigest({ companyId, secret }, 'staff-test-mail')
		await countAttempt(db, companyId, [{ key, max: 5, minutes: 60 }])
		await inTransaction(db, (tx) =>
			announce(tx, {
				companyId,
				topic: TEST_MAIL_TOPIC,
				dedupeKey: `${TEST_MAIL_TOPIC}:${randomUUID()}`,
				payload: { email, name: caller.label, locale },
			}),
		)
		return done
	}),
]
