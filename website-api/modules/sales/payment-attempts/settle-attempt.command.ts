import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receiveFor } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import type { GatewayState } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { type AttemptKey, type AttemptRow, isAttempt, paymentAttempt } from './attempt.table.ts'
import { bookFee, bookReversal } from './book-reversal.command.ts'

/**
 * Books what the provider says of an attempt, once, however often and in whatever order it says so: the order is locked,
 * then the attempt is read again. Money that arrived is booked in any state of attempt and order. Returns the attempt as
 * it is now.
 */
export function settleAttempt(
	db: Database,
	attempt: AttemptKey & Pick<AttemptRow, 'orderId'>,
	answer: GatewayState,
): Promise<AttemptRow> {
	// Nobody pays nothing: somebody has to look.
	const isNothing = answer.state === 'PAID' && answer.received < 1
	const said: GatewayState = isNothing ? { ...answer, state: 'UNCLEAR' } : answer
	return inTransaction(db, async (tx) => {
		const { companyId } = attempt
		const { number } = onlyRow(
			await tx
				.select({ number: orders.number })
				.from(orders)
				.where(and(eq(orders.companyId, companyId), eq(orders.id, attempt.orderId))),
		)
		const order = await lockOrder(tx, companyId, number)
		const known = onlyRow(await tx.select().from(paymentAttempt).where(isAttempt(attempt)))
		const to = next(known, said)
		if (said.state === 'PAID') {
			const { provider, reference } = known
			const amount = forOrder(known, said.received)
			const notice = { provider, reference, amount, at: provider }
			// The payment's unique reference makes this once.
			if (known.state !== 'PAID') {
				await receiveFor(tx, order, notice, 'payment')
				await bookFee(tx, known, said.received - amount)
			}
		}
		if (known.state === 'PAID' && to === 'REVERSED') {
			await bookReversal(tx, order, known, said.state === 'DISPUTED' ? 'CHARGEBACK' : 'REVERSAL')
		}
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

/** What was received without the buyer's part of the fee. Of less than the fee nothing is taken off. */
function forOrder({ fee }: AttemptRow, received: number): number {
	return received > fee ? received - fee : received
}

/** The attempt's state after what the provider says. */
function next({ state }: AttemptRow, said: GatewayState): AttemptRow['state'] {
	if (state === 'REVERSED') return 'REVERSED'
	if (state === 'PAID') return ['ENDED', 'DISPUTED'].includes(said.state) ? 'REVERSED' : 'PAID'
	switch (said.state) {
		case 'PAID':
			return 'PAID'
		case 'ENDED':
			return 'ENDED'
		case 'DISPUTED':
		case 'UNCLEAR':
			return 'UNCLEAR'
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
/** Minutes after the end at which a paid attempt is asked for: banks and holders of cards take money back. */
const minutesOfPaid = [10, 24 * 60, 7 * 24 * 60, 30 * 24 * 60]

/** When to ask again; null: there is nothing more to ask. */
function nextAskAt(state: AttemptRow['state']): SQL | null {
	const { openedAt, expiresAt } = paymentAttempt
	const after = (moment: SQLWrapper, minutes: number) =>
		sql`(${moment} + make_interval(mins => ${minutes}))`
	const dates =
		state === 'PAID'
			? minutesOfPaid.map((minutes) => after(expiresAt, minutes))
			: [
					...minutesOfWaiting.map((minutes) => after(openedAt, minutes)),
					after(expiresAt, 0),
					after(expiresAt, minutesAfterEnd),
				]
	if (state === 'ENDED' || state === 'FAILED' || state === 'REVERSED') return null
	return sql`(select min(at) from (values ${sql.join(dates, sql`, `)}) as dates (at) where at > now())`
}
