import { z } from 'zod'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const maxItems = 100

const Ids = z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(maxItems)

/** Ids of the products on the visitor's wishlist, newest first, at most 100; sealed, a year. */
export function wishlistSession(jar: CookieJar) {
	let ids = jar.readSealed(cookies.wishlist, Ids) ?? []

	function keep(next: number[]) {
		ids = next
		if (ids.length === 0) jar.expire(cookies.wishlist)
		else jar.writeSealed(cookies.wishlist, ids)
	}

	return {
		list: (): number[] => ids,
		/** False when the list is full. */
		add(id: number): boolean {
			if (ids.includes(id)) return true
			if (ids.length >= maxItems) return false
			keep([id, ...ids])
			return true
		},
		adopt: (account: number[]) => keep(account.slice(0, maxItems)),
		remove(id: number) {
			if (ids.includes(id)) keep(ids.filter((other) => other !== id))
		},
	}
}
