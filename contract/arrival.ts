import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { enumOr, openEnum } from './open-enum.ts'
import { TARIFF_ZONES } from './operator-shipping.ts'

/** Groups of islands in tariffs: Java with Bali, Lesser Sunda Islands, Moluccas with Papua. */
const ISLAND_GROUPS = [
	...(['SUMATRA', 'JAVA', 'NUSA_TENGGARA'] as const),
	...(['KALIMANTAN', 'SULAWESI', 'MALUKU_PAPUA'] as const),
] as const

/** Delivery times of a company, for a shopper whose district is unknown. */
export const ArrivalWire = z.object({
	ORIGIN_CITY: z.string(),
	ORIGIN_PROVINCE: z.string(),
	ORIGIN_ISLANDS: enumOr([...ISLAND_GROUPS, 'OTHER'], 'OTHER'),
	/**
	 * What the cheapest courier takes for the product's heaviest variant to the farthest served zone, in whole rupiah;
	 * null: a zone has no price that the company has set or confirmed.
	 */
	COST_MOST: RupiahWire.nullable().default(null),
	/** Served zones with days from hand-over: medians of the couriers' times, without same-day couriers. */
	ZONE_LIST: z.array(
		z.object({
			ZONE: openEnum(TARIFF_ZONES),
			DAYS_MIN: z.number().int().min(0),
			DAYS_MAX: z.number().int().min(0),
		}),
	),
})
export type ArrivalWire = z.infer<typeof ArrivalWire>
