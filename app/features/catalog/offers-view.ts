import { formatMoney } from '#web/domain/money.ts'
import type { ShippingOffer } from '#contract/shipping.ts'
import { byGroup, kilogramsBySize, offerKey, serviceName } from '#app/domain/shipping.ts'
import { formatDays } from '#web/domain/dates.ts'
import { arrivalDays, usualDays } from '#app/domain/arrival.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { weight } from '#app/features/product-cards/decimal.ts'

type Offers = {
	weightGrams: number
	freeShippingFrom: number | null
	packingDays: number
	offers: ShippingOffer[]
}
type Page = { locale: Locale; now: Date }

/** Shipping offers as the page shows them, by group. */
export function offersView(found: Offers, { locale, now }: Page) {
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
				dates: datesOf(offer, found.packingDays, { locale, now }),
			})),
		})),
		usualDates: usualDates(found, { locale, now }),
	}
}

/** The days on which a courier delivers; null: it delivers within hours, or nobody knows. */
function datesOf(offer: ShippingOffer, packingDays: number, { locale, now }: Page): string | null {
	const { etaDaysMin: min, etaDaysMax: max } = offer
	if (!namesDays(offer)) return null
	const { first, last } = arrivalDays(now, packingDays, { min, max })
	return formatDays(first, last, locale)
}

/** The days on which the usual courier delivers; null: none does, or nobody knows. */
export function usualDates(
	{ offers, packingDays }: Pick<Offers, 'offers' | 'packingDays'>,
	{ locale, now }: Page,
): string | null {
	const days = usualDays(
		offers
			.filter((offer) => offer.group === 'others' && namesDays(offer))
			.map(({ etaDaysMin: min, etaDaysMax: max }) => ({ min, max })),
	)
	if (days === null) return null
	const { first, last } = arrivalDays(now, packingDays, days)
	return formatDays(first, last, locale)
}

function namesDays({ vendor, etaHours, isEtaKnown }: ShippingOffer): boolean {
	return vendor !== 'SELF_PICKUP' && etaHours === null && isEtaKnown
}
