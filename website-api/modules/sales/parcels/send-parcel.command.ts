import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { followOrder } from './follow-order.command.ts'
import { parcel, type ParcelRow } from './parcel.table.ts'
import { isParcel, lockParcel, parcelsOf, progressOf } from './parcels.queries.ts'
import { recordParcelEvent } from './record-event.command.ts'

/** The number that a courier gave, or that it gives later. */
export type Sending = { trackingNumber?: string | undefined; isNumberLater: boolean }

/** Hands a parcel of a locked order over. 404 NO_SUCH_PARCEL, 409 PARCEL_REFUSED, 422 TRACKING_NUMBER_REQUIRED. */
export async function sendParcel(
	tx: Transaction,
	order: OrderRow,
	number: number,
	sending: Sending,
	madeBy: string,
) {
	const before = await lockParcel(tx, order, number)
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	if (!isOpen || (before.state !== 'PREPARED' && before.state !== 'BOOKED')) throw refused(before)
	const trackingNumber = sending.trackingNumber ?? before.trackingNumber
	if (trackingNumber === null && !sending.isNumberLater) {
		throw new Problem(422, 'INVALID', {
			errors: { TRACKING_NUMBER: [{ message: 'TRACKING_NUMBER_REQUIRED' }] },
		})
	}
	const after = onlyRow(
		await tx
			.update(parcel)
			.set({ state: 'SHIPPED', sentAt: sql`now()`, trackingNumber })
			.where(isParcel(before.companyId, before.orderId, number))
			.returning(),
	)
	const told = { kind: 'SHIPPED', isEffective: true, source: 'STAFF', madeBy } as const
	await recordParcelEvent(tx, after, told)
	await followOrder(tx, order, { before, after }, 'staff')
}

/**
 * Sends a locked order in one piece: as the one parcel that it is packed in, or as a new one. 409 PARCELS_SPLIT where it is
 * packed otherwise.
 */
export async function sendOrder(
	tx: Transaction,
	order: OrderRow,
	sending: Sending,
	madeBy: string,
) {
	const packed = (await parcelsOf(tx, order)).filter(({ row }) => row.state !== 'CANCELLED')
	if (order.status !== 'PROCESSING' || packed.length === 0) {
		const { trackingNumber, isNumberLater } = sending
		await moveOrder(tx, order, {
			to: 'SHIPPING',
			actor: 'staff',
			isNumberLater: isNumberLater && trackingNumber === undefined,
			...(trackingNumber === undefined ? {} : { trackingNumber }),
		})
		return
	}
	const [only, another] = packed
	if (!only || another || !(await isWhole(tx, order))) throw new Problem(409, 'PARCELS_SPLIT')
	await sendParcel(tx, order, only.row.number, sending, madeBy)
}

async function isWhole(tx: Transaction, order: OrderRow): Promise<boolean> {
	return (await progressOf(tx, order)).isPacked
}

export function refused({ number, state }: ParcelRow): Problem {
	return new Problem(409, 'PARCEL_REFUSED', { params: { parcel: number, state } })
}
