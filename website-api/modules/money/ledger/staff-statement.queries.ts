import type { z } from 'zod'
import type {
	OperatorStatementRequestWire,
	OperatorStatementWire,
} from '#contract/operator-statement.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findByLogin } from '#website-api/modules/platform/identity/customer.queries.ts'
import { balanceOf } from './account.queries.ts'
import { balanceBefore, type StatedKind, statementOf } from './statement.queries.ts'
import { statementRowWire } from './statement-wire.queries.ts'
import { periodOf } from '#website-api/modules/platform/periods/period.ts'

const size = 100
/** Account kind by the balance's name on the wire. */
export const STATED_ACCOUNTS = {
	wallet: 'wallet',
	coins: 'coins',
	affiliate: 'affiliate_available',
	agent: 'agent_available',
} as const satisfies Record<string, StatedKind>

/** A page of a statement of a customer's balance. 404 CUSTOMER_NOT_FOUND. */
export async function operatorStatement(
	tx: Transaction,
	companyId: number,
	requested: z.output<typeof OperatorStatementRequestWire>,
): Promise<OperatorStatementWire> {
	const { row: person } = await findByLogin(tx, companyId, requested.CUSTOMER_EMAIL)
	if (!person) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	const owner = { companyId, customerId: person.id }
	const account = STATED_ACCOUNTS[requested.BALANCE]
	const period = requested.PERIODE_CODE === undefined ? undefined : periodOf(requested.PERIODE_CODE)
	const question = { period, index: requested.PAGE_INDEX, size, guestOrders: true }
	const { rows, total } = await statementOf(tx, owner, account, question)
	return {
		list: rows.map(statementRowWire),
		TOTAL_PAGES: Math.ceil(total / size),
		TOTAL_ROWS: total,
		CUSTOMER_NAME: person.name,
		CUSTOMER_CODE: person.code,
		OPENING_BALANCE: period ? await balanceBefore(tx, owner, account, period.from) : 0,
		CLOSING_BALANCE: period
			? await balanceBefore(tx, owner, account, period.until)
			: await balanceOf(tx, companyId, person.id, account),
	}
}
