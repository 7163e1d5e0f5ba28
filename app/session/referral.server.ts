import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const affiliateCookie = 'AFFILIATE_CODE'
export const agentCookie = 'AGEN_CODE'
export const durationCookie = 'AFFILIATE_DURATION'
/** Days a referral code lives when the company says nothing (spec section 9). */
const defaultDays = 7

/** Keys of a link that names who sent the visitor (spec section 2). */
const affiliateKeys = ['ref', 'reff']
const agentKeys = ['agen', 'agent']

/**
 * Whether a link names who sent the visitor, with or without a code. Keys count in any case: whoever changes the case
 * of an address on the way must not turn a link into one that is kept for everybody.
 */
export function isReferralLink(query: URLSearchParams): boolean {
	const keys = [...affiliateKeys, ...agentKeys]
	return [...query.keys()].some((key) => keys.includes(key.trim().toLowerCase()))
}

/** Whatever is no code counts as absent, and hides no other. */
const isCode = (text: string) => Code.safeParse(text).success

const Code = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)
const Kept = z.object({
	code: Code,
	day: z.string(),
	/** Milliseconds of the click, and of its end: a browser may send a cookie that has ended. */
	at: z.number().optional(),
	until: z.number().optional(),
})

export type Referral = { kind: 'affiliate' | 'agent'; code: string; isNew: boolean }

/**
 * The referral codes of a link: ref or reff names an affiliate, agen or agent an agent (spec section 2).
 * Keeps each for AFFILIATE_DURATION days; `isNew` once per code and day.
 */
export function keepReferrals(
	jar: CookieJar,
	query: URLSearchParams,
	{ durationDays, today, now }: { durationDays: number; today: string; now: Date },
): Referral[] {
	const found = [
		{ kind: 'affiliate' as const, name: affiliateCookie, keys: affiliateKeys },
		{ kind: 'agent' as const, name: agentCookie, keys: agentKeys },
	]
	return found.flatMap(({ kind, name, keys }) => {
		const code = keys.flatMap((key) => query.getAll(key)).find(isCode)
		if (code === undefined) return []
		const before = jar.readSealed(name, Kept)
		const isNew = before?.code !== code || before.day !== today
		const seconds = (durationDays || defaultDays) * day
		const at = now.getTime()
		const kept = { code, day: today, at, until: at + seconds * 1_000 }
		jar.writeSealed(name, kept, seconds)
		return [{ kind, code, isNew }]
	})
}

/** The codes this visitor came by, still alive. */
export function referralsOf(jar: CookieJar, now: Date) {
	return {
		affiliate: aliveIn(jar, affiliateCookie, now)?.code,
		agent: aliveIn(jar, agentCookie, now)?.code,
	}
}

/** When this visitor followed the affiliate's link that is still alive. */
export function affiliateClickOf(
	jar: CookieJar,
	now: Date,
): { code: string; at: Date } | undefined {
	const kept = aliveIn(jar, affiliateCookie, now)
	return kept && { code: kept.code, at: new Date(kept.at ?? `${kept.day}T00:00:00+07:00`) }
}

function aliveIn(jar: CookieJar, name: string, now: Date) {
	const kept = jar.readSealed(name, Kept)
	return kept?.until !== undefined && kept.until <= now.getTime() ? undefined : kept
}
