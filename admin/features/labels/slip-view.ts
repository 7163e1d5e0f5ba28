import type { Order } from '#admin/api/orders.server.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import { maskedPhone } from './masked-phone.ts'
import { packedLines } from './packed-lines.ts'

export type SlipView = ReturnType<typeof slipView>

/** What the slip in an order's parcel says: no prices, and the phone masked. */
export function slipView(order: Order, locale: Locale) {
	const [shipment] = order.shipmentList
	const isPickUp = order.addressLineList === null
	return {
		number: order.orderNumber,
		placed: formatDateTime(order.orderDate, locale),
		/** The sender of a dropship order in the place of the shop. */
		sender: order.dropship?.senderName ?? null,
		name: order.customerName,
		phone: maskedPhone(localPhone(order.customerPhone)),
		address: order.addressLineList ?? [],
		/** null: the buyer collects it. */
		courier:
			isPickUp || !shipment
				? null
				: courierServiceName(shipment.vendorName, shipment.vendorMethodName),
		pickUpAt: isPickUp
			? [order.pickupPlace?.placeName, order.pickupPlace?.placeAddress].filter(
					(line) => typeof line === 'string',
				)
			: [],
		lines: packedLines(order),
		note: order.note,
	}
}
