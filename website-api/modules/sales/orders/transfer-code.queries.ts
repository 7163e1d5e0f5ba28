import { randomInt } from 'node:crypto'
import { and, between, eq, gt, type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { drawOrderNumber } from './order-number.ts'
import { orders } from './order.table.ts'
import type { OrderRow } from './transition.queries.ts'

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
 * company waits for the same amount; with no code when nothing is left to transfer. 503 CODES_EXHAUSTED when all
 * amounts in reach are taken.
 */
export async function insertWithTransferCode(
	tx: Transaction,
	{ before, ...order }: NewOrder,
): Promise<OrderRow> {
	const due = before - order.walletPaid
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const uniqueCode = due === 0 ? 0 : await drawFreeCode(tx, order.companyId, due)
		const [inserted] = await tx
			.insert(orders)
			.values({ ...order, number: drawOrderNumber(), uniqueCode, total: before + uniqueCode })
			// Somebody else drew the same amount or number a moment ago: draw again.
			.onConflictDoNothing()
			.returning()
		if (inserted) return inserted
	}
	throw new Problem(503, 'CODES_EXHAUSTED', { retryAfter: 60 })
}

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
	const code = free[randomInt(Math.max(free.length, 1))]
	if (code === undefined) throw new Problem(503, 'CODES_EXHAUSTED', { retryAfter: 60 })
	return code
}
