import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
import { OpeningHoursWire } from './opening-hours.ts'
import { halfPin, hasWholePin, pinFields } from './pin.ts'

/**
 * What becomes of couriers that drive at once for a delivery.
 *
 * - OFFERED: at least one is among the offers.
 * - NO_PIN: nobody knows where the address is on the map.
 * - TOO_FAR, TOO_LARGE: they do not drive so far, or do not carry so much.
 * - CLOSED: the shop hands nothing over now.
 * - NO_ANSWER: their prices are not known now, or none serves the place.
 */
export const INSTANT_STATES = [
	'OFFERED',
	'NO_PIN',
	'TOO_FAR',
	'TOO_LARGE',
	'CLOSED',
	'NO_ANSWER',
] as const
export type InstantState = (typeof INSTANT_STATES)[number]

/** Kilometres that couriers drive at most. */
export const FARTHEST_INSTANT = 40

const example = {
	IS_ON: true,
	LATITUDE: -6.2,
	LONGITUDE: 106.8,
	MAXIMUM_DISTANCE: 20,
	OPENING_HOURS: [...Array.from({ length: 6 }, () => [540, 1020]), null],
}

/** On which terms the shop offers couriers that drive at once. */
export const InstantSetting = message({
	isOn: ['IS_ON', z.boolean()],
	/** Where they collect parcels. */
	...pinFields,
	/** Kilometres, as the crow flies. */
	maxDistance: ['MAXIMUM_DISTANCE', z.number().int().min(1).max(FARTHEST_INSTANT)],
	/** When they may come. */
	hours: ['OPENING_HOURS', OpeningHoursWire],
})
	.refine(hasWholePin, halfPin)
	.refine((wire) => !wire.IS_ON || wire.LATITUDE !== null, { path: ['LATITUDE'] })
	.meta({ examples: [example] })
export type InstantSetting = Value<typeof InstantSetting>

const setting = { path: '/instant-setting', needs: 'couriers', answer: InstantSetting } as const

export const getInstantSetting = endpoint({
	...setting,
	method: 'GET',
	summary: 'On which terms the shop offers couriers that drive at once',
})

export const saveInstantSetting = endpoint({
	...setting,
	method: 'PUT',
	summary: 'Changes on which terms the shop offers couriers that drive at once',
	body: InstantSetting,
})
