import {
	addCategory,
	changeCategory,
	listEditedCategories,
	removeCategory,
} from '#contract/edited-category.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import {
	deleteCategory,
	editedCategories,
	insertCategory,
	updateCategory,
} from './edit-category.command.ts'

/** Staff endpoints for categories. */
export const categoryStaffAnswers = [
	answer(listEditedCategories, (request) => listOf(request)),
	answer(addCategory, async ({ body, c, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => insertCategory(tx, companyId, body))
		c.set('made', body.nameId)
		return listOf(request)
	}),
	answer(changeCategory, async ({ body, params, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => updateCategory(tx, companyId, Number(params.id), body))
		return listOf(request)
	}),
	answer(removeCategory, async ({ params, ...request }) => {
		const companyId = chosenCompany(request.caller)
		await inTransaction(request.db, (tx) => deleteCategory(tx, companyId, Number(params.id)))
		return listOf(request)
	}),
]

async function listOf({ db, caller }: { db: Database; caller: Caller }) {
	return { list: await editedCategories(db, chosenCompany(caller)) }
}
