import { type Context, Hono } from 'hono'
import { NewSynonymWire, SynonymChangeWire } from '#contract/operator-synonyms.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { addSynonym, changeSynonym, removeSynonym, synonymsOf } from './edit-synonyms.command.ts'

/** Staff endpoints for synonyms of a shop's search, under /operator/v1. */
export const synonymStaffRoutes = new Hono<OperatorEnv>()
	.get('/search-synonyms', async (c) => answer(c))
	.post('/search-synonyms', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const sent = await readJson(c, NewSynonymWire)
		await inTransaction(c.var.db, (tx) => addSynonym(tx, companyId, sent))
		c.set('made', sent.WORD_LIST[0] ?? '')
		return answer(c, 201)
	})
	.put('/search-synonyms/:id', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const id = numberIn(c, 'SYNONYM_NOT_FOUND')
		const sent = await readJson(c, SynonymChangeWire)
		await inTransaction(c.var.db, (tx) => changeSynonym(tx, companyId, id, sent))
		return answer(c)
	})
	.delete('/search-synonyms/:id', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const id = numberIn(c, 'SYNONYM_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => removeSynonym(tx, companyId, id))
		return answer(c)
	})

async function answer(c: Context<OperatorEnv>, status: 200 | 201 = 200) {
	const companyId = chosenCompany(c.var.operator)
	return c.json({ data: { list: await synonymsOf(c.var.db, companyId) } }, status)
}
