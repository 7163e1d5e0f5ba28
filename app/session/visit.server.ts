import { z } from 'zod'
import type { CompanyAccess } from '#app/api/api-access.server.ts'
import { locales, type Locale } from '#web/i18n/paths.ts'
import { day } from '#web/session/cookie.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

const StoredAccess: z.ZodType<CompanyAccess> = z.object({
	key: z.string().max(1_000),
	companyId: z.number().int().min(0),
	affiliateDays: z.number().int().min(0).max(3_650),
	at: z.number().int(),
})

const Days = z.string()
const StoredLocale = z.enum(locales)

/** The company's key as stored in the browser, at most 24 h old. */
export function accessOf(jar: CookieJar, now: Date): CompanyAccess | undefined {
	const access = jar.readSealed(cookies.apiAccess, StoredAccess)
	if (!access || access.companyId === 0) return undefined
	return now.getTime() - access.at < day * 1000 ? access : undefined
}

/** Sets the cookies that every visit leaves, where missing or outdated (spec section 9). */
export function keepVisit(
	jar: CookieJar,
	{ access, locale, now }: { access: CompanyAccess; locale: Locale; now: Date },
) {
	if (accessOf(jar, now)?.key !== access.key) jar.writeSealed(cookies.apiAccess, access)
	const days = String(access.affiliateDays)
	if (jar.readPlain(cookies.affiliateDuration, Days) !== days) {
		jar.writePlain(cookies.affiliateDuration, days)
	}
	if (jar.readPlain(cookies.locale, StoredLocale) !== locale) {
		jar.writePlain(cookies.locale, locale)
	}
	if (!jar.has(cookies.firstAccess)) jar.writePlain(cookies.firstAccess, now.toISOString())
}

/** After a 403 of the website API (spec section 8): the visitor's keys are no longer valid. */
export function dropAccess(jar: CookieJar) {
	jar.expire(cookies.token)
	jar.expire(cookies.apiAccess)
}
