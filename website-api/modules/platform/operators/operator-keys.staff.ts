import { listEvents } from '#contract/operator-event.ts'
import { addKey, listKeys, revokeKey } from '#contract/operator-key.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyByCode } from '#website-api/modules/platform/companies/company.queries.ts'
import { eventsPage } from './event-page.queries.ts'
import { requireInstallation } from './operator-guard.ts'
import { newOperatorKey, operatorKeys } from './operator-key.queries.ts'
import { revokeOperatorKey, storeOperatorKey } from './operator-key.command.ts'
import type { Operator } from './operator.ts'

/** Operator keys and the log of changes. */
export const operatorKeyAnswers = [
	answer(listKeys, async ({ db, operator }) => ({ list: await operatorKeys(db, operator) })),
	answer(addKey, async ({ db, operator, body: { companyCode, ...key }, c }) => {
		const companyId =
			companyCode === undefined ? null : await ownCompany(operator, companyByCode(db, companyCode))
		if (companyId === null) requireInstallation(operator)
		const secret = newOperatorKey()
		const id = await inTransaction(db, (tx) => storeOperatorKey(tx, secret, { ...key, companyId }))
		const [made] = id === undefined ? [] : await operatorKeys(db, operator, id)
		if (!made) throw new Error('A new key was there already.')
		c.set('made', made.id)
		return { ...made, secret }
	}),
	answer(revokeKey, async ({ db, operator, params }) => {
		await inTransaction(db, (tx) => revokeOperatorKey(tx, operator, params.id))
		return onlyRow(await operatorKeys(db, operator, params.id))
	}),
	answer(listEvents, ({ db, operator, query }) => eventsPage(db, operator, query)),
]

async function ownCompany(operator: Operator, found: Promise<number>): Promise<number> {
	const companyId = await found
	if (operator.companyId !== null && operator.companyId !== companyId) {
		throw new Problem(404, 'COMPANY_NOT_FOUND')
	}
	return companyId
}
