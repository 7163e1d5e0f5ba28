import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	announceArrival,
	arrivedAfter,
} from '#website-api/modules/sales/orders/transition/automatic-delivery.command.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import type { ParcelRow } from './parcel.table.ts'
import { progressOf } from './parcels.queries.ts'
import { takeUnitsSentAgain } from './sent-again.command.ts'

type Actor = 'staff' | 'courier'

/**
 * Lets a locked order follow its parcel, which has just changed: it is sent with the first parcel that leaves, delivered when all
 * have arrived, and counts as delivered by itself only while all are on their way without a problem.
 */
export async function followOrder(
	tx: Transaction,
	order: OrderRow,
	{ before, after }: { before: ParcelRow; after: ParcelRow },
	actor: Actor,
) {
	const { isSent, isDelivered, isTroubled } = await progressOf(tx, order)
	const hasLeft = before.sentAt === null && after.sentAt !== null
	let now = order
	if (hasLeft && order.status === 'PROCESSING') {
		now = await moveOrder(tx, order, {
			to: 'SHIPPING',
			actor,
			isPart: !isSent || isTroubled,
			...(after.trackingNumber === null
				? { isNumberLater: true }
				: { trackingNumber: after.trackingNumber }),
		})
	} else if (hasLeft && order.status === 'SHIPPING') {
		await takeUnitsSentAgain(tx, order, after)
		await tell(tx, order, after, 'sent')
	}
	if (now.status !== 'SHIPPING') return
	if (isDelivered) {
		await moveOrder(tx, now, { to: 'DELIVERED', actor })
		return
	}
	if (after.state === 'DELIVERED' && before.state !== 'DELIVERED') {
		await tell(tx, order, after, 'delivered')
	}
	await expectArrival(tx, now, isSent && !isTroubled)
}

/** Tells the buyer of a parcel: once for each of its states. */
export async function tell(
	tx: Transaction,
	{ companyId, id: orderId, number: orderNumber }: OrderRow,
	{ number: parcel, problemAt }: ParcelRow,
	what: 'sent' | 'delivered' | 'numbered' | 'delayed' | 'unassigned',
) {
	const time = what === 'delayed' ? `:${problemAt?.toISOString() ?? ''}` : ''
	await announce(tx, {
		companyId,
		topic: `parcel.${what}`,
		dedupeKey: `parcel.${what}:${orderId}:${parcel}${time}`,
		payload: { orderId, number: orderNumber, parcel },
	})
}

async function expectArrival(tx: Transaction, order: OrderRow, isExpected: boolean) {
	const isWaiting = order.dueAt !== null
	if (isExpected === isWaiting || (isExpected && order.notArrivedAt !== null)) return
	const { companyId, id } = order
	await tx
		.update(orders)
		.set({ dueAt: isExpected ? await arrivedAfter(tx, order) : null })
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	if (isExpected) await announceArrival(tx, await orderById(tx, companyId, id))
}
