import type { z } from 'zod'
import {
	type OperatorCouriersChangeWire,
	OperatorShippingAnswerWire,
	type OperatorShippingChangeWire,
} from '#contract/operator-shipping.ts'
import type { OperatorPickupPlaceWire } from '#contract/pickup-place.ts'
import {
	OperatorWaiverLimitsAnswerWire,
	type OperatorWaiverLimitsWire,
} from '#contract/shortfall.ts'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent
const site = (code: string, path = '') => `/sites/${part(code)}${path}`

/** The shipping settings: origin, couriers and tariffs. */
export function readShipping(api: OperatorApi, code: string) {
	return api.request({ path: site(code, '/shipping') }, OperatorShippingAnswerWire)
}

/** Changes the origin of parcels and the threshold of free shipping. */
export function changeShipping(
	api: OperatorApi,
	code: string,
	body: z.input<typeof OperatorShippingChangeWire>,
) {
	const call = { method: 'PATCH', path: site(code, '/shipping'), body } as const
	return api.attempt(call, OperatorShippingAnswerWire)
}

/** Switches couriers on and off and replaces their tariffs. */
export function changeCouriers(
	api: OperatorApi,
	code: string,
	list: z.input<typeof OperatorCouriersChangeWire>['COURIER_LIST'],
) {
	const call = { method: 'PATCH', path: site(code, '/couriers') } as const
	return api.attempt({ ...call, body: { COURIER_LIST: list } }, OperatorShippingAnswerWire)
}

/** How much of an amount due each role may waive. */
export async function readWaiverLimits(api: OperatorApi) {
	return (await api.request({ path: '/shortfall-limits' }, OperatorWaiverLimitsAnswerWire)).list
}

/** Sets how much of an amount due roles may waive. */
export function setWaiverLimits(
	api: OperatorApi,
	list: z.input<typeof OperatorWaiverLimitsWire>['list'],
) {
	const call = { method: 'PUT', path: '/shortfall-limits', body: { list } } as const
	return api.attempt(call, OperatorWaiverLimitsAnswerWire)
}

/** Adds a place where shoppers collect orders. 409 TOO_MANY_PICKUP_PLACES. */
export function addPickupPlace(api: OperatorApi, code: string, body: OperatorPickupPlaceWire) {
	const call = { method: 'POST', path: site(code, '/pickup-places'), body } as const
	return api.attempt(call, OperatorShippingAnswerWire)
}

/** Changes a place where shoppers collect orders. */
export function changePickupPlace(
	api: OperatorApi,
	code: string,
	id: number,
	body: OperatorPickupPlaceWire,
) {
	const call = { method: 'PATCH', path: site(code, `/pickup-places/${id}`), body } as const
	return api.attempt(call, OperatorShippingAnswerWire)
}

/** Deletes a place where shoppers collect orders. */
export function deletePickupPlace(api: OperatorApi, code: string, id: number) {
	const call = { method: 'DELETE', path: site(code, `/pickup-places/${id}`) } as const
	return api.attempt(call, OperatorShippingAnswerWire)
}
