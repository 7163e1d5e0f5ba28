import { randomInt } from 'node:crypto'
import { and, between, eq, gt, type InferInsertModel, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { drawOrderNumber } from './order-number.ts'
import { orders } from './order.table.ts'

type NewOrder = Omit<
	InferInsertModel<typeof orders>,
	'number' | 'uniqueCode' | 'total' | 'dueAt'
> & {
	dueAt: SQL
}

const MOST_CODES = 999
const TRIES = 50

/**
 * Stores an order under a number and with a transfer code (1 to 999) such that no other open order of the
 * company waits for the same total. 503 CODES_EXHAUSTED when all totals in reach are taken.
 */
export async function insertWithTransferCode(
	tx: Transaction,
	order: NewOrder,
): Promise<{ number: string }> {
	const before = order.subTotal + order.shippingPrice
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const uniqueCode = await drawFreeCode(tx, order.companyId, before)
		const inserted = await tx
			.insert(orders)
			.values({ ...order, number: drawOrderNumber(), uniqueCode, total: before + uniqueCode })
			// Somebody else drew the same total or number a moment ago: draw again.
			.onConflictDoNothing()
			.returning({ number: orders.number })
		if (inserted[0]) return inserted[0]
	}
	throw new Problem(503, 'CODES_EXHAUSTED', { retryAfter: 60 })
}

async function drawFreeCode(tx: Transaction, companyId: number, before: number): Promise<number> {
	const open = await tx
		.select({ total: orders.total })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.status, 'PENDING'),
				gt(orders.uniqueCode, 0),
				between(orders.total, before + 1, before + MOST_CODES),
			),
		)
	const taken = new Set(open.map(({ total }) => total - before))
	const free = Array.from({ length: MOST_CODES }, (_, index) => index + 1).filter(
		(code) => !taken.has(code),
	)
	const code = free[randomInt(Math.max(free.length, 1))]
	if (code === undefined) throw new Problem(503, 'CODES_EXHAUSTED', { retryAfter: 60 })
	return code
}
