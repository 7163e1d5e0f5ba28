import { Hono } from 'hono'
import { CartQueryWire } from '#contract/cart.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readQuery } from '#website-api/http/input.ts'
import { cartLineWire, quoteLines, type WantedLine } from './quote.queries.ts'

/** GET /cart/cart-list-v2 (spec section 7): a visitor's lines, named in the query, with prices and stock of now. */
export const cartRoutes = new Hono<AppEnv>().get('/cart-list-v2', async (c) => {
	const { db, companyId, locale } = c.var
	const wanted = wantedLines(readQuery(c, CartQueryWire).CART_LINES ?? '')
	const { lines } = await quoteLines(db, companyId, wanted, locale)
	c.header('Cache-Control', 'no-store')
	return c.json({ data: lines.map(cartLineWire) })
})

function wantedLines(text: string): WantedLine[] {
	if (text === '') return []
	return text
		.split(',')
		.map((pair) => pair.split(':').map(Number))
		.map(([variantId = 0, quantity = 0]) => ({ variantId, quantity }))
		.filter((line) => line.quantity > 0)
}
