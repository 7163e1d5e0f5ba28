import { z } from 'zod'
import { hour, type CookieJar } from '#web/session/cookie-jar.server.ts'

export const flashCookie = 'FLASH'

const Flash = z.object({
	type: z.enum(['primary', 'success', 'info', 'warning', 'error']),
	key: z.string().min(1).max(120),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
type Flash = z.infer<typeof Flash>

/** A message for the next page; `take` reads and removes it. */
export function flashSession(jar: CookieJar) {
	let waiting = jar.readSealed(flashCookie, Flash) ?? null
	return {
		take(): Flash | null {
			const message = waiting
			waiting = null
			jar.expire(flashCookie)
			return message
		},
		put(flash: Flash) {
			waiting = flash
			jar.writeSealed(flashCookie, flash, hour)
		},
	}
}
