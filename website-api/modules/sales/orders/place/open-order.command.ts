import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { endGuestHold } from '#website-api/modules/catalog/stock/stock.command.ts'
import { guestOpenOrder } from './guest-open-order.table.ts'
import { openOrder } from './open-order.table.ts'
import { orderLine } from '../order-line.table.ts'
import type { OrderRow } from '../order.table.ts'

/** The maximum number of a customer's unpaid orders. */
const MAX_OPEN_ORDERS = 5

/**
 * Takes one of the customer's slots for an unpaid order; those of guests are counted separately. 409
 * TOO_MANY_UNPAID_ORDERS.
 */
export async function joinOpenOrders(tx: Transaction, companyId: number, orderId: string) {
	// Concurrent orders may choose the same slot; the second one retries.
	for (let tries = 0; tries <= MAX_OPEN_ORDERS; tries += 1) {
		const { rows } = await tx.execute<{ waits: boolean; taken: boolean }>(sql`
			with waiting as (
				select company_id, customer_id, id from orders
				where company_id = ${companyId} and id = ${orderId}
					and status = 'PENDING' and customer_id is not null
			), taken as (
				insert into open_order (company_id, customer_id, place, order_id)
				select waiting.company_id, waiting.customer_id, free.place, waiting.id
				from waiting cross join generate_series(1, ${MAX_OPEN_ORDERS}::integer) as free (place)
				where not exists (
					select 1 from open_order as other
					where other.company_id = waiting.company_id and other.customer_id = waiting.customer_id
						and other.place = free.place
				)
				order by free.place limit 1
				on conflict do nothing
				returning order_id
			)
			select exists (select 1 from waiting) as waits, exists (select 1 from taken) as taken`)
		const [answer] = rows
		if (!answer?.waits || answer.taken) return
	}
	throw new Problem(409, 'TOO_MANY_UNPAID_ORDERS')
}

/** Frees the slot of an order that is paid or has ended, and what its lines take of the guests' share of the stock. */
export async function leaveOpenOrders(tx: Transaction, { companyId, id }: OrderRow) {
	await tx
		.delete(openOrder)
		.where(and(eq(openOrder.companyId, companyId), eq(openOrder.orderId, id)))
	// Units are removed from an order only after it is paid: these are all that were held.
	const lines = await tx
		.select({ variantId: orderLine.variantId, quantity: orderLine.quantity })
		.from(orderLine)
		.where(and(eq(orderLine.companyId, companyId), eq(orderLine.orderId, id)))
	await endHoldOfGuest(tx, { companyId, id }, lines)
}

/** Frees what these lines, all of an unpaid order, take of the guests' share of the stock; they stay reserved. */
export async function endHoldOfGuest(
	tx: Transaction,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
	lines: { variantId: number; quantity: number }[],
) {
	const ofGuest = await tx
		.delete(guestOpenOrder)
		.where(and(eq(guestOpenOrder.companyId, companyId), eq(guestOpenOrder.orderId, id)))
		.returning({ orderId: guestOpenOrder.orderId })
	if (ofGuest.length > 0) await endGuestHold(tx, companyId, lines)
}
