import { and, inArray, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { orders } from './order.table.ts'
import { moveOrder, type OrderStatus } from './transition.queries.ts'

/** Where the clock takes an order whose time has come. */
const destinations: Partial<Record<OrderStatus, OrderStatus>> = {
	PENDING: 'EXPIRED',
	DELIVERED: 'COMPLETED',
	CHANGE_PROCESSING: 'CANCEL',
}

/**
 * Moves every order whose time has come by the database's clock, one transaction each; orders that somebody
 * else is at work on are left for the next round. Returns how many it moved. Late is possible, wrong is not.
 */
export async function sweepOnce(db: Database): Promise<number> {
	let moved = 0
	while (await sweepNext(db)) moved++
	return moved
}

function sweepNext(db: Database): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const [order] = await tx
			.select()
			.from(orders)
			.where(
				and(
					sql`${orders.dueAt} <= now()`,
					inArray(orders.status, ['PENDING', 'DELIVERED', 'CHANGE_PROCESSING']),
				),
			)
			.orderBy(orders.dueAt)
			.limit(1)
			.for('update', { skipLocked: true })
		const to = order && destinations[order.status]
		if (!order || !to) return false
		await moveOrder(tx, order, { to, actor: 'timer' })
		return true
	})
}
