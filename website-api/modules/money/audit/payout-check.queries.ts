import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { CAUSE, LISTED, refundsNotListed, transfersWithoutCause } from './cause-oracles.queries.ts'
import { BALANCE, BOOKS, HELD } from './ledger-oracles.queries.ts'
import { runOracle, type Violation } from './oracles.queries.ts'

/** 409: the ledger contradicts a payout. Carries the violations to be stored. */
export class LedgerMismatch extends Problem {
	readonly violations: Violation[]

	constructor(violations: Violation[]) {
		super(409, 'PAYOUT_HELD')
		this.violations = violations
	}
}

/** What a refund of the list comes from: an order, or a withdrawal of a deleted account. */
type RefundSource = { orderId: string | null; withdrawalId: string | null }

/** Whose money is paid out: a customer's, or what is owed to a guest or a deleted account. */
export type Payee = { customerId: string } | { refundOf: RefundSource }

/**
 * Checks a payout; call it in its transaction before any transfer. Requires that balances equal the sum of their
 * transfers, that every transfer that made them has its cause, that held amounts equal open withdrawals (or listed
 * refunds of guests), that the company's money sums to zero, and that no open finding blocks the payout. 409 PAYOUT_HELD,
 * as LedgerMismatch for new violations.
 */
export async function requirePayable(tx: Transaction, companyId: number, payee: Payee) {
	const accounts = accountsOf(companyId, payee)
	const violations = [
		...(await runOracle(tx, BALANCE, balances(accounts))),
		...(await runOracle(tx, CAUSE, transfersWithoutCause(transfersOf(accounts, payee)))),
		...('customerId' in payee
			? await runOracle(tx, HELD, held(accounts))
			: await runOracle(tx, LISTED, listed(companyId, payee.refundOf))),
		...(await runOracle(tx, BOOKS, books(companyId))),
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
	return 'customerId' in payee
		? sql`account.company_id = ${companyId} and account.customer_id = ${payee.customerId}`
		: sql`account.company_id = ${companyId} and account.kind = 'guest_refund'`
}

/** The transfers that made the payee's money, and those to the orders that it came from. */
function transfersOf(accounts: SQL, payee: Payee): SQL {
	const gained = sql`credit_id in (select account.id from account where ${accounts})`
	if ('refundOf' in payee) {
		return sql`${isFrom(sql`moved.`, payee.refundOf)} and (moved.${gained} or gets.kind = 'order_due')`
	}
	return sql`moved.${gained} or moved.credit_id in (
		select source.id from transfer join account as source on source.id = transfer.debit_id
		where transfer.${gained} and source.kind = 'order_due')`
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
		from account where company_id = ${companyId} and unit = 'IDR'
		group by company_id, unit having sum(balance) <> 0`
}

function listed(companyId: number, source: RefundSource): SQL {
	return refundsNotListed(
		sql`moved.company_id = ${companyId} and ${isFrom(sql`moved.`, source)}`,
		sql`company_id = ${companyId} and ${isFrom(sql``, source)}`,
	)
}

function isFrom(table: SQL, { orderId, withdrawalId }: RefundSource): SQL {
	if (orderId !== null) return sql`${table}order_id = ${orderId}`
	return sql`${table}order_id is null and ${table}withdrawal_id = ${withdrawalId}`
}
