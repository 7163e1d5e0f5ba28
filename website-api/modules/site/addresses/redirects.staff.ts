import { addRedirect, listRedirects, removeRedirect } from '#contract/redirect.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { deleteRedirect, insertRedirect, redirectsOf } from './edit-redirects.command.ts'

/** A shop's own redirects. */
export const redirectAnswers = [
	answer(listRedirects, ({ db, companyId }) => listOf(db, companyId)),
	answer(addRedirect, async ({ db, companyId, body, c }) => {
		c.set('made', await inTransaction(db, (tx) => insertRedirect(tx, companyId, body)))
		return listOf(db, companyId)
	}),
	answer(removeRedirect, async ({ db, companyId, params }) => {
		await inTransaction(db, (tx) => deleteRedirect(tx, companyId, Number(params.id)))
		return listOf(db, companyId)
	}),
]

async function listOf(db: Database, companyId: number) {
	return { list: await redirectsOf(db, companyId) }
}
