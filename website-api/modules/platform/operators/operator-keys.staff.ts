import { Hono } from 'hono'
import { OperatorEventQueryWire, OperatorKeyRequestWire } from '#contract/operator-key.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { companyByCode } from '#website-api/modules/platform/companies/company.queries.ts'
import { eventsPage } from './event-page.queries.ts'
import { type OperatorEnv, requireInstallation } from './operator-guard.ts'
import { newOperatorKey, operatorKeys } from './operator-key.queries.ts'
import { revokeOperatorKey, storeOperatorKey } from './operator-key.command.ts'
import type { Operator } from './operator.ts'

/** Endpoints for operator keys and the log of changes, under /operator/v1. */
export const operatorKeyStaffRoutes = new Hono<OperatorEnv>()
	.get('/keys', async (c) => {
		return c.json({ data: { list: await operatorKeys(c.var.db, c.var.operator) } })
	})
	.post('/keys', async (c) => {
		const { db, operator } = c.var
		const { ROLE: role, LABEL: label, COMPANY_CODE } = await readJson(c, OperatorKeyRequestWire)
		const companyId =
			COMPANY_CODE === undefined
				? null
				: await ownCompany(operator, companyByCode(db, COMPANY_CODE))
		if (companyId === null) requireInstallation(operator)
		const SECRET = newOperatorKey()
		const id = await inTransaction(db, (tx) =>
			storeOperatorKey(tx, SECRET, { label, role, companyId }),
		)
		const [made] = id === undefined ? [] : await operatorKeys(db, operator, id)
		if (!made) throw new Error('A new key was there already.')
		c.set('made', made.KEY_ID)
		return c.json({ data: { ...made, SECRET } }, 201)
	})
	.post('/keys/:id/revocation', async (c) => {
		const id = idFrom(c, 'KEY_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => revokeOperatorKey(tx, c.var.operator, id))
		const [data] = await operatorKeys(c.var.db, c.var.operator, id)
		return c.json({ data })
	})
	.get('/events', async (c) => {
		const query = readQuery(c, OperatorEventQueryWire)
		return c.json({ data: await eventsPage(c.var.db, c.var.operator, query) })
	})

async function ownCompany(operator: Operator, found: Promise<number>): Promise<number> {
	const companyId = await found
	if (operator.companyId !== null && operator.companyId !== companyId) {
		throw new Problem(404, 'COMPANY_NOT_FOUND')
	}
	return companyId
}
