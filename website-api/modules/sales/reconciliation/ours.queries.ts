import { sql } from 'drizzle-orm'
import type { OnlineMethod, PaymentProvider } from '#contract/online-method.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Ours } from './difference.ts'
import type { ReconciliationRow } from './reconciliation.table.ts'

type Place = { companyId: number; provider: PaymentProvider }
export type OurMoney = Ours & { method?: OnlineMethod }

/** What is booked for an attempt: all payments of it, and the buyer's part of the fee. */
const received = sql`coalesce((
		select sum(amount) from payment where payment.company_id = attempt.company_id
			and payment.order_id = attempt.order_id and payment.provider = attempt.provider
			and (payment.reference = attempt.reference or starts_with(payment.reference, attempt.reference || '/'))
	), 0) + coalesce((
		select sum(amount) from transfer where transfer.company_id = attempt.company_id
			and transfer.dedupe_key = 'provider-fee:' || attempt.id
	), 0)`

/** The payments of attempts with these references. */
export async function ourPayments(
	db: Queryable,
	{ companyId, provider }: Place,
	references: readonly string[],
): Promise<Map<string, OurMoney>> {
	if (references.length === 0) return new Map()
	const { rows } = await db.execute<{
		reference: string
		method: OnlineMethod
		state: string
		received: string
	}>(sql`
		select attempt.reference, attempt.method, attempt.state, (${received})::text as received
		from payment_attempt as attempt
		where attempt.company_id = ${companyId} and attempt.provider = ${provider}
			and attempt.reference in ${[...references]}`)
	return new Map(
		rows.map(({ reference, method, state, received: sum }) => [
			reference,
			{ method, amount: Number(sum) || null, isOver: state === 'REVERSED' },
		]),
	)
}

/** The refunds by this provider with these keys; of the reference of an attempt, all of its refunds. */
export async function ourRefunds(
	db: Queryable,
	{ companyId, provider }: Place,
	references: readonly string[],
): Promise<Map<string, OurMoney>> {
	if (references.length === 0) return new Map()
	const { rows } = await db.execute<{ reference: string; amount: string; is_over: boolean }>(sql`
		with refund as (
			select refund.id::text as id, attempt.reference, refund.amount, refund.state from provider_refund as refund
			join payment_attempt as attempt on attempt.company_id = refund.company_id and attempt.id = refund.attempt_id
			where refund.company_id = ${companyId} and attempt.provider = ${provider}
				and (refund.id::text in ${[...references]} or attempt.reference in ${[...references]})
		)
		select id as reference, (-amount)::text as amount, state <> 'DONE' as is_over from refund
		union all
		select reference, (-sum(amount))::text, false from refund where state = 'DONE' group by reference`)
	return new Map(
		rows.map((row) => [row.reference, { amount: Number(row.amount), isOver: row.is_over }]),
	)
}

/** The payouts by this provider with these keys. */
export async function ourPayouts(
	db: Queryable,
	{ companyId, provider }: Place,
	references: readonly string[],
): Promise<Map<string, OurMoney>> {
	if (references.length === 0) return new Map()
	type Row = { id: string; amount: string; fee: string; is_over: boolean }
	const { rows } = await db.execute<Row>(sql`
		select id::text as id, (-amount)::text as amount, state <> 'PAID' as is_over,
			case when state in ('PAID', 'REVERSED') then fee else 0 end::text as fee
		from payout
		where company_id = ${companyId} and way = ${provider} and id::text in ${[...references]}`)
	return new Map(
		rows.map(({ id, amount, fee, is_over: isOver }) => [
			id,
			{ amount: Number(amount), fee: Number(fee), isOver },
		]),
	)
}

/** What our books have of a day in Jakarta and no entry of the provider is about, at most so many. */
export async function onlyOurs(
	db: Queryable,
	{ companyId, provider, day }: Pick<ReconciliationRow, 'companyId' | 'provider' | 'day'>,
	most: number,
): Promise<{ kind: 'PAYMENT' | 'REFUND'; reference: string; amount: number }[]> {
	const isOfDay = (
		at: string,
	) => sql`${sql.raw(at)} >= ${day}::timestamp at time zone 'Asia/Jakarta'
		and ${sql.raw(at)} < (${day}::timestamp + interval '1 day') at time zone 'Asia/Jakarta'`
	const isListed = (
		kind: string,
		reference: string,
	) => sql`exists (select 1 from settled_line as line
		where line.company_id = ${companyId} and line.provider = ${provider} and line.kind = ${kind}
			and line.reference in (${sql.raw(reference)}) and line.theirs is not null)`
	const { rows } = await db.execute<{
		kind: 'PAYMENT' | 'REFUND'
		reference: string
		amount: string
	}>(sql`
		select 'PAYMENT' as kind, attempt.reference, (${received})::text as amount
		from payment join payment_attempt as attempt on attempt.company_id = payment.company_id
			and attempt.provider = payment.provider and attempt.reference = payment.reference
		where payment.company_id = ${companyId} and payment.provider = ${provider}
			and ${isOfDay('payment.at')} and not ${isListed('PAYMENT', 'attempt.reference')}
		union all
		select 'REFUND', refund.id::text, (-refund.amount)::text
		from provider_refund as refund
		join payment_attempt as attempt on attempt.company_id = refund.company_id and attempt.id = refund.attempt_id
		where refund.company_id = ${companyId} and attempt.provider = ${provider} and refund.state = 'DONE'
			and ${isOfDay('refund.requested_at')} and not ${isListed('REFUND', 'refund.id::text, attempt.reference')}
		limit ${most}`)
	return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
