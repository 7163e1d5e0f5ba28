import { formatMoney } from '#web/domain/money.ts'
import type { ShippingOffer } from '#contract/shipping.ts'
import { byGroup, kilogramsBySize, offerKey, serviceName } from '#app/domain/shipping.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { weight } from '#app/features/product-cards/decimal.ts'

type Offers = { weightGrams: number; freeShippingFrom: number | null; offers: ShippingOffer[] }

/** Shipping offers as the page shows them, by group. */
export function offersView(found: Offers, locale: Locale) {
	return {
		weight: weight(found.weightGrams, locale),
		kilogramsBySize: kilogramsBySize(found.weightGrams, found.offers),
		freeFrom: found.freeShippingFrom === null ? null : formatMoney(found.freeShippingFrom),
		groups: byGroup(found.offers).map(({ group, offers }) => ({
			group,
			offers: offers.map((offer) => ({
				key: offerKey(offer),
				name: serviceName(offer),
				price: offer.price === 0 ? null : formatMoney(offer.price),
				hours: offer.etaHours,
				daysMin: offer.etaDaysMin,
				daysMax: offer.etaDaysMax,
			})),
		})),
	}
}
