import { CartListWire } from './cart.ts'
import type { Endpoint } from './endpoint.ts'
import * as wishlist from './wishlist.ts'

const customer = { access: 'customer' } as const
const wishes = { ...customer, answer: wishlist.WishlistWire } as const

/** Endpoints of a customer's wishlist and cart. */
export const ACCOUNT_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/wishlist/wishlist-list',
		summary: 'What the customer remembers, the newest first',
		...wishes,
	},
	{
		method: 'POST',
		path: '/wishlist',
		summary: 'Remembers a product',
		body: wishlist.WishWire,
		...wishes,
		failures: { 404: 'PRODUCT_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/wishlist/merge',
		summary: "Takes a visitor's products in",
		body: wishlist.WishlistMergeWire,
		...wishes,
	},
	{ method: 'DELETE', path: '/wishlist/{id}', summary: 'Forgets a product', ...wishes },
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
