import { sql, type SQL } from 'drizzle-orm'
import type { StaffStatementRow } from '#contract/customer-statement.ts'
import type { StatementKind } from '#contract/statement.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { isWithin } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import type { Span } from '#website-api/modules/platform/periods/period.ts'
import type { CustomerKind } from './account-kinds.ts'

export type StatementQuestion = {
	kind?: StatementKind | undefined
	period?: Span | undefined
	index: number
	size: number
	/** Includes numbers of other buyers' orders, for staff; default: the customer's orders only. */
	guestOrders?: boolean
}

/** Kinds of transactions by reason and direction. */
const KINDS = {
	wallet: sql`case
		when reason = 'hold' then 'WITHDRAWAL' when reason in ('release', 'payout_returned') then 'WITHDRAWAL_BACK'
		when reason = 'cashback' then 'CASHBACK'
		when reason = 'adjusted' then case when change > 0 then 'SHOP_CREDIT' else 'SHOP_DEBIT' end
		when order_id is not null and change < 0 then 'PAYMENT'
		when order_id is not null then 'REFUND' else 'OTHER' end`,
	coins: sql`case
		when reason = 'earned' then 'EARNED' when reason = 'expired' then 'EXPIRED'
		when order_id is not null and change < 0 then 'SPENT'
		when order_id is not null then 'GIVEN_BACK'
		when change < 0 then 'REWARD' else 'OTHER' end`,
	affiliate_available: sql`case
		when reason = 'hold' then 'WITHDRAWAL' when reason in ('release', 'payout_returned') then 'WITHDRAWAL_BACK'
		when reason = 'commission' then 'COMMISSION' else 'OTHER' end`,
	agent_available: sql`case
		when reason = 'hold' then 'WITHDRAWAL' when reason in ('release', 'payout_returned') then 'WITHDRAWAL_BACK'
		when reason = 'agent_cleared' then 'COMMISSION' else 'OTHER' end`,
} satisfies Partial<Record<CustomerKind, SQL>>
export type StatedKind = keyof typeof KINDS

/** A page of an account's transactions, newest first, with their total number. */
export async function statementOf(
	db: Queryable,
	owner: Owner,
	account: StatedKind,
	{ kind, period, index, size, guestOrders = false }: StatementQuestion,
): Promise<{ rows: StaffStatementRow[]; total: number }> {
	const wanted = sql`
		where ${kind === undefined ? sql`true` : sql`named.kind = ${kind}`}
		and ${period === undefined ? sql`true` : isWithin(sql`named.at`, period)}`
	const named = namedMovements(owner, account)
	const counted = await db.execute<{ total: string | number }>(
		sql`select count(*) as total from (${named}) as named ${wanted}`,
	)
	const { rows } = await db.execute<{
		id: string | number
		at: string | Date
		change: string | number
		balance: string | number
		kind: StatementKind
		number: string | null
		withdrawal_id: string | null
		note: string | null
		made_for: string | null
		made_by: string | null
	}>(sql`
		select named.*, orders.number, adjustment.note, adjustment.reason as made_for, adjustment.made_by
		from (${named}) as named
		left join wallet_adjustment as adjustment on adjustment.company_id = ${owner.companyId}
			and adjustment.id = named.adjustment_id
		left join orders on orders.company_id = ${owner.companyId} and orders.id = named.order_id
			and (${guestOrders} or orders.customer_id = ${owner.customerId})
		${wanted} order by named.id desc limit ${size} offset ${(index - 1) * size}`)
	return {
		total: Number(onlyRow(counted.rows).total),
		rows: rows.map((row) => ({
			id: Number(row.id),
			date: new Date(row.at),
			kind: row.kind,
			amount: Number(row.change),
			balance: Number(row.balance),
			order: row.number,
			withdrawalId: row.withdrawal_id,
			note: row.note ?? '',
			reason: row.made_for,
			madeBy: row.made_by,
		})),
	}
}

/** The account's balance at the start of a day (yyyy-mm-dd) in Jakarta. */
export async function balanceBefore(
	db: Queryable,
	owner: Owner,
	account: StatedKind,
	day: string,
): Promise<number> {
	const { rows } = await db.execute<{ balance: string | number }>(sql`
		select coalesce(sum(change), 0) as balance from (${namedMovements(owner, account)}) as named
		where at < ${day}::timestamp at time zone 'Asia/Jakarta'`)
	return Number(onlyRow(rows).balance)
}

const adjustmentId = sql`
	case when reason = 'adjusted' then split_part(dedupe_key, ':', 2)::uuid end as adjustment_id`

function namedMovements({ companyId, customerId }: Owner, account: StatedKind): SQL {
	const mine = sql`(select id from account where company_id = ${companyId}
		and customer_id = ${customerId} and kind = ${account})`
	return sql`
		select moved.*, sum(change) over (order by id) as balance, ${KINDS[account]} as kind from (
			select id, at, amount as change, reason, order_id, withdrawal_id, ${adjustmentId} from transfer where credit_id in ${mine}
			union all
			select id, at, -amount, reason, order_id, withdrawal_id, ${adjustmentId} from transfer where debit_id in ${mine}
		) as moved`
}
