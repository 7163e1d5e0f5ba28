import type { StaffOrder } from '#contract/staff-order.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { courierServiceName } from '#contract/courier-name.ts'
import { maskedPhone } from './masked-phone.ts'
import { type PaperParcel, paperParcels } from './parcels-of.ts'

export type SlipView = ReturnType<typeof slipView>

/** The slips of an order, one for each parcel. */
export function slipViews(order: StaffOrder, locale: Locale): SlipView[] {
	return paperParcels(order).map((parcel) => slipView(order, parcel, locale))
}

/** What the slip in a parcel says: no prices but what the courier collects, and the phone masked. */
function slipView(order: StaffOrder, { part, parcel, lines }: PaperParcel, locale: Locale) {
	const shipment = parcel ?? order.shipments[0]
	const isPickUp = order.addressLines === null
	return {
		number: order.number,
		part,
		placed: formatDateTime(order.date, locale),
		/** The sender of a dropship order in the place of the shop. */
		sender: order.sender?.name ?? null,
		name: order.customerName,
		phone: maskedPhone(localPhone(order.customerPhone)),
		address: withoutName(order),
		/** null: the buyer collects it. */
		courier:
			isPickUp || !shipment ? null : courierServiceName(shipment.vendorName, shipment.methodName),
		pickUpAt: isPickUp
			? [order.pickupPlace?.name, order.pickupPlace?.address].filter(
					(line) => typeof line === 'string',
				)
			: [],
		lines,
		/** What the courier collects; null: it is paid otherwise. */
		cod: order.cod && formatMoney(order.cod.amount),
		note: order.note,
	}
}

/** The address without the recipient's name, which stands above it. */
function withoutName({ addressLines, customerName }: StaffOrder): string[] {
	return (addressLines ?? []).filter((line, at) => at > 0 || line !== customerName)
}
