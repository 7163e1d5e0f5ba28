/** Days from hand-over to a courier. */
export type TravelDays = { min: number; max: number }

/** How long a shop's parcels travel; a zone is null where no courier goes. */
export type Arrival = {
	city: string
	province: string
	islands: IslandGroup
	/** The most that the cheapest courier takes for the product, in rupiah; null: unknown. */
	costMost: number | null
	/** Within the city, the province, the group of islands, and to the rest of the country. */
	zones: Record<'city' | 'province' | 'islands' | 'country', TravelDays | null>
}

export type IslandGroup =
	'SUMATRA' | 'JAVA' | 'NUSA_TENGGARA' | 'KALIMANTAN' | 'SULAWESI' | 'MALUKU_PAPUA' | 'OTHER'

/** The days to the shop's own region, the widest that couriers serve short of the country; null: none. */
export function nearDays({ zones }: Arrival) {
	const near = (['city', 'province', 'islands'] as const).filter((zone) => zones[zone] !== null)
	const widest = near.at(-1)
	const days = near.flatMap((zone) => zones[zone] ?? [])
	return widest === undefined ? null : { zone: widest, ...spanOf(days) }
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
