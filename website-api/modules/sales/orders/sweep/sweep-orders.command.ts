import { and, notInArray } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { dueWork } from '#website-api/modules/platform/timers/due-work.queries.ts'
import { orders, type OrderStatus } from '../order.table.ts'
import { moveOrder } from '../transition/move-order.command.ts'
import { isSwept } from './swept.queries.ts'

/** Status that a due order moves to, by its current status. */
const destinations: Partial<Record<OrderStatus, OrderStatus>> = {
	PENDING: 'EXPIRED',
	SHIPPING: 'DELIVERED',
	DELIVERED: 'COMPLETED',
	CHANGE_PROCESSING: 'CANCEL',
}

/**
 * Moves every order that is due by the database's clock, one transaction each; skips locked orders until the next
 * run. Returns how many it moved. A failing order does not block others; its error is thrown at the end.
 */
export const sweepOnce = dueWork({ table: orders, condition: isSwept }, sweepAll)

async function sweepAll(db: Database): Promise<number> {
	const stuck = new Map<string, unknown>()
	let moved = 0
	for (;;) {
		const at: At = {}
		try {
			if (!(await sweepNext(db, [...stuck.keys()], at))) break
			moved++
		} catch (error) {
			if (at.orderId === undefined) throw error
			stuck.set(at.orderId, error)
		}
	}
	if (stuck.size === 0) return moved
	const [cause] = stuck.values()
	throw new Error(`Orders whose time has come stay: ${[...stuck.keys()].join(', ')}`, { cause })
}

/** The order being processed. */
type At = { orderId?: string }

function sweepNext(db: Database, stuck: string[], at: At): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const [order] = await tx
			.select()
			.from(orders)
			.where(and(isSwept, stuck.length > 0 ? notInArray(orders.id, stuck) : undefined))
			.orderBy(orders.dueAt)
			.limit(1)
			.for('update', { skipLocked: true })
		const to = order && destinations[order.status]
		if (!order || !to) return false
		at.orderId = order.id
		await moveOrder(tx, order, { to, actor: 'timer' })
		return true
	})
}
