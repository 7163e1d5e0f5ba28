import { COURIERS, type CourierCode, COURIERS_OF, type CourierProvider } from '#contract/courier.ts'
import type { Trip } from '#website-api/modules/platform/couriers/courier-port.ts'
import { kilometres } from '#website-api/modules/sales/couriers/instant/instant-terms.ts'
import { type Zone, zoneOf } from '#website-api/modules/sales/shipping/zones.ts'

/** Whole rupiah for each kilogram, and days, by zone. */
const zones: Record<Zone, { kilogram: number; days: [number, number] }> = {
	CITY: { kilogram: 8_000, days: [1, 2] },
	PROVINCE: { kilogram: 11_000, days: [1, 3] },
	ISLANDS: { kilogram: 17_000, days: [2, 4] },
	COUNTRY: { kilogram: 41_000, days: [3, 7] },
}

/** Services of the couriers, each at a part of the usual price; all others have "reg" alone. */
const services: Partial<Record<CourierCode, [code: string, name: string, part: number][]>> = {
	jne: [
		['reg', 'Reguler', 1],
		['yes', 'Yakin Esok Sampai', 1.8],
	],
	sicepat: [
		['reg', 'Reguler', 0.95],
		['best', 'Besok Sampai Tujuan', 1.6],
	],
	jnt: [['ez', 'EZ', 1.05]],
	ninja: [['standard', 'Standard', 0.97]],
	lion: [['reg_pack', 'Regpack', 0.93]],
}

/** Couriers charge the next kilogram from 300 g on. */
const kilogramsOf = (grams: number) => Math.max(1, Math.ceil((grams - 300) / 1_000))

/** What the couriers ask, in the order of the question. */
export function pricesOf(
	provider: CourierProvider,
	{ from, to, grams, couriers }: { from: string; to: string; grams: number; couriers: string[] },
) {
	const { kilogram, days } = zones[zoneOf(from, to)]
	return couriers.flatMap((theirs) => {
		const code = Object.entries(COURIERS_OF[provider]).find(([, one]) => one === theirs)?.[0]
		const courier = Object.entries(COURIERS).find(([one]) => one === code)
		if (!courier || code === 'gosend' || code === 'grab') return []
		const [ours, name] = courier
		const all = Object.entries(services).find(([one]) => one === ours)?.[1] ?? [
			['reg', 'Reguler', 0.98],
		]
		return all.map(([service, serviceName, part]) => ({
			courier: theirs,
			name,
			service,
			serviceName,
			price: Math.round((kilogram * part * kilogramsOf(grams)) / 500) * 500,
			days: part > 1.5 ? ([1, 1] as [number, number]) : days,
		}))
	})
}

/** Services of those that drive at once, with the hours that they take at most, and their part of the price. */
const instantServices: [code: string, name: string, hours: string, part: number][] = [
	['instant', 'Instant', '1 - 2', 1],
	['same_day', 'Same Day', '6 - 8', 0.7],
]
const instantNames: Record<string, string> = { gojek: 'Gojek', grab: 'Grab' }
const farthest = 40
const heaviest = 20_000

/** What those that drive at once ask between two places on the map; nothing beyond their range or above their weight. */
export function instantPrices({ from, to }: Trip, grams: number, couriers: string[]) {
	const distance = kilometres(from, to)
	if (distance > farthest || grams > heaviest) return []
	return couriers.flatMap((courier) => {
		const name = instantNames[courier]
		if (name === undefined) return []
		const whole = 9_000 + Math.ceil(distance) * 2_500 + (courier === 'grab' ? 1_000 : 0)
		return instantServices.map(([service, serviceName, hours, part]) => ({
			courier,
			name,
			service,
			serviceName,
			price: Math.round((whole * part) / 500) * 500,
			hours,
		}))
	})
}
