import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { BALANCE, BOOKS, HELD } from './ledger-oracles.queries.ts'
import { askOracle, ORACLES, type Violation } from './oracles.queries.ts'
import { OWED } from './order-oracles.queries.ts'

/** The books contradict a payout: 409, and what was found is to be kept. */
export class LedgerMismatch extends Problem {
	readonly violations: Violation[]

	constructor(violations: Violation[]) {
		super(409, 'PAYOUT_HELD')
		this.violations = violations
	}
}

/** Whose accounts a payout leaves: a customer's, or those for refunds of guests. */
export type Payee = { customerId: string } | 'guests'

/**
 * To be called in the transaction of every payout, before it moves anything: the accounts are what their transfers
 * make them, what is held is what open withdrawals ask for (and what guests are owed is listed), the company's books
 * sum to zero, and nothing that an audit found stops them. 409 PAYOUT_HELD, as LedgerMismatch when something was found now.
 */
export async function requirePayable(tx: Transaction, companyId: number, payee: Payee) {
	const accounts = accountsOf(companyId, payee)
	const violations = [
		...(await askOracle(tx, BALANCE, balances(accounts))),
		...(await askOracle(tx, HELD, held(accounts))),
		...(await askOracle(tx, BOOKS, books(companyId))),
		...(payee === 'guests' ? await askOracle(tx, OWED, owed(companyId)) : []),
	]
	if (violations.length > 0) throw new LedgerMismatch(violations)
	const { rows } = await tx.execute(sql`
		select 1 from audit_finding
		where company_id = ${companyId} and released_at is null and (stops = 'COMPANY'
			or account_id in (select account.id from account where ${accounts}))
		limit 1`)
	if (rows.length > 0) throw new Problem(409, 'PAYOUT_HELD')
}

function accountsOf(companyId: number, payee: Payee): SQL {
	return payee === 'guests'
		? sql`account.company_id = ${companyId} and account.kind = 'guest_refund'`
		: sql`account.company_id = ${companyId} and account.customer_id = ${payee.customerId}`
}

// As the oracles of these names ask, of few accounts.
function balances(accounts: SQL): SQL {
	return sql`
		select * from (
			select account.company_id, account.id as account_id, 'account ' || account.id as about,
				account.balance as found,
				(select coalesce(sum(amount), 0) from transfer where credit_id = account.id)
					- (select coalesce(sum(amount), 0) from transfer where debit_id = account.id) as expected
			from account where ${accounts}
		) as balance where found <> expected`
}

function held(accounts: SQL): SQL {
	return sql`
		select * from (
			select account.company_id, account.id as account_id, 'account ' || account.id as about,
				account.balance as found, coalesce((
					select sum(amount) from withdrawal
					where withdrawal.company_id = account.company_id
						and withdrawal.customer_id = account.customer_id
						and withdrawal.status in ('REQUESTED', 'APPROVED')
						and account.kind = withdrawal.source || '_held'
				), 0) as expected
			from account where ${accounts} and account.kind in ('wallet_held', 'affiliate_held', 'agent_held')
		) as balance where found <> expected`
}

function books(companyId: number): SQL {
	return sql`
		select company_id, unit as about, sum(balance) as found, 0 as expected
		from account where company_id = ${companyId}
		group by company_id, unit having sum(balance) <> 0`
}

function owed(companyId: number): SQL {
	return sql`select * from (${ORACLES[OWED]}) as owed where company_id = ${companyId}`
}
