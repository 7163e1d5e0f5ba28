import { sql } from 'drizzle-orm'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import type { Oracles } from './oracle.ts'

const providers = sql.raw(
	Object.entries(PROVIDER_ACCOUNTS)
		.map(([provider, kind]) => `('${provider}', '${kind}')`)
		.join(', '),
)

/** A payment of an attempt: the first has its reference, further ones into the same number are counted. */
const isOfAttempt = sql`attempt.company_id = payment.company_id and attempt.order_id = payment.order_id
	and attempt.provider = payment.provider
	and (payment.reference = attempt.reference or starts_with(payment.reference, attempt.reference || '/'))`

/** What each provider has of ours. */
const held = sql`
	select account.company_id, provider.name as provider, -sum(account.balance) as amount from account
	join (values ${providers}) as provider (name, kind) on provider.kind = account.kind
	group by account.company_id, provider.name`

/** The same by the tables of what caused it, one row per cause. */
const caused = sql`
	select attempt.company_id, attempt.provider, payment.amount from payment
	join payment_attempt as attempt on ${isOfAttempt}
	union all
	select attempt.company_id, attempt.provider, transfer.amount from transfer
	join payment_attempt as attempt on attempt.company_id = transfer.company_id
		and transfer.dedupe_key in ('provider-fee:' || attempt.id)
	union all
	select attempt.company_id, attempt.provider, reversal.won_back - reversal.amount from payment_reversal as reversal
	join payment_attempt as attempt on attempt.company_id = reversal.company_id and attempt.id = reversal.attempt_id
	union all
	select attempt.company_id, attempt.provider, -refund.amount from provider_refund as refund
	join payment_attempt as attempt on attempt.company_id = refund.company_id and attempt.id = refund.attempt_id
	where refund.state = 'DONE'
	union all
	select company_id, way, -fee - case when state = 'PAID' then amount else 0 end from payout
	where way <> 'FILE' and state in ('PAID', 'REVERSED')
	union all
	select company_id, provider, -booked from settled_line where booked <> 0`

/** Checks of what providers of payments have of ours. */
export const providerOracles: Oracles = {
	'5: what a provider received for an order is booked as received by it': sql`
		select coalesce(moved.company_id, received.company_id) as company_id,
			'provider of order ' || coalesce(moved.order_id, received.order_id) as about,
			coalesce(moved.amount, 0) as found, coalesce(received.amount, 0) as expected
		from (
			select transfer.company_id, transfer.order_id, sum(transfer.amount) as amount
			from transfer join account as gives on gives.id = transfer.debit_id
			join (values ${providers}) as provider (name, kind) on provider.kind = gives.kind
			where transfer.reason in ('payment', 'overpaid', 'late', 'second')
			group by transfer.company_id, transfer.order_id
		) as moved full join (
			select payment.company_id, payment.order_id, sum(payment.amount) as amount
			from payment join payment_attempt as attempt on ${isOfAttempt}
			group by payment.company_id, payment.order_id
		) as received on received.company_id = moved.company_id and received.order_id = moved.order_id
		where coalesce(moved.amount, 0) <> coalesce(received.amount, 0)`,
	'5: a provider has what was paid, less what it gave back, paid out, kept and transferred': sql`
		select coalesce(held.company_id, caused.company_id) as company_id,
			'account with ' || coalesce(held.provider, caused.provider) as about,
			coalesce(held.amount, 0) as found, coalesce(caused.amount, 0) as expected
		from (${held}) as held full join (
			select company_id, provider, sum(amount) as amount from (${caused}) as each_cause group by company_id, provider
		) as caused on caused.company_id = held.company_id and caused.provider = held.provider
		where coalesce(held.amount, 0) <> coalesce(caused.amount, 0)`,
	'5: what banks took back is open, recovered or given up': sql`
		select coalesce(owed.company_id, listed.company_id) as company_id, 'payments taken back' as about,
			coalesce(owed.amount, 0) as found, coalesce(listed.amount, 0) as expected
		from (
			select company_id, -sum(balance) as amount from account where kind = 'disputed' group by company_id
		) as owed full join (
			select company_id, sum(amount - recovered - written_off) as amount from payment_reversal group by company_id
		) as listed on listed.company_id = owed.company_id
		where coalesce(owed.amount, 0) <> coalesce(listed.amount, 0)`,
	'5: a refund by a provider is a refund that is paid': sql`
		select provider_refund.company_id, 'refund ' || provider_refund.refund_id as about,
			case when guest_refund.paid_out_at is null then 0 else guest_refund.amount end as found,
			provider_refund.amount as expected
		from provider_refund join guest_refund on guest_refund.company_id = provider_refund.company_id
			and guest_refund.id = provider_refund.refund_id
		where provider_refund.state = 'DONE'
			and (guest_refund.paid_out_at is null or guest_refund.amount <> provider_refund.amount)`,
	'5: a payout by a provider left its account once': sql`
		select * from (
			select payout.company_id, 'payout ' || payout.id as about, coalesce((
				select sum(transfer.amount) from transfer join account as gets on gets.id = transfer.credit_id
				where transfer.company_id = payout.company_id and gets.kind = lower(payout.way)
					and transfer.dedupe_key = 'end:' || payout.withdrawal_id
			), (
				select sum(transfer.amount) from transfer join account as gets on gets.id = transfer.credit_id
				where (transfer.order_id = guest_refund.order_id
						or (transfer.company_id = payout.company_id and transfer.withdrawal_id = guest_refund.withdrawal_id))
					and gets.kind = lower(payout.way)
					and transfer.dedupe_key like 'guest-refund-payout:' || payout.refund_id || ':%'
			), 0) as found, payout.amount as expected
			from payout left join guest_refund on guest_refund.company_id = payout.company_id
				and guest_refund.id = payout.refund_id
			where payout.way <> 'FILE' and payout.state in ('PAID', 'REVERSED')
			union all
			select transfer.company_id, 'transfer ' || transfer.id, transfer.amount, 0
			from transfer join account as gets on gets.id = transfer.credit_id
			join account as gives on gives.id = transfer.debit_id and gives.kind <> 'guest_refund'
			join (values ${providers}) as provider (name, kind) on provider.kind = gets.kind
			where transfer.reason = 'payout' and transfer.withdrawal_id is not null and not exists (
				select 1 from payout where payout.company_id = transfer.company_id and payout.way = provider.name
					and payout.withdrawal_id = transfer.withdrawal_id and payout.state in ('PAID', 'REVERSED'))
		) as paid where found <> expected`,
	'5: a payout that the bank sent back is given back once': sql`
		select * from (
			select payout.company_id, 'payout ' || payout.id as about, coalesce((
				select sum(transfer.amount) from transfer
				where transfer.company_id = payout.company_id and transfer.dedupe_key = 'payout-returned:' || payout.id
			), 0) as found, case when payout.state = 'REVERSED' then payout.amount else 0 end as expected
			from payout
		) as returned where found <> expected`,
}
