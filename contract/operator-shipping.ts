import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { PickupPlace } from './pickup-place.ts'
import { District } from './region.ts'
import { VENDOR_CODES } from './shipping.ts'
import { lineText } from './text.ts'

/** Distance of a shipment: same city, same province, same group of islands, elsewhere. */
export const TARIFF_ZONES = ['CITY', 'PROVINCE', 'ISLANDS', 'COUNTRY'] as const

const days = z.number().int().min(0).max(60)
/** A courier's tariff for one zone. */
const TariffWire = z
	.object({
		ZONE: z.enum(TARIFF_ZONES),
		/** Prices of the first kilogram and of each further one. */
		FIRST_KG: RupiahWire.max(100_000_000),
		NEXT_KG: RupiahWire.max(100_000_000),
		ETA_DAYS_MIN: days,
		ETA_DAYS_MAX: days,
		/** For same-day couriers, instead of days. */
		ETA_HOURS: z.number().int().min(1).max(48).nullable().default(null),
	})
	.refine((one) => one.ETA_DAYS_MIN <= one.ETA_DAYS_MAX, { path: ['ETA_DAYS_MAX'] })

const deliveredAfter = z.number().int().min(3).max(90).nullable()

const courierKey = {
	VENDOR_CODE: z.enum(VENDOR_CODES),
	VENDOR_METHOD: z.string().regex(/^[a-z_]{2,30}$/),
}
/** Response of GET /operator/v1/sites/{code}/shipping, and to every change of it. */
export const OperatorShippingAnswerWire = dataOf(
	z.object({
		/** Origin of shipments, which determines the zones. */
		ORIGIN: District,
		/** Street address for pick-up by couriers; null: unknown. */
		PICKUP_ADDRESS: z.string().nullable(),
		/** When orders can be collected; null: unknown. */
		PICKUP_HOURS: OpeningHoursWire.nullable(),
		/** Places for pickup besides PICKUP_ADDRESS. */
		PICKUP_PLACE_LIST: z.array(PickupPlace).default([]),
		FREE_SHIPPING_FROM: z.number().int().nullable(),
		/** All couriers. One without tariffs is not offered, even if switched on. */
		COURIER_LIST: z.array(
			z.object({
				...courierKey,
				NAME: z.string(),
				IS_ON: z.boolean(),
				/** Priced by the shop's tariffs; false: free (self pick-up, free shipping). */
				HAS_TARIFFS: z.boolean(),
				/** Has tariffs that came with the company and were neither changed nor confirmed. */
				HAS_EXAMPLE_TARIFFS: z.boolean().default(false),
				/** Proposed to a company that has chosen none yet. */
				IS_PROPOSED: z.boolean().default(false),
				TARIFF_LIST: z.array(TariffWire),
				/** Days after which a sent parcel counts as delivered; null: never by itself; absent: its estimate and a week. */
				DELIVERED_AFTER: deliveredAfter.optional(),
			}),
		),
	}),
)
/** PATCH /operator/v1/sites/{code}/shipping: absent fields are unchanged. 422 DISTRICT_UNKNOWN on ORIGIN_DISTRICT. */
export const OperatorShippingChangeWire = z.object({
	ORIGIN_DISTRICT: z
		.string()
		.regex(/^\d{2}\.\d{2}\.\d{2}$/)
		.optional(),
	PICKUP_ADDRESS: lineText().min(10).max(240).nullable().optional(),
	PICKUP_HOURS: OpeningHoursWire.nullable().optional(),
	FREE_SHIPPING_FROM: RupiahWire.nullable().optional(),
})
/**
 * PATCH /operator/v1/sites/{code}/couriers: changes the listed couriers; a list of tariffs replaces the courier's. 422
 * for an unknown courier, a duplicate zone, or tariffs of a free courier.
 */
export const OperatorCouriersChangeWire = z.object({
	COURIER_LIST: z
		.array(
			z.object({
				...courierKey,
				IS_ON: z.boolean().optional(),
				TARIFF_LIST: z.array(TariffWire).max(TARIFF_ZONES.length).optional(),
				/** The example tariffs are what the shop pays. */
				TARIFFS_CONFIRMED: z.literal(true).optional(),
				/** As in the response; "DEFAULT": its estimate and a week again. */
				DELIVERED_AFTER: deliveredAfter.or(z.literal('DEFAULT')).optional(),
			}),
		)
		.min(1)
		.max(60),
})
export type OperatorCouriersChangeWire = z.infer<typeof OperatorCouriersChangeWire>
