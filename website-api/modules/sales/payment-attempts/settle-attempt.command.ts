import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receiveFor } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import type { GatewayState } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { bookedOf, paymentReference } from './attempt-money.queries.ts'
import { type AttemptRow, isAttempt, paymentAttempt } from './attempt.table.ts'
import { bookFee } from './book-fee.command.ts'
import { bookTaken } from './book-reversal.command.ts'

/**
 * Books what the provider says of an attempt, once, however often and in whatever order it says so: the order is locked,
 * then the attempt is read again. Money that arrived is booked in any state of attempt and order, and each further payment
 * into the same number. Returns the attempt as it is now.
 */
export function settleAttempt(
	db: Database,
	/** As it was before the provider was asked. */
	attempt: AttemptRow,
	answer: GatewayState,
): Promise<AttemptRow> {
	// Nobody pays nothing: somebody has to look.
	const isNothing = answer.state === 'PAID' && answer.received < 1
	const said: GatewayState = isNothing ? { ...answer, state: 'UNCLEAR' } : answer
	return inTransaction(db, async (tx) => {
		const order = await lockOrder(tx, attempt.companyId, await numberOf(tx, attempt))
		const known = onlyRow(await tx.select().from(paymentAttempt).where(isAttempt(attempt)))
		const received = await bookReceived(tx, order, known, said)
		const isPaid = received > 0
		const taken = isPaid ? await takenBack(tx, order, known, { said, received, attempt }) : 0
		const to = isPaid ? (taken > 0 ? 'REVERSED' : 'PAID') : next(known, said)
		return onlyRow(
			await tx
				.update(paymentAttempt)
				.set({
					state: to,
					said: said.said.slice(0, 200),
					asked: sql`${paymentAttempt.asked} + 1`,
					nextAskAt: nextAskAt(to),
				})
				.where(isAttempt(attempt))
				.returning(),
		)
	})
}

async function numberOf(tx: Transaction, { companyId, orderId }: AttemptRow): Promise<string> {
	const rows = await tx
		.select({ number: orders.number })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	return onlyRow(rows).number
}

/** Books what arrived and is not booked yet, as a payment of its own; returns all that is booked of the attempt. */
async function bookReceived(
	tx: Transaction,
	order: OrderRow,
	attempt: AttemptRow,
	said: GatewayState,
): Promise<number> {
	const booked = await bookedOf(tx, attempt)
	const more = said.state === 'PAID' ? said.received - booked.amount : 0
	if (more <= 0) return booked.amount
	const isFirst = booked.payments === 0
	const amount = isFirst ? forOrder(attempt, more) : more
	const { provider } = attempt
	const reference = paymentReference(attempt, booked.payments)
	await receiveFor(tx, order, { provider, reference, amount, at: provider }, 'payment')
	if (isFirst) await bookFee(tx, attempt, more - amount)
	return booked.amount + more
}

type Answered = { said: GatewayState; received: number; attempt: AttemptRow }

/** Books what was taken back of a paid attempt, if the provider says something of it; returns how much that is by now. */
async function takenBack(
	tx: Transaction,
	order: OrderRow,
	known: AttemptRow,
	{ said, received, attempt }: Answered,
): Promise<number> {
	const isGone = said.state === 'ENDED' || said.state === 'DISPUTED'
	if (!isGone && said.state !== 'PAID') return known.state === 'REVERSED' ? 1 : 0
	return bookTaken(tx, order, known, {
		amount: Math.min(said.takenBack ?? (isGone ? received : 0), received),
		kind: said.state === 'ENDED' ? 'REVERSAL' : 'CHARGEBACK',
		// Otherwise the answer may be older than the reversal.
		mayReturn: attempt.state === 'REVERSED',
	})
}

/** What was received without the buyer's part of the fee. Of less than the fee nothing is taken off. */
function forOrder({ fee }: AttemptRow, received: number): number {
	return received > fee ? received - fee : received
}

/** The state of an attempt for which nothing is booked, after what the provider says. */
function next({ state }: AttemptRow, said: GatewayState): AttemptRow['state'] {
	switch (said.state) {
		case 'PAID':
		case 'DISPUTED':
		case 'UNCLEAR':
			return 'UNCLEAR'
		case 'ENDED':
			return 'ENDED'
		case 'OPEN':
			return state
		case 'ABSENT':
			// The opening never reached the provider. Of a page, it may know nothing until the buyer chooses.
			return state === 'OPENING' ? 'FAILED' : state
	}
}

/** Minutes after the opening at which a waiting attempt is asked for; then at its end, and once more. */
const minutesOfWaiting = [1, 5, 15]
const minutesAfterEnd = 10
/** Minutes after the end at which a paid attempt is asked for: banks and holders of cards take money back, and disputes end. */
const minutesOfPaid = [10, 24 * 60, 7 * 24 * 60, 30 * 24 * 60]

/** When to ask again; null: there is nothing more to ask. */
function nextAskAt(state: AttemptRow['state']): SQL | null {
	const { openedAt, expiresAt } = paymentAttempt
	const after = (moment: SQLWrapper, minutes: number) =>
		sql`(${moment} + make_interval(mins => ${minutes}))`
	const dates =
		state === 'PAID' || state === 'REVERSED'
			? minutesOfPaid.map((minutes) => after(expiresAt, minutes))
			: [
					...minutesOfWaiting.map((minutes) => after(openedAt, minutes)),
					after(expiresAt, 0),
					after(expiresAt, minutesAfterEnd),
				]
	if (state === 'ENDED' || state === 'FAILED') return null
	return sql`(select min(at) from (values ${sql.join(dates, sql`, `)}) as dates (at) where at > now())`
}
