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
import type { Caller } from './caller.ts'

/** Operator keys and the log of changes. */
export const operatorKeyAnswers = [
	answer(listKeys, async ({ db, caller }) => ({ list: await operatorKeys(db, caller) })),
	answer(addKey, async ({ db, caller, body: { companyCode, ...key }, c }) => {
		const companyId =
			companyCode === undefined ? null : await ownCompany(caller, companyByCode(db, companyCode))
		if (companyId === null) requireInstallation(caller)
		const secret = newOperatorKey()
		const id = await inTransaction(db, (tx) => storeOperatorKey(tx, secret, { ...key, companyId }))
		const [made] = id === undefined ? [] : await operatorKeys(db, caller, id)
		if (!made) throw new Error('A new key was there already.')
		c.set('made', made.id)
		return { ...made, secret }
	}),
	answer(revokeKey, async ({ db, caller, params }) => {
		await inTransaction(db, (tx) => revokeOperatorKey(tx, caller, params.id))
		return onlyRow(await operatorKeys(db, caller, params.id))
	}),
	answer(listEvents, ({ db, caller, query }) => eventsPage(db, caller, query)),
]

async function ownCompany(caller: Caller, found: Promise<number>): Promise<number> {
	const companyId = await found
	if (caller.companyId !== null && caller.companyId !== companyId) {
		throw new Problem(404, 'COMPANY_NOT_FOUND')
	}
	return companyId
}
