import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from '#contract/synonym.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { deleteSynonym, insertSynonym, synonymsOf, updateSynonym } from './edit-synonyms.command.ts'

/** Staff endpoints for synonyms of a shop's search. */
export const synonymStaffAnswers = [
	answer(listSynonyms, (request) => listOf(request)),
	answer(addSynonym, async ({ body, c, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => insertSynonym(tx, companyId, body))
		c.set('made', body.words[0] ?? '')
		return listOf(request)
	}),
	answer(changeSynonym, async ({ body, params, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => updateSynonym(tx, companyId, Number(params.id), body))
		return listOf(request)
	}),
	answer(removeSynonym, async ({ params, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => deleteSynonym(tx, companyId, Number(params.id)))
		return listOf(request)
	}),
]

async function listOf({ db, caller }: { db: Database; caller: Caller }) {
	return { list: await synonymsOf(db, chosenCompany(caller)) }
}
