import { z } from 'zod'
import { TONES } from '#web/domain/tones.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const Flash = z.object({
	type: z.enum(TONES),
	key: z.string().min(1).max(120),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
type Flash = z.infer<typeof Flash>

/** A message for the next page; `take` reads and removes it. */
export function flashSession(jar: CookieJar) {
	let waiting = jar.readSealed(cookies.flash, Flash) ?? null
	return {
		take(): Flash | null {
			const message = waiting
			waiting = null
			jar.expire(cookies.flash)
			return message
		},
		put(flash: Flash) {
			waiting = flash
			jar.writeSealed(cookies.flash, flash)
		},
	}
}
