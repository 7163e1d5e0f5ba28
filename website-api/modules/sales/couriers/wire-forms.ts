/** The longest address that couriers take. */
const longestAddress = 200

/** A phone number as couriers take it: 62…, never +62. */
export function courierPhone(e164: string): string {
	return e164.replace(/\D/g, '').replace(/^0/, '62')
}

/** The last digits of a phone number, which some couriers want before they tell where a parcel is. */
export function phoneEnd(e164: string): string {
	return e164.replace(/\D/g, '').slice(-5)
}

/** A text in one line, cut after the last whole word that fits. */
export function cutAtWord(text: string, longest = longestAddress): string {
	const line = text.replace(/\s+/g, ' ').trim()
	if (line.length <= longest) return line
	const cut = line.slice(0, longest + 1)
	const space = cut.lastIndexOf(' ')
	return (space > 0 ? cut.slice(0, space) : line.slice(0, longest)).replace(/[\s,;.-]+$/, '')
}

const longestDays = 60
const estimate = /^\D{0,20}?(\d{1,3})(?:\s*(?:-|–|s\/d|to|sampai)\s*(\d{1,3}))?\s*([a-z]*)/i

/**
 * Days of an estimate that couriers write in many ways, e.g. "2-3 day", "1 HARI", "6 - 7 Days", "3"; null: it says none that
 * can be true. Hours count as a day.
 */
export function daysOf(text: string | null | undefined): { min: number; max: number } | null {
	const match = estimate.exec(text?.trim() ?? '')
	if (!match) return null
	const [, first = '', last = first, unit = ''] = match
	const isHours = /^(?:hour|hr|jam|minute|menit)/i.test(unit)
	const [min, max] = [first, last].map((one) =>
		isHours ? Math.ceil(Number(one) / 24) : Number(one),
	)
	if (min === undefined || max === undefined || min > max || max > longestDays) return null
	return { min, max }
}

/** The most hours of an estimate that is one of hours, e.g. "1 - 3 hours"; undefined: it is none. */
export function hoursOf(text: string | null | undefined): number | undefined {
	const [, first = '', last = first, unit = ''] = estimate.exec(text?.trim() ?? '') ?? []
	const hours = Number(last)
	return /^(?:hour|hr|jam)/i.test(unit) && hours >= 1 && hours <= 48 ? hours : undefined
}
