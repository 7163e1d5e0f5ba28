import { and, eq, sql } from 'drizzle-orm'
import type { WantedParcel } from '#contract/parcel-step.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { orderCorrection } from '#website-api/modules/sales/orders/correct/order-correction.table.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'
import { courierOf } from './courier-columns.ts'
import { tell } from './follow-order.command.ts'
import { parcel, type ParcelRow } from './parcel.table.ts'
import { firstSentOf, isParcel, lockParcel } from './parcels.queries.ts'
import { recordParcelEvent } from './record-event.command.ts'
import { refused } from './send-parcel.command.ts'

type Wanted = {
	reason: string
	trackingNumber?: string | undefined
	courier?: WantedParcel['courier']
}

/**
 * Corrects number or courier of a parcel of a locked order, with the reason kept; a number where there was none is news to the
 * buyer. 404 NO_SUCH_PARCEL, 409 PARCEL_REFUSED, 422 COURIER_UNKNOWN.
 */
export async function correctParcel(
	tx: Transaction,
	order: OrderRow,
	number: number,
	{ reason, trackingNumber, courier }: Wanted,
	madeBy: string,
) {
	const before = await lockParcel(tx, order, number)
	const { state, provider } = before
	const isPresent = state === 'PREPARED' || state === 'BOOKED' || state === 'SHIPPED'
	if (!isPresent && state !== 'DELIVERED') throw refused(before)
	if (courier && (!isPresent || provider !== null)) throw refused(before)
	const values = {
		...(courier ? courierOf(before, courier) : {}),
		...(trackingNumber === undefined ? {} : { trackingNumber }),
	}
	const changes = changesOf(before, { ...before, ...values })
	if (changes.length === 0) return
	const { companyId, orderId } = before
	const after = onlyRow(
		await tx
			.update(parcel)
			.set(values)
			.where(isParcel(companyId, orderId, number))
			.returning(),
	)
	await giveToOrder(tx, order, after)
	const kept = await tx
		.insert(orderCorrection)
		.values(
			changes.map((change) => ({
				companyId,
				orderId,
				parcelNumber: number,
				...change,
				reason,
				madeBy,
			})),
		)
		.returning({ id: orderCorrection.id })
	const told = { isEffective: true, source: 'STAFF', said: reason, madeBy } as const
	await recordParcelEvent(tx, after, { kind: trackingNumber ? 'NUMBER' : 'NOTE', ...told })
	if (after.sentAt === null) return
	const isFirstNumber = before.trackingNumber === null && after.trackingNumber !== null
	if (isFirstNumber) await tell(tx, order, after, 'numbered')
	else {
		await announce(tx, {
			companyId,
			topic: 'order.corrected',
			dedupeKey: `order.corrected:${orderId}:${Math.max(...kept.map(({ id }) => id))}`,
			payload: {
				orderId,
				number: order.number,
				fields: changes.map(({ field }) => field),
				parcel: number,
			},
		})
	}
}

/** Number and courier of the first parcel that left are the order's. */
export async function giveToOrder(tx: Transaction, order: OrderRow, row: ParcelRow) {
	const first = await firstSentOf(tx, order)
	if (first?.number !== row.number) return
	const { companyId, id } = order
	const { vendorCode, vendorMethod, vendorName, vendorMethodName, trackingNumber } = row
	const { group, imageUrl } = shippingMethod(vendorCode, vendorMethod)
	const isOther = vendorCode !== order.vendorCode || vendorMethod !== order.vendorMethod
	await tx
		.update(orders)
		.set({
			trackingNumber,
			trackingPending: sql`${orders.trackingPending} and ${trackingNumber === null}`,
			...(isOther
				? {
						vendorCode,
						vendorMethod,
						vendorName,
						vendorMethodName,
						vendorMethodGroup: group,
						vendorMethodImageUrl: imageUrl,
					}
				: {}),
		})
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
}

function changesOf(before: ParcelRow, after: ParcelRow) {
	const of = (field: 'TRACKING_NUMBER' | 'COURIER', text: (row: ParcelRow) => string) => ({
		field,
		before: text(before),
		after: text(after),
	})
	return [
		of('TRACKING_NUMBER', (row) => row.trackingNumber ?? ''),
		of('COURIER', (row) => `${row.vendorName} ${row.vendorMethodName}`.trim()),
	].filter((change) => change.before !== change.after)
}
