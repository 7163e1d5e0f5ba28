import type { StaffOrder } from '#contract/staff-order.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import { maskedPhone } from './masked-phone.ts'
import { packedLines } from './packed-lines.ts'

export type SlipView = ReturnType<typeof slipView>

/** What the slip in an order's parcel says: no prices, and the phone masked. */
export function slipView(order: StaffOrder, locale: Locale) {
	const [shipment] = order.shipments
	const isPickUp = order.addressLines === null
	return {
		number: order.number,
		placed: formatDateTime(order.date, locale),
		/** The sender of a dropship order in the place of the shop. */
		sender: order.sender?.name ?? null,
		name: order.customerName,
		phone: maskedPhone(localPhone(order.customerPhone)),
		address: order.addressLines ?? [],
		/** null: the buyer collects it. */
		courier:
			isPickUp || !shipment ? null : courierServiceName(shipment.vendorName, shipment.methodName),
		pickUpAt: isPickUp
			? [order.pickupPlace?.name, order.pickupPlace?.address].filter(
					(line) => typeof line === 'string',
				)
			: [],
		lines: packedLines(order),
		note: order.note,
	}
}
