import type { Arrival } from '#contract/arrival.ts'

/** Days from hand-over to a courier. */
export type TravelDays = { min: number; max: number }

/** The days on which a parcel arrives that is ordered and paid now. */
export function arrivalDays(now: Date, packingDays: number, { min, max }: TravelDays) {
	const after = (days: number) => new Date(now.getTime() + (packingDays + days) * 24 * 3_600_000)
	return { first: after(min), last: after(max) }
}

/** The places that the days of an arrival are to, besides the rest of the country. */
const nearZones = { CITY: 'city', PROVINCE: 'province', ISLANDS: 'islands' } as const

/** The days to a zone; undefined: no courier goes there. */
export function daysTo({ zones }: Arrival, zone: keyof typeof nearZones | 'COUNTRY') {
	return zones.find((one) => one.zone === zone)
}

/** The days to the shop's own region, the widest that couriers serve short of the country; null: none. */
export function nearDays(arrival: Arrival) {
	const near = (['CITY', 'PROVINCE', 'ISLANDS'] as const).flatMap((zone) => {
		const days = daysTo(arrival, zone)
		return days ? [{ zone: nearZones[zone], days }] : []
	})
	const widest = near.at(-1)
	return widest ? { zone: widest.zone, ...spanOf(near.map(({ days }) => days)) } : null
}

/** The usual days of several couriers: of the least and the most days the median; null: of none. */
export function usualDays(offers: TravelDays[]): TravelDays | null {
	if (offers.length === 0) return null
	return { min: median(offers.map(({ min }) => min)), max: median(offers.map(({ max }) => max)) }
}

function spanOf(days: TravelDays[]): TravelDays {
	return {
		min: Math.min(...days.map(({ min }) => min)),
		max: Math.max(...days.map(({ max }) => max)),
	}
}

/** The lower one of an even number, as the website API counts. */
function median(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? 0
}
