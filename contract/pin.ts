import { z } from 'zod'

/** A place on the map, in degrees. */
export type Pin = { latitude: number; longitude: number }

/** Indonesia, with the sea around it. */
export const PIN_BOX = { south: -11.2, north: 6.3, west: 94.5, east: 141.2 } as const

const { south, north, west, east } = PIN_BOX

/** Fields of a message that has a place on the map, or none: both are null then. */
export const pinFields = {
	latitude: ['LATITUDE', z.number().min(south).max(north).nullable().default(null)],
	longitude: ['LONGITUDE', z.number().min(west).max(east).nullable().default(null)],
} as const

/** For `refine` of a message with these fields. */
export function hasWholePin(wire: { LATITUDE?: unknown; LONGITUDE?: unknown }): boolean {
	return (wire.LATITUDE ?? null) === null
		? (wire.LONGITUDE ?? null) === null
		: (wire.LONGITUDE ?? null) !== null
}
export const halfPin = { path: ['LATITUDE'] }

/** The place of a message; null: it has none. */
export function pinOf(place: {
	latitude?: number | null | undefined
	longitude?: number | null | undefined
}): Pin | null {
	const { latitude = null, longitude = null } = place
	return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** As a person reads and pastes it, to a tenth of a metre: "-6.200000,106.800000". */
export function pinText({ latitude, longitude }: Pin): string {
	return `${degrees(latitude)},${degrees(longitude)}`
}

/** Never "-0.000000". */
function degrees(value: number): string {
	return (Math.round(value * 1e6) / 1e6 || 0).toFixed(6)
}
