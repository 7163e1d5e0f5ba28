/** Groups of shipping methods (spec section 3). */
export const shipmentGroups = ['gosend', 'free_shipping', 'others'] as const
export type ShipmentGroup = (typeof shipmentGroups)[number]

export type ShippingMethod = {
	vendor: string
	method: string
	vendorName: string
	methodName: string
	group: ShipmentGroup
	imageUrl: string
}

export type ShippingOffer = ShippingMethod & {
	/** Whole rupiah. */
	price: number
	etaDaysMin: number
	etaDaysMax: number
	/** Delivery time in hours, of same-day couriers. */
	etaHours: number | null
}

/** Vendor and method as one form value, e.g. `JNT/ez`. */
export function offerKey(offer: { vendor: string; method: string }): string {
	return `${offer.vendor}/${offer.method}`
}

/** Whether the courier of an offer calls the recipient on a mobile phone; a landline is enough for the others. */
export function needsMobile(key: string): boolean {
	return key.startsWith('GOSEND/')
}

/** Offers by group, in the order of the groups; empty groups are left out. */
export function byGroup<T extends { group: ShipmentGroup }>(
	offers: T[],
): { group: ShipmentGroup; offers: T[] }[] {
	return shipmentGroups
		.map((group) => ({ group, offers: offers.filter((offer) => offer.group === group) }))
		.filter(({ offers: inGroup }) => inGroup.length > 0)
}
