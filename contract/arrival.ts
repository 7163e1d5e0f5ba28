import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { enumOr, openEnum } from './open-enum.ts'
import { TARIFF_ZONES } from './shipping-settings.ts'

/** Groups of islands in tariffs: Java with Bali, Lesser Sunda Islands, Moluccas with Papua. */
const ISLAND_GROUPS = [
	...(['SUMATRA', 'JAVA', 'NUSA_TENGGARA'] as const),
	...(['KALIMANTAN', 'SULAWESI', 'MALUKU_PAPUA'] as const),
] as const

/** Delivery times of a company, for a shopper whose district is unknown. */
export const Arrival = message({
	city: ['ORIGIN_CITY', z.string()],
	province: ['ORIGIN_PROVINCE', z.string()],
	islands: ['ORIGIN_ISLANDS', enumOr([...ISLAND_GROUPS, 'OTHER'], 'OTHER')],
	/**
	 * What the cheapest courier takes for the product's heaviest variant to the farthest served zone, in whole rupiah;
	 * null: a zone has no price that the company has set or confirmed.
	 */
	costMost: ['COST_MOST', RupiahWire.nullable().default(null)],
	/** Days that the shop takes to hand a parcel over. */
	packingDays: ['PACKING_DAYS', z.number().int().min(0).default(0)],
	/** Served zones with days from hand-over: medians of the couriers' times, without same-day couriers. */
	zones: [
		'ZONE_LIST',
		z.array(
			message({
				zone: ['ZONE', openEnum(TARIFF_ZONES)],
				min: ['DAYS_MIN', z.number().int().min(0)],
				max: ['DAYS_MAX', z.number().int().min(0)],
			}),
		),
	],
})
export type Arrival = Value<typeof Arrival>
