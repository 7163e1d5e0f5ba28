import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { maxCartLines, maxSavedLines, type Cart, type CartLine } from '#app/domain/cart.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const Line = z.tuple([
	z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
	z.number().int().min(1).max(1_000_000),
])
/**
 * Token, version and [id, quantity] pairs: compact, because 50 lines must fit into a cookie. Beside them the price that
 * each line had when it was put in (0: not known), and the lines saved for later.
 */
const StoredCart = z.object({
	t: z.string().regex(/^[\w-]{22}$/),
	v: z
		.number()
		.int()
		.min(0)
		.max(Number.MAX_SAFE_INTEGER - 1),
	l: z.array(Line).max(maxCartLines),
	p: z.array(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).max(maxCartLines).optional(),
	s: z.array(Line).max(maxSavedLines).optional(),
})

/** A visitor's cart in its sealed cookie (product decisions, "Cart"). */
export function cartSession(jar: CookieJar) {
	const stored = jar.readSealed(cookies.cart, StoredCart)
	let cart: Cart = stored
		? {
				token: stored.t,
				version: stored.v,
				lines: stored.l.map(([id, quantity]) => ({ id, quantity })),
			}
		: { token: newToken(), version: 0, lines: [] }
	let saved: CartLine[] = (stored?.s ?? []).map(([id, quantity]) => ({ id, quantity }))
	const prices = new Map(stored?.l.map(([id], at) => [id, stored.p?.[at] ?? 0]))

	function keep(next: Cart) {
		const lines = next.lines.slice(0, maxCartLines).map(pairOf)
		cart = { ...next, lines: lines.map(([id, quantity]) => ({ id, quantity })) }
		const p = lines.map(([id]) => prices.get(id) ?? 0)
		const s = saved.map(pairOf)
		jar.writeSealed(cookies.cart, { t: cart.token, v: cart.version, l: lines, p, s })
	}

	return {
		current: (): Cart => cart,
		/** The price at which a line was added, in whole rupiah; null: unknown. */
		priceOf: (id: number): number | null => prices.get(id) || null,
		/** Stores the prices of lines that were just added, or whose price is still unknown. */
		notePrices(notedPrices: { id: number; price: number }[]) {
			for (const { id, price } of notedPrices) prices.set(id, price)
			if (notedPrices.length > 0) keep(cart)
		},
		/** Lines saved for later in this browser, the newest first. */
		saved: (): CartLine[] => saved,
		/** Changes the lines saved for later; the cart's own version stays. */
		save(lines: CartLine[]) {
			saved = lines.slice(0, maxSavedLines)
			keep(cart)
		},
		replace: (lines: CartLine[]) => keep({ token: cart.token, version: cart.version + 1, lines }),
		adopt(lines: CartLine[]) {
			if (!isSame(cart.lines, lines)) keep({ ...cart, version: cart.version + 1, lines })
		},
		renew: () => keep({ token: newToken(), version: 0, lines: [] }),
	}
}

function pairOf({ id, quantity }: CartLine): [number, number] {
	return [id, Math.min(quantity, 1_000_000)]
}

function isSame(some: CartLine[], others: CartLine[]) {
	const text = (lines: CartLine[]) => lines.map(({ id, quantity }) => `${id}:${quantity}`).join()
	return text(some) === text(others)
}

function newToken() {
	return randomBytes(16).toString('base64url')
}
