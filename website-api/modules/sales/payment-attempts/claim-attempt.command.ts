import { randomUUID } from 'node:crypto'
import { and, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { requirePayable } from '#website-api/modules/sales/payments/confirmation.queries.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import { feeOf } from '#contract/online-fee.ts'
import type { PaymentProvider } from '#contract/online-method.ts'
import { isBeingOpened } from './attempt.queries.ts'
import { type AttemptRow, paymentAttempt } from './attempt.table.ts'

/** Before the order's end, so that no provider takes money for an order whose stock is free again. */
const marginMinutes = 2
/** Until the provider is asked whether an attempt exists whose opening gave no answer. */
const doubtSeconds = 60

export type Wanted = {
	companyId: number
	number: string
	provider: PaymentProvider
	method: OnlineMethod
	/** What the buyer pays for the provider's fee, in addition to what the order costs. */
	fee: MethodFee
}

/**
 * NEW: to be opened at the provider. SAME: open already, by the same method and amount. BUSY: another request is opening
 * one now. OTHER: another attempt is open, and must be ended first.
 */
export type Claim = {
	kind: 'NEW' | 'SAME' | 'BUSY' | 'OTHER'
	attempt: AttemptRow
	order: OrderRow
}

/**
 * Reserves an order's only open attempt, before the provider is called: whatever happens then, its reference is known.
 * 404 ORDER_NOT_FOUND, 409 ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID.
 */
export function claimAttempt(db: Database, wanted: Wanted): Promise<Claim> {
	return inTransaction(db, async (tx) => {
		const order = await lockOrder(tx, wanted.companyId, wanted.number)
		requirePayable(order)
		const due = amountDue(order)
		if (due === 0) throw new Problem(409, 'ALREADY_PAID')
		const fee = feeOf(due, wanted.fee)
		const asked = { amount: due + fee, fee }
		const open = await openAttemptOf(tx, order)
		if (!open) return { kind: 'NEW', attempt: await insertAttempt(tx, order, wanted, asked), order }
		return { kind: kindOf(open, wanted, asked.amount), attempt: open, order }
	})
}

function kindOf(open: Open, { provider, method }: Wanted, amount: number): Claim['kind'] {
	if (open.isBeingOpened) return 'BUSY'
	const isSame =
		open.state === 'OPEN' &&
		open.amount === amount &&
		open.provider === provider &&
		open.method === method
	return isSame ? 'SAME' : 'OTHER'
}

type Open = AttemptRow & { isBeingOpened: boolean }

async function openAttemptOf(
	tx: Transaction,
	{ companyId, id }: OrderRow,
): Promise<Open | undefined> {
	const [row] = await tx
		.select({ ...getTableColumns(paymentAttempt), isBeingOpened })
		.from(paymentAttempt)
		.where(
			and(
				eq(paymentAttempt.companyId, companyId),
				eq(paymentAttempt.orderId, id),
				inArray(paymentAttempt.state, ['OPENING', 'OPEN']),
			),
		)
	return row
}

async function insertAttempt(
	tx: Transaction,
	{ companyId, id: orderId, number }: OrderRow,
	{ provider, method }: Wanted,
	asked: Pick<AttemptRow, 'amount' | 'fee'>,
): Promise<AttemptRow> {
	const ofOrder = and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.orderId, orderId))
	const { earlier } = onlyRow(
		await tx.select({ earlier: count() }).from(paymentAttempt).where(ofOrder),
	)
	const made = await tx
		.insert(paymentAttempt)
		.values({
			companyId,
			id: randomUUID(),
			orderId,
			provider,
			method,
			reference: `${number}-${earlier + 1}`,
			...asked,
			state: 'OPENING',
			expiresAt: sql`(select greatest(due_at - make_interval(mins => ${marginMinutes}), now() + interval '1 minute')
				from orders where company_id = ${companyId} and id = ${orderId})`,
			nextAskAt: sql`now() + make_interval(secs => ${doubtSeconds})`,
		})
		.returning()
	return onlyRow(made)
}
