import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { InsuranceTerms } from './insurance.ts'
import { message, type Value } from './message.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { PickupPlace, PickupPlaceChange, PickupPlaceEdit } from './pickup-place.ts'
import { recordNumber } from './record-number.ts'
import { District, districtCode } from './region.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { lineText } from './text.ts'

/** Distance of a shipment: same city, same province, same group of islands, elsewhere. */
export const TARIFF_ZONES = ['CITY', 'PROVINCE', 'ISLANDS', 'COUNTRY'] as const

const days = z.number().int().min(0).max(60)
/** A courier's tariff for one zone. */
export const Tariff = message({
	zone: ['ZONE', z.enum(TARIFF_ZONES)],
	/** Prices of the first kilogram and of each further one. */
	firstKg: ['FIRST_KG', RupiahWire.max(100_000_000)],
	nextKg: ['NEXT_KG', RupiahWire.max(100_000_000)],
	etaDaysMin: ['ETA_DAYS_MIN', days],
	etaDaysMax: ['ETA_DAYS_MAX', days],
	/** For same-day couriers, instead of days. */
	etaHours: ['ETA_HOURS', z.number().int().min(1).max(48).nullable().default(null)],
}).refine((one) => one.ETA_DAYS_MIN <= one.ETA_DAYS_MAX, { path: ['ETA_DAYS_MAX'] })
export type Tariff = Value<typeof Tariff>

const deliveredAfter = z.number().int().min(3).max(90).nullable()
/** Cubic centimetres that couriers charge as a kilogram. */
export const VOLUME_DIVISORS = [6000, 5000, 4000] as const
/** That of a courier for which the shop has set none. */
export const USUAL_DIVISOR = VOLUME_DIVISORS[0]
const volumeDivisor = z.literal(VOLUME_DIVISORS).nullable()

const packingDays = z.number().int().min(0).max(14)

const vendorMethod = z.string().regex(/^[a-z_]{2,30}$/)

const Courier = message({
	vendorCode: ['VENDOR_CODE', z.enum(VENDOR_CODES)],
	vendorMethod: ['VENDOR_METHOD', vendorMethod],
	name: ['NAME', z.string()],
	isOn: ['IS_ON', z.boolean()],
	/** Priced by the shop's tariffs; false: free (self pick-up, free shipping). */
	hasTariffs: ['HAS_TARIFFS', z.boolean()],
	/** Has tariffs that came with the company and were neither changed nor confirmed. */
	hasExampleTariffs: ['HAS_EXAMPLE_TARIFFS', z.boolean().default(false)],
	/** Proposed to a company that has chosen none yet. */
	isProposed: ['IS_PROPOSED', z.boolean().default(false)],
	tariffs: ['TARIFF_LIST', z.array(Tariff)],
	/** Days after which a sent parcel counts as delivered; null: never by itself; absent: its estimate and a week. */
	deliveredAfter: ['DELIVERED_AFTER', deliveredAfter.optional()],
	/** Cubic centimetres of a parcel that count as a kilogram; null: the courier charges the weight alone. */
	volumeDivisor: ['VOLUME_DIVISOR', volumeDivisor.default(USUAL_DIVISOR)],
})
export type Courier = Value<typeof Courier>

/** Where a shop's parcels leave from, and with whom. */
export const ShippingSettings = message({
	/** Origin of shipments, which determines the zones. */
	origin: ['ORIGIN', District],
	/** Street address for pick-up by couriers; null: unknown. */
	pickupAddress: ['PICKUP_ADDRESS', z.string().nullable()],
	/** When orders can be collected; null: unknown. */
	pickupHours: ['PICKUP_HOURS', OpeningHoursWire.nullable()],
	/** Places for pickup besides the address. */
	pickupPlaces: ['PICKUP_PLACE_LIST', z.array(PickupPlace).default([])],
	freeShippingFrom: ['FREE_SHIPPING_FROM', z.number().int().nullable()],
	/** Days until a paid order is handed to its courier. */
	packingDays: ['PACKING_DAYS', packingDays.default(0)],
	insurance: ['INSURANCE', InsuranceTerms],
	/** All couriers. One without tariffs is not offered, even if switched on. */
	couriers: ['COURIER_LIST', z.array(Courier)],
})
export type ShippingSettings = Value<typeof ShippingSettings>

/** Absent fields are unchanged. */
export const ShippingChange = message({
	/** 422 DISTRICT_UNKNOWN. */
	originDistrict: ['ORIGIN_DISTRICT', districtCode.optional()],
	pickupAddress: ['PICKUP_ADDRESS', lineText().min(10).max(240).nullable().optional()],
	pickupHours: ['PICKUP_HOURS', OpeningHoursWire.nullable().optional()],
	freeShippingFrom: ['FREE_SHIPPING_FROM', RupiahWire.nullable().optional()],
	packingDays: ['PACKING_DAYS', packingDays.optional()],
	insurance: ['INSURANCE', InsuranceTerms.optional()],
})

const CourierChange = message({
	vendorCode: ['VENDOR_CODE', z.enum(VENDOR_CODES)],
	vendorMethod: ['VENDOR_METHOD', vendorMethod],
	isOn: ['IS_ON', z.boolean().optional()],
	/** Replaces the courier's tariffs. */
	tariffs: ['TARIFF_LIST', z.array(Tariff).max(TARIFF_ZONES.length).optional()],
	/** The example tariffs are what the shop pays. */
	isConfirmed: ['TARIFFS_CONFIRMED', z.literal(true).optional()],
	/** As in the response; "DEFAULT": its estimate and a week again. */
	deliveredAfter: ['DELIVERED_AFTER', deliveredAfter.or(z.literal('DEFAULT')).optional()],
	/** As in the response. */
	volumeDivisor: ['VOLUME_DIVISOR', volumeDivisor.optional()],
})
export type CourierChange = Value<typeof CourierChange>

/** Changes the listed couriers. 422 for an unknown courier, a duplicate zone, or tariffs of a free courier. */
const CouriersChange = message({
	couriers: ['COURIER_LIST', z.array(CourierChange).min(1).max(60)],
})

const shipping = {
	path: '/sites/{code}/shipping',
	needs: 'couriers',
	answer: ShippingSettings,
} as const

export const getShipping = endpoint({
	...shipping,
	method: 'GET',
	summary: 'Where parcels leave from, couriers and their tariffs',
})

export const changeShipping = endpoint({
	...shipping,
	method: 'PATCH',
	summary: 'Changes where parcels leave from and when they are free',
	body: ShippingChange,
})

export const changeCouriers = endpoint({
	...shipping,
	method: 'PATCH',
	path: '/sites/{code}/couriers',
	summary: 'Switches couriers on and off and replaces their tariffs',
	body: CouriersChange,
})

export const addPickupPlace = endpoint({
	...shipping,
	method: 'POST',
	path: '/sites/{code}/pickup-places',
	summary: 'Adds a place where shoppers collect orders',
	body: PickupPlaceEdit,
	creates: true,
	failures: { 409: 'TOO_MANY_PICKUP_PLACES' },
})

const place = {
	...shipping,
	path: '/sites/{code}/pickup-places/{id}',
	params: { id: recordNumber },
	failures: { 404: 'PICKUP_PLACE_NOT_FOUND' },
} as const

export const changePickupPlace = endpoint({
	...place,
	method: 'PATCH',
	summary: 'Changes a place where shoppers collect orders',
	body: PickupPlaceChange,
})

export const removePickupPlace = endpoint({
	...place,
	method: 'DELETE',
	summary: 'Deletes a place; orders that are collected there keep its name and address',
})
