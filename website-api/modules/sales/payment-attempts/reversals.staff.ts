import { and, desc, eq, type SQL } from 'drizzle-orm'
import {
	listReversals,
	type PaymentReversal,
	writeOffReversal,
} from '#contract/payment-reversal.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	isOpenReversal,
	openPartOf,
	paymentReversal,
} from '#website-api/modules/sales/orders/refund/payment-reversal.table.ts'
import { paymentAttempt } from './attempt.table.ts'
import { writeOff } from './write-off.command.ts'

const mostListed = 200

/** Payments that banks or holders of cards took back. */
export const reversalAnswers = [
	answer(listReversals, async ({ db, caller, query: { number } }) => ({
		list: await reversals(db, caller, number === undefined ? undefined : eq(orders.number, number)),
	})),
	answer(writeOffReversal, async ({ db, caller, params: { id }, body: { reason } }) => {
		const isThis = eq(paymentReversal.id, id)
		const companyId = await companyOf(db, caller, isThis)
		await inTransaction(db, (tx) => writeOff(tx, companyId, id, { reason, by: caller.label }))
		return onlyRow(await reversals(db, caller, isThis))
	}),
]

async function companyOf(db: Queryable, caller: Caller, wanted: SQL): Promise<number> {
	const [row] = await db
		.select({ companyId: paymentReversal.companyId })
		.from(paymentReversal)
		.where(and(wanted, seenBy(caller)))
	if (!row) throw new Problem(404, 'REVERSAL_NOT_FOUND')
	return row.companyId
}

async function reversals(
	db: Queryable,
	caller: Caller,
	wanted: SQL | undefined,
): Promise<PaymentReversal[]> {
	const { companyId, at } = paymentReversal
	const rows = await db
		.select({ reversal: paymentReversal, number: orders.number, attempt: paymentAttempt })
		.from(paymentReversal)
		.innerJoin(orders, and(eq(orders.companyId, companyId), eq(orders.id, paymentReversal.orderId)))
		.innerJoin(
			paymentAttempt,
			and(
				eq(paymentAttempt.companyId, companyId),
				eq(paymentAttempt.id, paymentReversal.attemptId),
			),
		)
		.where(and(wanted, seenBy(caller)))
		.orderBy(desc(isOpenReversal), desc(at))
		.limit(mostListed)
	return rows.map(({ reversal, number, attempt }) => ({
		id: reversal.id,
		number,
		provider: attempt.provider,
		reference: attempt.reference,
		kind: reversal.kind,
		amount: reversal.amount,
		recovered: reversal.recovered,
		writtenOff: reversal.writtenOff,
		open: openPartOf(reversal),
		reason: reversal.writeOffReason,
		at: reversal.at,
	}))
}

function seenBy({ companyId }: Caller) {
	return companyId === null ? undefined : eq(paymentReversal.companyId, companyId)
}
