import type { CourierCode } from '#contract/courier.ts'
import type { InstantState } from '#contract/instant-setting.ts'
import type { OpeningHours } from '#contract/opening-hours.ts'
import type { Pin } from '#contract/pin.ts'
import type { Load } from '#website-api/modules/sales/shipping/weight.ts'

/** On which terms a company's couriers that drive at once come now. */
export type InstantTerms = Pin & {
	maxDistance: number
	hours: OpeningHours
	/** By the shop's clock: 0 is Monday, minutes after midnight. */
	day: number
	minute: number
	/** Those that its providers have, and nobody else in the shop. */
	couriers: CourierCode[]
}

/** What a motorcycle carries: 20 kg, and a box of 70 × 50 × 50 cm. */
const heaviest = 20_000
const largest = 700 * 500 * 500

/** Why these couriers do not come; undefined: they can be asked. */
export function hindrance(
	terms: InstantTerms,
	pin: Pin | null,
	{ grams, cubicMm }: Load,
): Exclude<InstantState, 'OFFERED' | 'NO_ANSWER'> | undefined {
	if (grams > heaviest || cubicMm > largest) return 'TOO_LARGE'
	if (!isOpen(terms)) return 'CLOSED'
	if (pin === null) return 'NO_PIN'
	return kilometres(terms, pin) > terms.maxDistance ? 'TOO_FAR' : undefined
}

/** Whether the shop hands parcels over now. */
export function isOpen({
	hours,
	day,
	minute,
}: Pick<InstantTerms, 'hours' | 'day' | 'minute'>): boolean {
	const [opens, closes] = hours[day] ?? [0, 0]
	return minute >= opens && minute < closes
}

const earthRadius = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. */
export function kilometres(from: Pin, to: Pin): number {
	const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
	const { latitude, longitude } = from
	const share =
		half(latitude, to.latitude) +
		Math.cos(radians(latitude)) * Math.cos(radians(to.latitude)) * half(longitude, to.longitude)
	return 2 * earthRadius * Math.asin(Math.sqrt(share))
}
