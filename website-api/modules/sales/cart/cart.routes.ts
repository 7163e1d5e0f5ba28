import { type Context, Hono } from 'hono'
import { CartListWire, CartQueryWire } from '#contract/cart.ts'
import { CartLinesWire } from '#contract/wishlist.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	type CustomerEnv,
	optionalCustomer,
	ownerFrom,
	requireCustomer,
} from '#website-api/http/customer-guard.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { customerLines } from './customer-cart.queries.ts'
import { mergeLines, replaceLines } from './customer-cart.command.ts'
import { cartLineWire, quoteLines, type RequestedLine } from './quote.queries.ts'

/** Carts, under /cart (spec section 7): lines with current prices and stock. */
export const cartRoutes = new Hono<CustomerEnv>()
	.get('/cart-list-v2', async (c) => {
		const { CART_LINES } = readQuery(c, CartQueryWire)
		const customerId = CART_LINES === undefined ? await optionalCustomer(c) : null
		const lines =
			customerId === null
				? parseLines(CART_LINES ?? '')
				: await customerLines(c.var.db, { companyId: c.var.companyId, customerId })
		c.header('Cache-Control', 'no-store')
		return c.json(await quoted(c.var.db, c, lines, customerId))
	})
	.post('/merge', requireCustomer, async (c) => {
		const { db, companyId, customerId } = c.var
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const { CART_LIST } = await readJson(c, CartLinesWire)
		const form = {
			companyId,
			actor: customerId,
			route: 'POST /cart/merge',
			key,
			requestHash: digestOf(JSON.stringify(CART_LIST)),
		}
		const { answer } = await once(db, form, CartListWire, async (tx) => {
			await mergeLines(tx, ownerFrom(c), requestedLines(CART_LIST))
			return quoted(tx, c, await customerLines(tx, ownerFrom(c)), customerId)
		})
		return c.json(answer)
	})
	.put('/', requireCustomer, async (c) => {
		const { CART_LIST } = await readJson(c, CartLinesWire)
		await replaceLines(c.var.db, ownerFrom(c), requestedLines(CART_LIST))
		const { db, customerId } = c.var
		return c.json(await quoted(db, c, await customerLines(db, ownerFrom(c)), customerId))
	})

async function quoted(
	db: Queryable,
	c: Context<CustomerEnv>,
	wanted: RequestedLine[],
	customerId: string | null,
) {
	const shopper = { customerId }
	const { lines } = await quoteLines(db, c.var.companyId, wanted, c.var.locale, shopper)
	return { data: lines.map(cartLineWire) }
}

function requestedLines(list: { CART_ID: number; CART_QTY: number }[]): RequestedLine[] {
	return list.map(({ CART_ID, CART_QTY }) => ({ variantId: CART_ID, quantity: CART_QTY }))
}

function parseLines(text: string): RequestedLine[] {
	if (text === '') return []
	return text
		.split(',')
		.map((pair) => pair.split(':').map(Number))
		.map(([variantId = 0, quantity = 0]) => ({ variantId, quantity }))
		.filter((line) => line.quantity > 0)
}
