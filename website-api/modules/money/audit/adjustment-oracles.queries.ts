import { sql } from 'drizzle-orm'
import type { Oracles } from './oracle.ts'

export const ADJUSTED = '5: what staff moved in wallets by hand is written down'

/** Checks that what staff added to wallets and took from them is what the ledger moved there, in both directions. */
export const adjustmentOracles: Oracles = {
	[ADJUSTED]: sql`
		select coalesce(written.company_id, moved.company_id) as company_id,
			'wallet adjustment ' || coalesce(written.id, moved.id) as about,
			coalesce(moved.amount, 0) as found, coalesce(written.amount, 0) as expected
		from (
			select company_id, customer_id, id::text as id, amount from wallet_adjustment
		) as written full join (
			select transfer.company_id, coalesce(gets.customer_id, gives.customer_id) as customer_id,
				split_part(transfer.dedupe_key, ':', 2) as id,
				sum(case when gives.kind = 'adjustment' and gets.kind = 'wallet' then transfer.amount
					when gives.kind = 'wallet' and gets.kind = 'adjustment' then -transfer.amount else 0 end) as amount
			from transfer
			join account as gives on gives.id = transfer.debit_id
			join account as gets on gets.id = transfer.credit_id
			where transfer.reason = 'adjusted' or gives.kind = 'adjustment' or gets.kind = 'adjustment'
			group by 1, 2, 3
		) as moved on moved.company_id = written.company_id and moved.customer_id = written.customer_id
			and moved.id = written.id
		where coalesce(moved.amount, 0) <> coalesce(written.amount, 0) or moved.id is null or written.id is null`,
}
