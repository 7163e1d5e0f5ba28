import { z } from 'zod'
import { message, type Value } from './message.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { lineText } from './text.ts'

/** Most places of a company besides its own address. */
export const MAX_PICKUP_PLACES = 20

/** Id of a place; 0 is the company's own address. */
export const PickupPlaceIdWire = z.number().int().min(0)

/** A place where shoppers collect orders. */
export const PickupPlace = message({
	id: ['PLACE_ID', PickupPlaceIdWire],
	name: ['PLACE_NAME', z.string()],
	/** In one line; null: unknown. */
	address: ['PLACE_ADDRESS', z.string().nullable()],
	/** When orders can be collected; null: unknown. */
	hours: ['PLACE_HOURS', OpeningHoursWire.nullable().catch(null)],
})
export type PickupPlace = Value<typeof PickupPlace>

const name = lineText().min(2).max(60)
const address = lineText().min(10).max(240)

/** What staff write of a place. */
export const PickupPlaceEdit = message({
	name: ['PLACE_NAME', name],
	address: ['PLACE_ADDRESS', address],
	hours: ['PLACE_HOURS', OpeningHoursWire.nullable().default(null)],
})
export type PickupPlaceEdit = Value<typeof PickupPlaceEdit>

/** Absent fields are unchanged. */
export const PickupPlaceChange = message({
	name: ['PLACE_NAME', name.optional()],
	address: ['PLACE_ADDRESS', address.optional()],
	hours: ['PLACE_HOURS', OpeningHoursWire.nullable().optional()],
})
export type PickupPlaceChange = Value<typeof PickupPlaceChange>
