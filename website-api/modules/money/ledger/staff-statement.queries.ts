import type { CompanyStatement, CompanyStatementQuery } from '#contract/customer-statement.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findByLogin } from '#website-api/modules/platform/identity/customer.queries.ts'
import { balanceOf } from './account.queries.ts'
import { balanceBefore, type StatedKind, statementOf } from './statement.queries.ts'
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
export async function companyStatement(
	tx: Transaction,
	companyId: number,
	{ email, balance, period: code, page }: CompanyStatementQuery,
): Promise<CompanyStatement> {
	const { row: person } = await findByLogin(tx, companyId, email)
	if (!person) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	const owner = { companyId, customerId: person.id }
	const account = STATED_ACCOUNTS[balance]
	const period = code === undefined ? undefined : periodOf(code)
	const question = { period, index: page, size, guestOrders: true }
	const { rows, total } = await statementOf(tx, owner, account, question)
	return {
		list: rows,
		pages: Math.ceil(total / size),
		count: total,
		name: person.name,
		code: person.code,
		opening: period ? await balanceBefore(tx, owner, account, period.from) : 0,
		closing: period
			? await balanceBefore(tx, owner, account, period.until)
			: await balanceOf(tx, companyId, person.id, account),
	}
}
