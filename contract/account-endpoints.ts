import { CartListWire } from './cart.ts'
import type { Endpoint } from './endpoint.ts'
import * as wishlist from './wishlist.ts'

const customer = { access: 'customer' } as const

/** Endpoints of a customer's cart. */
export const ACCOUNT_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/cart/merge',
		summary: "Adds a visitor's lines to the customer's cart",
		...customer,
		body: wishlist.CartLinesWire,
		answer: CartListWire,
		idempotent: true,
	},
	{
		method: 'PUT',
		path: '/cart',
		summary: "Puts these lines in the place of the customer's",
		...customer,
		body: wishlist.CartLinesWire,
		answer: CartListWire,
	},
]
