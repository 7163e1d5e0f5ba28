import { sql } from 'drizzle-orm'
import {
	type Database,
	inTransaction,
	setStatementTimeout,
	type Transaction,
} from '#website-api/db/database.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** Maximum number of days that one transaction sums. */
const DAYS_PER_TRANSACTION = 31
const STATEMENT_TIMEOUT_MS = 60_000

type Wanted = {
	/** First day to sum (inclusive) and last (exclusive), yyyy-mm-dd; null: nothing to sum. */
	from: string | null
	until: string
	/** The last day whose sums are final. */
	closes: string | null
	last: number
	has_more: boolean
}

/**
 * Sums transfers by day for days that are not closed: past days once, the current day again after each new transfer. A
 * day closes at one o'clock the next morning, when no transaction of it can still be running. Returns whether days are
 * left for another call.
 */
export async function sumLedger(db: Database, maxDays = DAYS_PER_TRANSACTION): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		await setStatementTimeout(tx, STATEMENT_TIMEOUT_MS)
		// Only one process sums at a time.
		const { rows } = await tx.execute(
			sql`select id from ledger_summary where id = 1 for update skip locked`,
		)
		if (rows.length === 0) return false
		const wanted = await wantedDays(tx, maxDays)
		if (!wanted || wanted.from === null) return false
		const { from, until, closes, last } = wanted
		await tx.execute(
			sql`delete from ledger_day where day >= ${from}::date and day < ${until}::date
				and ${isServed(sql`company_id`)}`,
		)
		await tx.execute(sql`
			insert into ledger_day (company_id, day, kind, credited, debited)
			select account.company_id, (side.at at time zone 'Asia/Jakarta')::date, account.kind,
				sum(side.credited), sum(side.debited)
			from (
				select at, credit_id as id, amount as credited, 0 as debited from transfer
				union all select at, debit_id, 0, amount from transfer
			) as side join account on account.id = side.id
			where side.at >= ${from}::timestamp at time zone 'Asia/Jakarta'
				and side.at < ${until}::timestamp at time zone 'Asia/Jakarta'
				and ${isServed(sql`account.company_id`)}
			group by 1, 2, 3`)
		await tx.execute(sql`
			update ledger_summary set closed_day = ${closes}::date, last_transfer_id = ${last} where id = 1`)
		return wanted.has_more
	})
}

async function wantedDays(tx: Transaction, most: number): Promise<Wanted | undefined> {
	const { rows } = await tx.execute<Wanted>(sql`
		with known as (
			select closed_day, last_transfer_id,
				(now() at time zone 'Asia/Jakarta')::date as today,
				(now() at time zone 'Asia/Jakarta' - interval '25 hours')::date as closable,
				coalesce((select max(id) from transfer), 0) as last,
				coalesce(closed_day + 1,
					(select (at at time zone 'Asia/Jakarta')::date from transfer order by id limit 1)) as first
			from ledger_summary where id = 1
		), span as (
			select *, least(first + ${most}::integer, today + 1) as until from known
		)
		select case when last_transfer_id = last and coalesce(closed_day >= closable, false) then null
				else to_char(first, 'YYYY-MM-DD') end as from,
			to_char(until, 'YYYY-MM-DD') as until,
			to_char(greatest(closed_day, least(closable, until - 1)), 'YYYY-MM-DD') as closes,
			last, until <= today as has_more
		from span`)
	return rows[0]
}
