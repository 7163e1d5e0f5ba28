import { type SQL, sql } from 'drizzle-orm'
import { PROVIDER_ACCOUNTS } from '#website-api/modules/money/ledger/account-kinds.ts'
import type { Oracles } from './oracle.ts'

export const CAUSE = '5: money that a customer or an order got has its cause'
export const LISTED = '5: money that guests are owed is listed with its order'

/** The part of the key of a transfer that names its cause, e.g. the payment of "late:{payment}". */
const named = (position: number) =>
	sql`split_part(moved.dedupe_key, ':', ${sql.raw(`${position}`)})`

/** Where payments arrive. */
const places = sql.raw(
	['bank_in', 'cod_unearned', ...Object.values(PROVIDER_ACCOUNTS)]
		.map((kind) => `'${kind}'`)
		.join(', '),
)

// What the payment brought and no other transfer accounts for.
const paymentLeft = sql`(
	select payment.amount - (
		select coalesce(sum(other.amount), 0) from transfer as other
		where other.order_id = moved.order_id and other.id <> moved.id
			and split_part(other.dedupe_key, ':', 1) in ('payment', 'overpaid', 'late', 'second')
			and split_part(other.dedupe_key, ':', 2) = payment.id::text)
	from payment where payment.company_id = moved.company_id and payment.order_id = cause.id
		and payment.id::text = ${named(2)})`

const walletPart = sql`(
	select cause.wallet_paid where gives.customer_id = cause.customer_id and moved.dedupe_key = 'wallet-part:' || cause.id)`

// What was kept of it, because the buyer's bank took money of the order back before.
const kept = sql`(
	select coalesce(sum(other.amount), 0) from transfer as other
	where other.company_id = moved.company_id and other.dedupe_key = moved.dedupe_key || ':recovered')`

// What the provider gave the shop back and no other transfer accounts for.
const wonBack = sql`(
	select reversal.won_back - (
		select coalesce(sum(other.amount), 0) from transfer as other
		where other.company_id = moved.company_id and other.order_id = moved.order_id and other.id <> moved.id
			and other.reason = 'won_back' and split_part(other.dedupe_key, ':', 2) = reversal.attempt_id::text)
	from payment_reversal as reversal where reversal.company_id = moved.company_id and reversal.order_id = cause.id
		and reversal.attempt_id::text = ${named(2)})`

// A refund that the provider refused after it had accepted it.
const turnedBack = sql`(
	select refund.amount from provider_refund as refund
	where refund.company_id = moved.company_id and refund.id::text = ${named(2)} and refund.state = 'REFUSED')`

// All of the order's money that was not paid back before.
const cancellation = sql`(
	select cause.paid - (
		select coalesce(sum(other.amount), 0) from transfer as other
		where other.order_id = cause.id and other.debit_id = moved.debit_id and other.id <> moved.id)
	where cause.status in ('CANCEL', 'EXPIRED') and moved.dedupe_key = 'refund:' || cause.id)`

const change = sql`(
	select order_change.refund - ${kept} from order_change
	where order_change.company_id = moved.company_id and order_change.order_id = cause.id
		and order_change.status = 'ACCEPTED' and order_change.version::text = ${named(3)})`

const returned = sql`(
	select returns.refund - ${kept} from returns
	where returns.company_id = moved.company_id and returns.order_id = cause.id and returns.status = 'REFUNDED'
		and returns.id::text = ${named(2)})`

const part = sql`(
	select order_refund.amount - ${kept} from order_refund
	where order_refund.company_id = moved.company_id and order_refund.order_id = cause.id
		and order_refund.id::text = ${named(2)})`

const cashback = sql`(
	select voucher_use.credited from voucher_use
	where voucher_use.company_id = moved.company_id and voucher_use.order_id = cause.id
		and voucher_use.is_for_shipping = (${named(3)} = 'shipping'))`

// What the bank sent back of a payout.
const payoutBack = sql`(
	select payout.amount from payout
	left join withdrawal on withdrawal.company_id = payout.company_id and withdrawal.id = payout.withdrawal_id
	left join guest_refund on guest_refund.company_id = payout.company_id and guest_refund.id = payout.refund_id
	where payout.company_id = moved.company_id and payout.state = 'REVERSED' and payout.id::text = ${named(2)}
		and (withdrawal.customer_id = gets.customer_id or guest_refund.order_id = moved.order_id
			or (gets.kind = 'guest_refund' and moved.withdrawal_id in (withdrawal.id, guest_refund.withdrawal_id))))`

// A refund of the list that was credited instead of paid, less what its other transfers moved.
const credited = sql`(
	select refund.amount - (
		select coalesce(sum(other.amount), 0) from transfer as other
		where other.company_id = moved.company_id and other.order_id = moved.order_id and other.id <> moved.id
			and starts_with(other.dedupe_key, 'guest-refund-payout:' || refund.id || ':'))
	from guest_refund as refund
	where refund.company_id = moved.company_id and refund.order_id = cause.id and refund.id::text = ${named(2)}
		and refund.paid_reference = 'WALLET ' || refund.id)`

const affiliateCommission = sql`(
	select commission.earned from commission
	where commission.company_id = moved.company_id and commission.order_id = moved.order_id
		and commission.customer_id = gets.customer_id and commission.position::text = ${named(3)})`

const agentCommission = sql`(
	select sum(agent_commission.amount) from agent_commission
	where agent_commission.company_id = moved.company_id and agent_commission.order_id = moved.order_id
		and agent_commission.earner_id = gets.customer_id and agent_commission.level::text = ${named(3)})`

const adjusted = sql`(
	select adjustment.amount from wallet_adjustment as adjustment
	where adjustment.company_id = moved.company_id and adjustment.customer_id = gets.customer_id
		and adjustment.id::text = ${named(2)})`

/** Checks that each transfer to an order, a customer or guests is the effect of a payment, an order or a commission. */
export const causeOracles: Oracles = {
	[CAUSE]: transfersWithoutCause(sql`true`),
	[LISTED]: refundsNotListed(sql`true`, sql`true`),
}

/**
 * Transfers of money to an order, a customer, or what guests are owed, whose reason does not account for their amount;
 * `scope` limits them by `moved`, the transfer.
 */
export function transfersWithoutCause(scope: SQL): SQL {
	return sql`
		select company_id, account_id, about, amount as found, coalesce(due, 0) as expected from (
			select moved.company_id, gets.id as account_id, 'transfer ' || moved.id as about, moved.amount,
				case
					when gets.kind = 'order_due' and gets.order_id = moved.order_id and moved.reason = 'payment' then
						case when gives.kind in (${places}) then ${paymentLeft} when gives.kind = 'wallet' then ${walletPart} end
					when gets.kind = 'order_due' then 0
					when gives.kind in (${places}) and moved.reason in ('late', 'second', 'overpaid') then ${paymentLeft}
					when gives.kind in (${places}) and moved.reason = 'payout_returned' then ${payoutBack}
					when gives.kind in (${places}) and moved.reason = 'won_back' then ${wonBack}
					when gives.kind in (${places}) and moved.reason = 'refund_returned' then ${turnedBack}
					when gives.kind = 'order_due' and gives.order_id = moved.order_id then case moved.reason
						when 'cancelled' then ${cancellation}
						when 'changed' then ${change}
						when 'returned' then ${returned}
						when 'partial' then ${part} end
					when gives.kind = 'guest_refund' and gets.kind = 'wallet' and moved.reason = 'refund_credited'
						then ${credited}
					when gives.kind = 'adjustment' and gets.kind = 'wallet' and moved.reason = 'adjusted' then ${adjusted}
					when gives.kind = 'discount' and gets.kind = 'wallet' and moved.reason = 'cashback' then ${cashback}
					when gives.kind = 'commission' and gets.kind = 'affiliate_pending' and moved.reason = 'commission'
						then ${affiliateCommission}
					when gives.kind = 'commission' and gets.kind = 'agent_pending' and moved.reason = 'agent_commission'
						then ${agentCommission}
				end as due
			from transfer as moved
			join account as gets on gets.id = moved.credit_id
			join account as gives on gives.id = moved.debit_id
			left join orders as cause on cause.company_id = moved.company_id and cause.id = moved.order_id
				and (gets.customer_id is null or cause.customer_id = gets.customer_id)
			where (gets.customer_id is not null or gets.kind in ('guest_refund', 'order_due')) and moved.unit = 'IDR'
				and (gets.customer_id = gives.customer_id) is not true and (${scope})
		) as credited where amount <> coalesce(due, 0)`
}

/** Orders, and withdrawals of deleted accounts, whose listed refunds are not what was moved for them. */
export function refundsNotListed(ofTransfer: SQL, ofRefund: SQL): SQL {
	return sql`
		select coalesce(owed.company_id, listed.company_id) as company_id,
			'refunds of ' || coalesce(owed.source_id, listed.source_id) as about,
			coalesce(owed.amount, 0) as found, coalesce(listed.amount, 0) as expected
		from (
			select moved.company_id, coalesce(moved.order_id, moved.withdrawal_id) as source_id, sum(moved.amount) as amount
			from transfer as moved join account as gets on gets.id = moved.credit_id
			where gets.kind = 'guest_refund' and (${ofTransfer})
			group by moved.company_id, coalesce(moved.order_id, moved.withdrawal_id)
		) as owed full join (
			select company_id, coalesce(order_id, withdrawal_id) as source_id, sum(amount) as amount
			from guest_refund where ${ofRefund} group by company_id, coalesce(order_id, withdrawal_id)
		) as listed on listed.company_id = owed.company_id and listed.source_id = owed.source_id
		where coalesce(owed.amount, 0) <> coalesce(listed.amount, 0)`
}
