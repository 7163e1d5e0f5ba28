import { z } from 'zod'
import { day, type CookieJar } from '#web/session/cookie-jar.server.ts'

export const recentlyViewedCookie = 'RECENTLY_VIEWED'
const maxProducts = 12

const Ids = z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(maxProducts)

/** Ids of the last twelve products viewed, newest first; sealed, 30 days. */
export function recentlyViewedSession(jar: CookieJar) {
	let ids = jar.readSealed(recentlyViewedCookie, Ids) ?? []
	return {
		list: (): number[] => ids,
		remember(id: number) {
			ids = [id, ...ids.filter((other) => other !== id)].slice(0, maxProducts)
			jar.writeSealed(recentlyViewedCookie, ids, 30 * day)
		},
	}
}
