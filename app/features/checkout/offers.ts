import { formatMoney } from '#web/domain/money.ts'
import { formatDays } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { arrivalDays } from '#app/domain/arrival.ts'
import type { ShippingOffer } from '#contract/shipping.ts'
import type { ShipmentGroup } from '#contract/shipping-methods.ts'
import { byGroup, offerKey, serviceName } from '#app/domain/shipping.ts'
import { pickupKey } from './progress.ts'

export type Arrival =
	| { kind: 'pickup' }
	| { kind: 'hours'; count: number }
	| { kind: 'days'; days: string }
	| { kind: 'unknown' }

/** When an order is paid and in which language its days are named. */
type Ordering = { now: Date; locale: Locale; packingDays: number }

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
	ordering: Ordering,
): { group: ShipmentGroup; offers: OfferView[] }[] {
	return byGroup(offers).map(({ group, offers: inGroup }) => ({
		group,
		offers: inGroup.map((offer) => offerView(offer, ordering)),
	}))
}

function offerView(offer: ShippingOffer, ordering: Ordering): OfferView {
	return {
		key: offerKey(offer),
		name: serviceName(offer),
		price: offer.price === 0 ? null : formatMoney(offer.price),
		eta: arrivalOf(offer, ordering),
		imageUrl: offer.imageUrl,
	}
}

function arrivalOf(offer: ShippingOffer, { now, locale, packingDays }: Ordering): Arrival {
	const { etaHours, etaDaysMin: min, etaDaysMax: max, isEtaKnown } = offer
	if (offerKey(offer) === pickupKey) return { kind: 'pickup' }
	if (etaHours !== null) return { kind: 'hours', count: etaHours }
	if (!isEtaKnown) return { kind: 'unknown' }
	const { first, last } = arrivalDays(now, packingDays, { min, max })
	return { kind: 'days', days: formatDays(first, last, locale) }
}
