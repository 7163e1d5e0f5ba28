import { z } from 'zod'
import { day, type SealedCookie } from '#web/session/cookie.ts'
import type { CookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'

/** Query parameters that name a referrer (spec section 2). */
const affiliateKeys = ['ref', 'reff']
const agentKeys = ['agen', 'agent']

/**
 * Whether a URL has a referral parameter, with or without a code. Parameter names are case-insensitive: a URL whose
 * case was changed on the way must still not be cached for all visitors.
 */
export function isReferralLink(query: URLSearchParams): boolean {
	const keys = [...affiliateKeys, ...agentKeys]
	return [...query.keys()].some((key) => keys.includes(key.trim().toLowerCase()))
}

/** An invalid code counts as absent and does not hide another. */
const isCode = (text: string) => Code.safeParse(text).success

const Code = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)
const StoredReferral = z.object({
	code: Code,
	day: z.string(),
	/** Times of the click and of its expiry in ms; browsers may send expired cookies. */
	at: z.number().optional(),
	until: z.number().optional(),
})

export type Referral = { kind: 'affiliate' | 'agent'; code: string; isNew: boolean }

/**
 * Stores the referral codes of a URL for AFFILIATE_DURATION days: ref or reff names an affiliate, agen or agent an
 * agent (spec section 2). `isNew` is true once per code and day.
 */
export function keepReferrals(
	jar: CookieJar,
	query: URLSearchParams,
	{ durationDays, today, now }: { durationDays: number; today: string; now: Date },
): Referral[] {
	const found = [
		{ kind: 'affiliate' as const, cookie: cookies.affiliate, keys: affiliateKeys },
		{ kind: 'agent' as const, cookie: cookies.agent, keys: agentKeys },
	]
	return found.flatMap(({ kind, cookie, keys }) => {
		const code = keys.flatMap((key) => query.getAll(key)).find(isCode)
		if (code === undefined) return []
		const before = jar.readSealed(cookie, StoredReferral)
		const isNew = before?.code !== code || before.day !== today
		const seconds = durationDays * day || cookie.seconds
		const at = now.getTime()
		const stored = { code, day: today, at, until: at + seconds * 1_000 }
		jar.writeSealed(cookie, stored, seconds)
		return [{ kind, code, isNew }]
	})
}

/** The visitor's referral codes that have not expired. */
export function referralsOf(jar: CookieJar, now: Date) {
	return {
		affiliate: activeReferral(jar, cookies.affiliate, now)?.code,
		agent: activeReferral(jar, cookies.agent, now)?.code,
	}
}

/** The affiliate click of this visitor that has not expired. */
export function affiliateClickOf(
	jar: CookieJar,
	now: Date,
): { code: string; at: Date } | undefined {
	const referral = activeReferral(jar, cookies.affiliate, now)
	return (
		referral && {
			code: referral.code,
			at: new Date(referral.at ?? `${referral.day}T00:00:00+07:00`),
		}
	)
}

function activeReferral(jar: CookieJar, cookie: SealedCookie, now: Date) {
	const stored = jar.readSealed(cookie, StoredReferral)
	return stored?.until !== undefined && stored.until <= now.getTime() ? undefined : stored
}
