import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { Arrival } from '#contract/arrival.ts'
import { daysTo, nearDays, type TravelDays } from '#app/domain/arrival.ts'
import type { Estimate } from './ShippingEstimate.tsx'

export type ArrivalView = NonNullable<ReturnType<typeof arrivalView>>

/**
 * The delivery time as text: for the district of the shipping estimate, otherwise for the shop's region and
 * beyond, the same for every visitor; null: no courier delivers there.
 */
export function arrivalView(arrival: Arrival | null, estimate: Estimate | null, t: TextFunction) {
	if (arrival === null) return null
	const isAtDistrict = estimate?.step === 'offers'
	const when = isAtDistrict ? whenAt(estimate, t) : whenAround(arrival, t)
	if (when === null) return null
	const from = isAtDistrict || arrival.packingDays > 0 ? 'fromToday' : 'from'
	return { when, from: t(`catalog:arrival.${from}`, { city: arrival.city }), isAtDistrict }
}

function whenAt(found: Extract<Estimate, { step: 'offers' }>, t: TextFunction): string | null {
	const { usualDates: days, district, city } = found
	return days && t('catalog:arrival.on', { days, place: `${district}, ${city}` })
}

function whenAround(arrival: Arrival, t: TextFunction): string | null {
	const near = nearDays(arrival)
	const far = daysTo(arrival, 'COUNTRY') ?? null
	const { packingDays } = arrival
	const beyond = far && daysText(far, packingDays, t)
	if (near === null) return beyond && t('catalog:arrival.anywhere', { days: beyond })
	const place = { ...arrival, islands: t(`catalog:arrival.islands.${arrival.islands}`) }[near.zone]
	const days = daysText(near, packingDays, t)
	return beyond === null
		? t('catalog:arrival.at', { days, place })
		: t('catalog:arrival.around', { days, place, beyond })
}

function daysText({ min, max }: TravelDays, packingDays: number, t: TextFunction): string {
	return min === max
		? t('catalog:shipping.days', { count: packingDays + max })
		: t('catalog:shipping.daysRange', { min: packingDays + min, max: packingDays + max })
}
