import { z } from 'zod'
import { enumOr, openEnum } from './open-enum.ts'
import { TARIFF_ZONES } from './operator-shipping.ts'

/** Groups of islands as tariffs know them: Java with Bali, the lesser Sundas, the Moluccas with Papua. */
const ISLAND_GROUPS = [
	...(['SUMATRA', 'JAVA', 'NUSA_TENGGARA'] as const),
	...(['KALIMANTAN', 'SULAWESI', 'MALUKU_PAPUA'] as const),
] as const

/** How long a company's parcels travel, for a shopper whose district is unknown. */
export const ArrivalWire = z.object({
	ORIGIN_CITY: z.string(),
	ORIGIN_PROVINCE: z.string(),
	ORIGIN_ISLANDS: enumOr([...ISLAND_GROUPS, 'OTHER'], 'OTHER'),
	/** Zones that are served; days from hand-over. Half of the couriers take no longer, those of hours are left out. */
	ZONE_LIST: z.array(
		z.object({
			ZONE: openEnum(TARIFF_ZONES),
			DAYS_MIN: z.number().int().min(0),
			DAYS_MAX: z.number().int().min(0),
		}),
	),
})
export type ArrivalWire = z.infer<typeof ArrivalWire>
