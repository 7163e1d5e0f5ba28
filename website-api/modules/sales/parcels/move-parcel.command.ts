import { and, eq } from 'drizzle-orm'
import type { ParcelEventKind } from '#contract/parcel-states.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isInstantMethod } from '#website-api/modules/sales/couriers/quotes/catalogue-key.ts'
import { giveToOrder } from './correct-parcel.command.ts'
import { followOrder, tell } from './follow-order.command.ts'
import { isEnded, problemAfter, stateAfter } from './parcel-state.ts'
import { NO_DRIVER, parcel, type ParcelRow } from './parcel.table.ts'
import { isParcel, lockParcel } from './parcels.queries.ts'
import { recordParcelEvent } from './record-event.command.ts'

/** What a courier says of a parcel. */
export type ParcelNews = {
	/** Of the courier's event: the same key counts once. */
	key: string
	kind: ParcelEventKind
	/** By the courier's clock. */
	at: Date
	said?: string
	trackingNumber?: string
	pickupAt?: Date
	/** Who brings it, and the provider's page on which its way is followed. */
	driver?: { name: string; phone: string }
	livePage?: string
	/** Charged after weighing, whole rupiah. */
	billedPrice?: number
}

/** APPLIED: the parcel changed. KNOWN: the key was used before. IGNORED: it came late, or said nothing new. */
export type MovedParcel = 'APPLIED' | 'KNOWN' | 'IGNORED'

/**
 * Applies a courier's news to a parcel and its order, once. A parcel only moves forward, and no news cancels an order: what
 * returns, is lost, or is cancelled there waits for staff. Locks the order. 404 NO_SUCH_PARCEL.
 */
export async function moveParcel(
	tx: Transaction,
	key: Pick<ParcelRow, 'companyId' | 'orderId' | 'number'>,
	news: ParcelNews,
): Promise<MovedParcel> {
	const order = await lockOrderById(tx, key)
	const before = await lockParcel(tx, { companyId: key.companyId, id: key.orderId }, key.number)
	const values = valuesAfter(before, news)
	const isEffective = Object.entries(values).some(
		([name, value]) =>
			String(value) !== String(Object.entries(before).find(([n]) => n === name)?.[1]),
	)
	const { kind, at, said = '', key: newsKey } = news
	const told = { key: newsKey, kind, isEffective, source: 'COURIER', said, at } as const
	if (!(await recordParcelEvent(tx, before, told))) return 'KNOWN'
	if (!isEffective || !order) return 'IGNORED'
	const after = onlyRow(
		await tx
			.update(parcel)
			.set(values)
			.where(isParcel(before.companyId, before.orderId, before.number))
			.returning(),
	)
	await followOrder(tx, order, { before, after }, 'courier')
	await tellNews(tx, order, before, after)
	return 'APPLIED'
}

async function lockOrderById(
	tx: Transaction,
	{ companyId, orderId }: Pick<ParcelRow, 'companyId' | 'orderId'>,
): Promise<OrderRow | undefined> {
	const [order] = await tx
		.select()
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
		.for('update')
	return order
}

function valuesAfter(before: ParcelRow, news: ParcelNews) {
	const { at, kind, trackingNumber, pickupAt, billedPrice } = news
	// A parcel that is booked nowhere is not booked by a message.
	const isForeign = kind === 'BOOKED' && before.provider === null
	const state = isForeign ? before.state : stateAfter(before.state, kind)
	const { problem, problemAt } = isEnded(before.state) ? before : problemAfter(before, news)
	const isSent = state !== 'PREPARED' && state !== 'BOOKED' && state !== 'CANCELLED'
	const isEnd = state !== before.state && isSent && state !== 'SHIPPED'
	return {
		state,
		problem: state === 'SHIPPED' ? problem : null,
		problemAt,
		sentAt: before.sentAt ?? (isSent ? at : null),
		endedAt: before.endedAt ?? (isEnd || state === 'CANCELLED' ? at : null),
		staffSince: before.staffSince ?? (needsStaff(before, news, state) ? at : null),
		trackingNumber: before.trackingNumber ?? trackingNumber ?? null,
		pickupAt: pickupAt ?? before.pickupAt,
		billedPrice: billedPrice ?? before.billedPrice,
		...broughtBy(before, state, news),
	}
}

/** Who brings a parcel; nobody needs to know once it has arrived, or came to another end. */
function broughtBy(before: ParcelRow, state: ParcelRow['state'], { driver, livePage }: ParcelNews) {
	if (isEnded(state)) return NO_DRIVER
	return {
		driverName: driver?.name ?? before.driverName,
		driverPhone: driver ? driver.phone || null : before.driverPhone,
		livePage: livePage ?? before.livePage,
	}
}

function needsStaff(before: ParcelRow, news: ParcelNews, state: ParcelRow['state']): boolean {
	const { kind, trackingNumber } = news
	const isOther =
		trackingNumber !== undefined &&
		before.trackingNumber !== null &&
		before.trackingNumber !== trackingNumber
	if (isOther) return true
	if (state !== before.state) return ['RETURNED', 'LOST', 'CANCELLED'].includes(state)
	if (state !== 'SHIPPED') return false
	const { problem } = problemAfter(before, news)
	// It is already on its way: the courier's word is not ours.
	return kind === 'CANCELLED' || (problem !== null && problem !== before.problem)
}

async function tellNews(tx: Transaction, order: OrderRow, before: ParcelRow, after: ParcelRow) {
	if (after.trackingNumber !== before.trackingNumber) {
		await giveToOrder(tx, order, after)
		const wasSent = before.sentAt !== null
		if (wasSent) await tell(tx, order, after, 'numbered')
	}
	if (after.state === 'CANCELLED' && isInstantMethod(after.vendorCode, after.vendorMethod))
		await tell(tx, order, after, 'unassigned')
	if (after.problem !== null && after.problem !== before.problem) {
		await tell(tx, order, after, 'delayed')
	}
	if (after.staffSince === null || before.staffSince !== null) return
	await announce(tx, {
		companyId: order.companyId,
		topic: 'parcel.troubled',
		dedupeKey: `parcel.troubled:${order.id}:${after.number}:${after.staffSince.toISOString()}`,
		payload: { orderId: order.id, number: order.number, parcel: after.number },
	})
}
