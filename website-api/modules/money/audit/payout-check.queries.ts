import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { BALANCE, BOOKS, HELD } from './ledger-oracles.queries.ts'
import { runOracle, ORACLES, type Violation } from './oracles.queries.ts'
import { OWED } from './order-oracles.queries.ts'

/** 409: the ledger contradicts a payout. Carries the violations to be stored. */
export class LedgerMismatch extends Problem {
	readonly violations: Violation[]

	constructor(violations: Violation[]) {
		super(409, 'PAYOUT_HELD')
		this.violations = violations
	}
}

/** Owner of the accounts that a payout debits: a customer, or guests' refunds. */
export type Payee = { customerId: string } | 'guests'

/**
 * Checks a payout; call it in its transaction before any transfer. Requires that balances equal the sum of their
 * transfers, that held amounts equal open withdrawals (or listed refunds of guests), that the company's ledger sums to
 * zero, and that no open finding blocks the payout. 409 PAYOUT_HELD, as LedgerMismatch for new violations.
 */
export async function requirePayable(tx: Transaction, companyId: number, payee: Payee) {
	const accounts = accountsOf(companyId, payee)
	const violations = [
		...(await runOracle(tx, BALANCE, balances(accounts))),
		...(await runOracle(tx, HELD, held(accounts))),
		...(await runOracle(tx, BOOKS, books(companyId))),
		...(payee === 'guests' ? await runOracle(tx, OWED, owed(companyId)) : []),
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

// The same checks as the oracles of these names, limited to a few accounts.
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
