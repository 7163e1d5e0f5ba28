import { formatMoney } from '#web/domain/money.ts'
import type { ShippingOffer } from '#contract/shipping.ts'
import { byGroup, offerKey, serviceName, type ShipmentGroup } from '#app/domain/shipping.ts'
import { pickupKey } from './progress.ts'

export type Arrival =
	| { kind: 'pickup' }
	| { kind: 'hours'; count: number }
	| { kind: 'day'; count: number }
	| { kind: 'days'; min: number; max: number }

export type OfferView = {
	key: string
	name: string
	/** Formatted, or null when it is free. */
	price: string | null
	eta: Arrival
	imageUrl: string
}

/** Courier choices by group, cheapest first as in the website API's answer. */
export function offerGroups(
	offers: ShippingOffer[],
): { group: ShipmentGroup; offers: OfferView[] }[] {
	return byGroup(offers).map(({ group, offers: inGroup }) => ({
		group,
		offers: inGroup.map(offerView),
	}))
}

function offerView(offer: ShippingOffer): OfferView {
	return {
		key: offerKey(offer),
		name: serviceName(offer),
		price: offer.price === 0 ? null : formatMoney(offer.price),
		eta: arrivalOf(offer),
		imageUrl: offer.imageUrl,
	}
}

function arrivalOf(offer: ShippingOffer): Arrival {
	const { etaHours, etaDaysMin, etaDaysMax } = offer
	if (offerKey(offer) === pickupKey) return { kind: 'pickup' }
	if (etaHours !== null) return { kind: 'hours', count: etaHours }
	if (etaDaysMin === etaDaysMax) return { kind: 'day', count: etaDaysMax }
	return { kind: 'days', min: etaDaysMin, max: etaDaysMax }
}
