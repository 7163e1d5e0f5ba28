import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ReversalKind } from '#contract/payment-reversal.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	type AccountName,
	PROVIDER_ACCOUNTS,
} from '#website-api/modules/money/ledger/account-kinds.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { creditBuyer } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import {
	openPartOf,
	paymentReversal,
	type ReversalRow,
} from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'
import type { AttemptRow } from './attempt.table.ts'

type Taken = {
	/** All that the provider took of the attempt's money so far. */
	amount: number
	kind: ReversalKind
	/** Whether less than before is believed: the answer is newer than what is booked. */
	mayReturn: boolean
}

/**
 * Books that the provider took money of a paid attempt back, or more or less of it than before: the shop is owed it. Nothing
 * is sent while that is open, and what the order gives back is kept. Returns how much is taken by now.
 */
export async function bookTaken(
	tx: Transaction,
	order: OrderRow,
	attempt: AttemptRow,
	{ amount, kind, mayReturn }: Taken,
): Promise<number> {
	const { companyId } = order
	const [known] = await tx
		.select()
		.from(paymentReversal)
		.where(and(eq(paymentReversal.companyId, companyId), eq(paymentReversal.attemptId, attempt.id)))
		.for('update')
	const before = known ? known.amount - known.wonBack : 0
	if (amount > before) await bookMore(tx, order, attempt, { known, kind, more: amount - before })
	if (amount < before && known && mayReturn) {
		await bookWonBack(tx, order, attempt, known, before - amount)
	}
	return mayReturn ? amount : Math.max(amount, before)
}

type More = { known: ReversalRow | undefined; kind: ReversalKind; more: number }

async function bookMore(
	tx: Transaction,
	{ companyId, id: orderId, number }: OrderRow,
	attempt: AttemptRow,
	{ known, kind, more }: More,
) {
	const amount = (known?.amount ?? 0) + more
	const id = known?.id ?? randomUUID()
	const whole = { companyId, id, orderId, attemptId: attempt.id, kind, amount }
	await tx
		.insert(paymentReversal)
		.values(whole)
		.onConflictDoUpdate({
			target: [paymentReversal.companyId, paymentReversal.attemptId],
			set: { kind, amount },
		})
	// Parts are told apart by what they sum to.
	const part = known ? `:${amount}` : ''
	await post(tx, companyId, [
		{
			from: { kind: 'disputed' },
			to: { kind: PROVIDER_ACCOUNTS[attempt.provider] },
			amount: more,
			reason: 'reversal',
			dedupeKey: `reversal:${attempt.id}${part}`,
			orderId,
		},
	])
	await announce(tx, {
		companyId,
		topic: 'payment.taken-back',
		dedupeKey: `payment.taken-back:${id}${part}`,
		payload: { orderId, number, amount: more },
	})
}

/** First what is open, then what the shop had given up; the rest is the buyer's, who has paid again since. */
async function bookWonBack(
	tx: Transaction,
	order: OrderRow,
	attempt: AttemptRow,
	known: ReversalRow,
	won: number,
) {
	const { companyId, id: orderId } = order
	const wonBack = known.wonBack + won
	const open = Math.min(openPartOf(known), won)
	const givenUp = Math.min(known.writtenOff, won - open)
	await tx
		.update(paymentReversal)
		.set({
			wonBack,
			recovered: known.recovered + open + givenUp,
			writtenOff: known.writtenOff - givenUp,
		})
		.where(and(eq(paymentReversal.companyId, companyId), eq(paymentReversal.id, known.id)))
	const from: AccountName = { kind: PROVIDER_ACCOUNTS[attempt.provider] }
	const key = `won-back:${attempt.id}:${wonBack}`
	const parts = [
		{ to: { kind: 'disputed' }, amount: open, dedupeKey: `${key}:open` },
		{ to: { kind: 'bad_debt' }, amount: givenUp, dedupeKey: `${key}:given-up` },
	] as const
	await post(
		tx,
		companyId,
		parts.flatMap((part) =>
			part.amount === 0 ? [] : [{ from, ...part, reason: 'won_back', orderId }],
		),
	)
	const rest = won - open - givenUp
	if (rest > 0) await creditBuyer(tx, order, from, rest, 'SECOND', key, { movement: 'won_back' })
}
