import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

export const BOOKS = '1: the books sum to zero'
export const BALANCE = '2: a balance is the sum of its transfers'
export const HELD = '5: what is held is what open withdrawals ask for'

/** Checks of the ledger: sums, balances and amounts held for withdrawals. */
export const ledgerOracles: Oracles = {
	[BOOKS]: sql`
		select company_id, unit as about, sum(balance) as found, 0 as expected
		from account group by company_id, unit having sum(balance) <> 0`,
	[BALANCE]: sql`
		select account.company_id, account.id as account_id, 'account ' || account.id as about, account.balance as found,
			coalesce(moved.total, 0) as expected
		from account left join (
			select id, sum(amount) as total from (
				select credit_id as id, amount from transfer
				union all select debit_id as id, -amount as amount from transfer
			) as side group by id
		) as moved on moved.id = account.id
		where account.balance <> coalesce(moved.total, 0)`,
	[HELD]: sql`
		select account.company_id, account.id as account_id, 'account ' || account.id as about, account.balance as found,
			coalesce(open.amount, 0) as expected
		from account left join (
			select company_id, customer_id, source, sum(amount) as amount
			from withdrawal where status in ('REQUESTED', 'APPROVED') group by company_id, customer_id, source
		) as open on open.company_id = account.company_id and open.customer_id = account.customer_id
			and account.kind = open.source || '_held'
		where account.kind in ('wallet_held', 'affiliate_held', 'agent_held') and account.balance <> coalesce(open.amount, 0)`,
}
