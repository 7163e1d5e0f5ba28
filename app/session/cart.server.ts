import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { maxCartLines, type Cart, type CartLine } from '#app/domain/cart.ts'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const cartCookie = 'CART'
const life = 60 * day

const Line = z.tuple([
	z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
	z.number().int().min(1).max(1_000_000),
])
/** Token, version and [id, quantity] pairs: compact, because 50 lines must fit into a cookie. */
const StoredCart = z.object({
	t: z.string().regex(/^[\w-]{22}$/),
	v: z
		.number()
		.int()
		.min(0)
		.max(Number.MAX_SAFE_INTEGER - 1),
	l: z.array(Line).max(maxCartLines),
})

/** A visitor's cart in its sealed cookie (product decisions, "Cart"). */
export function cartSession(jar: CookieJar) {
	const kept = jar.readSealed(cartCookie, StoredCart)
	let cart: Cart = kept
		? { token: kept.t, version: kept.v, lines: kept.l.map(([id, quantity]) => ({ id, quantity })) }
		: { token: newToken(), version: 0, lines: [] }

	function keep(next: Cart) {
		const lines = next.lines
			.slice(0, maxCartLines)
			.map((line): [number, number] => [line.id, Math.min(line.quantity, 1_000_000)])
		cart = { ...next, lines: lines.map(([id, quantity]) => ({ id, quantity })) }
		jar.writeSealed(cartCookie, { t: cart.token, v: cart.version, l: lines }, life)
	}

	return {
		current: (): Cart => cart,
		replace: (lines: CartLine[]) => keep({ token: cart.token, version: cart.version + 1, lines }),
		adopt(lines: CartLine[]) {
			if (!isSame(cart.lines, lines)) keep({ ...cart, version: cart.version + 1, lines })
		},
		renew: () => keep({ token: newToken(), version: 0, lines: [] }),
	}
}

function isSame(some: CartLine[], others: CartLine[]) {
	const text = (lines: CartLine[]) => lines.map(({ id, quantity }) => `${id}:${quantity}`).join()
	return text(some) === text(others)
}

function newToken() {
	return randomBytes(16).toString('base64url')
}
