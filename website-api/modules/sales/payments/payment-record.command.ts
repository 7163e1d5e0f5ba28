import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PAYMENT_OUTCOMES } from '#contract/payment.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { PaymentProvider } from '#contract/online-method.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { payment } from './payment.table.ts'

export type Notice = {
	/** e.g. a bank's code. */
	provider: string
	/** The provider's reference of the payment. */
	reference: string
	/** Received amount, whole rupiah. */
	amount: number
	/** The provider that has the money; absent: it is in the shop's bank. */
	at?: PaymentProvider
	/**
	 * The reference is what a statement or a shopper says about the payment, which others may say, too: equal ones are
	 * numbered. Whoever calls makes sure that it is booked once.
	 */
	isNotUnique?: true
}

/** How many payments with the same words are numbered. */
const MOST_EQUAL = 99
const MAX_REFERENCE = 100

/** The payment that was booked with this reference; none for one that is not unique. */
export async function earlierPayment(tx: Transaction, companyId: number, notice: Notice) {
	if (notice.isNotUnique) return undefined
	const [row] = await tx
		.select()
		.from(payment)
		.where(
			and(
				eq(payment.companyId, companyId),
				eq(payment.provider, notice.provider),
				eq(payment.reference, notice.reference),
			),
		)
	return row
}

/** Stores a payment. 409 REFERENCE_USED: the unique reference decides if one payment is booked for two orders. */
export async function recordPayment(
	tx: Transaction,
	order: OrderRow,
	{ provider, reference, amount, isNotUnique }: Notice,
	outcome: (typeof PAYMENT_OUTCOMES)[number],
): Promise<string> {
	const id = randomUUID()
	const of = { companyId: order.companyId, id, orderId: order.id, provider, amount, outcome }
	for (let equal = 1; equal <= (isNotUnique ? MOST_EQUAL : 1); equal++) {
		const stored = await tx
			.insert(payment)
			.values({ ...of, reference: numbered(reference, equal) })
			.onConflictDoNothing({
				target: [payment.companyId, payment.provider, payment.reference],
			})
			.returning({ id: payment.id })
		if (stored.length > 0) return id
	}
	throw new Problem(409, 'REFERENCE_USED')
}

function numbered(words: string, equal: number): string {
	const mark = equal === 1 ? '' : ` (${equal})`
	return words.slice(0, MAX_REFERENCE - mark.length).trimEnd() + mark
}
