import { COURIERS } from '#contract/courier.ts'
import type { Order } from '#contract/order.ts'
import type { Parcel } from '#contract/parcel.ts'
import { serviceName } from '#app/domain/shipping.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { wib } from './wib.ts'

export type ParcelView = ReturnType<typeof parcelViews>[number]

/** The parcels of an order, each as one of the parts that it comes in. */
export function parcelViews({ parcels, isPartUnpacked }: Order, locale: Locale) {
	const parts = parcels.length + (isPartUnpacked ? 1 : 0)
	return parcels.map((parcel, at) => parcelView(parcel, { part: at + 1, parts }, locale))
}

/** A courier that drives at once, which was called off: nobody was there to drive. */
function isInstant({ vendor, vendorName }: Parcel): boolean {
	return vendor === 'GOSEND' || vendorName === COURIERS.grab
}

function parcelView(parcel: Parcel, part: { part: number; parts: number }, locale: Locale) {
	return {
		number: parcel.number,
		...part,
		state: parcel.state,
		problem: parcel.problem,
		courier: serviceName(parcel),
		trackingNumber: parcel.trackingNumber,
		trackingPage: parcel.trackingPage,
		driver: parcel.driver,
		livePage: parcel.livePage,
		isDriverless: parcel.state === 'CANCELLED' && isInstant(parcel),
		items: parcel.items.map(({ position, quantity, name, variantLabel }) => ({
			key: position,
			text: `${quantity} × ${[name, variantLabel].filter(Boolean).join(', ')}`,
		})),
		/** The newest first. */
		events: parcel.events
			.map(({ kind, said, date }, at) => ({ key: at, kind, said, at: wib(date, locale) }))
			.filter(({ kind, said }) => kind !== 'PRICE' && (kind !== 'NOTE' || said !== ''))
			.toReversed(),
	}
}
