import * as shipping from '../operator-shipping.ts'
import { OperatorPickupPlaceChangeWire, OperatorPickupPlaceWire } from '../pickup-place.ts'
import { byOperator } from './operation.ts'

/** Endpoints of a site's shipping. */
export const OPERATOR_SITE_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/shipping',
		summary: 'Where parcels leave from, couriers and their tariffs',
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/shipping',
		summary: 'Changes where parcels leave from and when they are free',
		body: shipping.OperatorShippingChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/couriers',
		summary: 'Switches couriers on and off and replaces their tariffs',
		body: shipping.OperatorCouriersChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/pickup-places',
		summary: 'Adds a place where shoppers collect orders',
		body: OperatorPickupPlaceWire,
		answer: shipping.OperatorShippingAnswerWire,
		creates: true,
		failures: { 409: 'TOO_MANY_PICKUP_PLACES' },
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/pickup-places/{id}',
		summary: 'Changes a place where shoppers collect orders',
		body: OperatorPickupPlaceChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
		failures: { 404: 'PICKUP_PLACE_NOT_FOUND' },
	},
	{
		method: 'DELETE',
		path: '/sites/{code}/pickup-places/{id}',
		summary: 'Deletes a place; orders that are collected there keep its name and address',
		answer: shipping.OperatorShippingAnswerWire,
		failures: { 404: 'PICKUP_PLACE_NOT_FOUND' },
	},
])
