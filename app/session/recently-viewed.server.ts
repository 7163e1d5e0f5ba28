import { z } from 'zod'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const maxProducts = 12

const Ids = z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(maxProducts)

/** Ids of the last twelve products viewed, newest first; sealed, 30 days. */
export function recentlyViewedSession(jar: CookieJar) {
	let ids = jar.readSealed(cookies.recentlyViewed, Ids) ?? []
	return {
		list: (): number[] => ids,
		remember(id: number) {
			ids = [id, ...ids.filter((other) => other !== id)].slice(0, maxProducts)
			jar.writeSealed(cookies.recentlyViewed, ids)
		},
	}
}
