import { randomInt } from 'node:crypto'
import { and, between, eq, gt, type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orders, type OrderRow } from '../order.table.ts'

type NewOrder = Omit<
	InferInsertModel<typeof orders>,
	'number' | 'uniqueCode' | 'total' | 'dueAt'
> & {
	dueAt: SQL
	/** Without the transfer code. */
	before: number
	walletPaid: number
}

const MOST_CODES = 999
const TRIES = 50

/**
 * Stores an order under a number and with a transfer code (1 to 999) such that no other open order of the
 * company waits for the same amount. No code (0) when nothing is left to transfer, and when every amount in reach is
 * taken: such an order is recognised by its number in the payment confirmation.
 */
export async function insertWithTransferCode(
	tx: Transaction,
	{ before, ...order }: NewOrder,
): Promise<OrderRow> {
	const due = before - order.walletPaid
	for (let attempt = 1; attempt <= TRIES; attempt++) {
		const isCoded = due > 0 && attempt < TRIES
		const uniqueCode = isCoded ? await drawFreeCode(tx, order.companyId, due) : 0
		const [inserted] = await tx
			.insert(orders)
			.values({ ...order, number: drawReferenceNumber(), uniqueCode, total: before + uniqueCode })
			// Somebody else drew the same amount or number a moment ago: draw again.
			.onConflictDoNothing()
			.returning()
		if (inserted) return inserted
	}
	throw new Error(`No free order number in ${TRIES} draws`)
}

/** 0 when none is free. */
async function drawFreeCode(tx: Transaction, companyId: number, due: number): Promise<number> {
	const amount = sql<number>`${orders.total} - ${orders.walletPaid}`.mapWith(Number)
	const open = await tx
		.select({ amount })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.status, 'PENDING'),
				gt(orders.uniqueCode, 0),
				between(amount, due + 1, due + MOST_CODES),
			),
		)
	const taken = new Set(open.map((order) => order.amount - due))
	const free = Array.from({ length: MOST_CODES }, (_, index) => index + 1).filter(
		(code) => !taken.has(code),
	)
	return free.length === 0 ? 0 : (free[randomInt(free.length)] ?? 0)
}
