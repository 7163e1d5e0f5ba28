import { courierServiceName } from '#contract/courier-name.ts'
import { SHIPMENT_GROUPS, type ShipmentGroup } from '#contract/shipping-methods.ts'

/** The name of an offer's service with its courier's. */
export function serviceName({ vendorName, methodName }: ServiceNames): string {
	return courierServiceName(vendorName, methodName)
}

type ServiceNames = { vendorName: string; methodName: string }

/** Vendor and method as one form value, e.g. `JNT/ez`. */
export function offerKey(offer: { vendor: string; method: string }): string {
	return `${offer.vendor}/${offer.method}`
}

/** The kilograms that couriers charge at most, where it is for a parcel's size and not for its weight; else null. */
export function kilogramsBySize(
	grams: number,
	offers: readonly { kilograms: number | null }[],
): number | null {
	// Couriers tolerate 300 g, and charge a kilogram at least.
	const byWeight = Math.max(1, Math.ceil((grams - 300) / 1000))
	const most = Math.max(0, ...offers.map(({ kilograms }) => kilograms ?? 0))
	return most > byWeight ? most : null
}

/** Offers by group, in the order of the groups; empty groups are left out. */
export function byGroup<T extends { group: ShipmentGroup }>(
	offers: T[],
): { group: ShipmentGroup; offers: T[] }[] {
	return SHIPMENT_GROUPS.map((group) => ({
		group,
		offers: offers.filter((offer) => offer.group === group),
	})).filter(({ offers: inGroup }) => inGroup.length > 0)
}
