import { z } from 'zod'
import type { KnownDistrict } from '#app/domain/region.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const Kept = z.object({
	code: z.string().max(20),
	name: z.string().max(100),
	city: z.string().max(100),
})

/** The district that this browser last asked for deliveries to; sealed, 30 days. */
export function districtSession(jar: CookieJar) {
	return {
		current: (): KnownDistrict | null => jar.readSealed(cookies.district, Kept) ?? null,
		remember({ code, name, city }: KnownDistrict) {
			jar.writeSealed(cookies.district, { code, name, city })
		},
	}
}
