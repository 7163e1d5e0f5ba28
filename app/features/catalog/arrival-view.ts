import type { TextFunction } from '#app/i18n/text-keys.ts'
import type { Arrival } from '#contract/arrival.ts'
import { daysTo, nearDays, usualDays, type TravelDays } from '#app/domain/arrival.ts'
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
	return { when, from: t('catalog:arrival.from', { city: arrival.city }), isAtDistrict }
}

function whenAt(found: Extract<Estimate, { step: 'offers' }>, t: TextFunction): string | null {
	const couriers = found.groups.filter(({ group }) => group === 'others')
	const days = usualDays(
		couriers
			.flatMap(({ offers }) => offers)
			.filter(({ hours }) => hours === null)
			.map(({ daysMin, daysMax }) => ({ min: daysMin, max: daysMax })),
	)
	return (
		days &&
		t('catalog:arrival.at', { days: daysText(days, t), place: `${found.district}, ${found.city}` })
	)
}

function whenAround(arrival: Arrival, t: TextFunction): string | null {
	const near = nearDays(arrival)
	const far = daysTo(arrival, 'COUNTRY') ?? null
	const beyond = far && daysText(far, t)
	if (near === null) return beyond && t('catalog:arrival.anywhere', { days: beyond })
	const place = { ...arrival, islands: t(`catalog:arrival.islands.${arrival.islands}`) }[near.zone]
	const days = daysText(near, t)
	return beyond === null
		? t('catalog:arrival.at', { days, place })
		: t('catalog:arrival.around', { days, place, beyond })
}

function daysText({ min, max }: TravelDays, t: TextFunction): string {
	return min === max
		? t('catalog:shipping.days', { count: max })
		: t('catalog:shipping.daysRange', { min, max })
}
