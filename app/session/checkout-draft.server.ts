import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Cart, CartLine } from '#app/domain/cart.ts'
import { CheckoutDraft, personalAnswers } from '#app/domain/checkout-draft.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

/** Length of the part of a direct purchase's token that stands in addresses. */
const keyLength = 8

/**
 * A direct purchase: its token, which takes the place of a cart's, its line, and its own answers. Once it is ordered,
 * the number of its order is left.
 */
const BuyNow = z.object({
	t: z.string().regex(/^[\w-]{22}$/),
	l: z.tuple([z.number().int().positive(), z.number().int().min(1).max(1_000_000)]).optional(),
	d: CheckoutDraft.optional(),
	o: z.string().max(40).optional(),
})

/** What the checkout uses of the cart's session. */
type CartGoods = { current(): Cart; renew(): void }

/**
 * The checkout draft, sealed for 24 hours: it holds a name, a phone and an address. `key`: the direct purchase that the
 * address of the page names; null: the cart is bought. Both have answers of their own, so that two tabs do not mix.
 */
export function checkoutSession(jar: CookieJar, cart: CartGoods, key: string | null) {
	let cartDraft = jar.readSealed(cookies.checkout, CheckoutDraft) ?? {}
	let direct = jar.readSealed(cookies.buyNow, BuyNow)
	const named = () => (direct?.t.slice(0, keyLength) === key ? direct : undefined)
	const isDirect = key !== null

	function current(): CheckoutDraft {
		return isDirect ? (named()?.d ?? {}) : cartDraft
	}

	function keepDirect(next: z.infer<typeof BuyNow>) {
		direct = next
		jar.writeSealed(cookies.buyNow, next)
	}

	return {
		current,
		/** Merges the given answers into the draft. */
		put(added: CheckoutDraft) {
			const draft = CheckoutDraft.parse({ ...current(), ...added })
			const purchase = named()
			if (purchase) keepDirect({ ...purchase, d: draft })
			if (isDirect) return
			cartDraft = draft
			jar.writeSealed(cookies.checkout, draft)
		},
		/** The direct purchase that the address names; null: the cart is bought. */
		key: isDirect ? key : null,
		/** What is bought: the cart, or the line of a direct purchase; no line: it has ended. */
		goods(): Cart {
			if (!isDirect) return cart.current()
			const [id, quantity] = named()?.l ?? []
			const lines = id && quantity ? [{ id, quantity }] : []
			return { token: named()?.t ?? '', version: 0, lines }
		},
		/** The order of a direct purchase that has ended with one. */
		orderNumber: (): string | null => named()?.o ?? null,
		/** Begins a direct purchase with what is known of the person; returns its key. The one before ends. */
		begin({ id, quantity }: CartLine): string {
			const t = randomBytes(16).toString('base64url')
			const d = personalAnswers({ ...cartDraft, ...direct?.d })
			keepDirect({ t, l: [id, quantity], d })
			return t.slice(0, keyLength)
		},
		/** After an order: forgets the answers, and the cart if it was bought. */
		finish(number: string) {
			const purchase = named()
			if (purchase) keepDirect({ t: purchase.t, o: number })
			if (isDirect) return
			cart.renew()
			cartDraft = {}
			jar.expire(cookies.checkout)
		},
	}
}
