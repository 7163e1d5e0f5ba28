import { z } from 'zod'
import { day, type CookieJar } from './cookie-jar.server.ts'

export const affiliateCookie = 'AFFILIATE_CODE'
export const agentCookie = 'AGEN_CODE'
export const durationCookie = 'AFFILIATE_DURATION'
/** Days a referral code lives when the company says nothing (spec section 9). */
const defaultDays = 7

const Code = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)
const Kept = z.object({ code: Code, day: z.string() })

export type Referral = { kind: 'affiliate' | 'agent'; code: string; isNew: boolean }

/**
 * The referral codes of a link: ref or reff names an affiliate, agen or agent an agent (spec section 2).
 * Keeps each for AFFILIATE_DURATION days; `isNew` once per code and day.
 */
export function keepReferrals(
	jar: CookieJar,
	query: URLSearchParams,
	{ durationDays, today }: { durationDays: number; today: string },
): Referral[] {
	const found = [
		{
			kind: 'affiliate' as const,
			name: affiliateCookie,
			code: query.get('ref') ?? query.get('reff'),
		},
		{ kind: 'agent' as const, name: agentCookie, code: query.get('agen') ?? query.get('agent') },
	]
	return found.flatMap(({ kind, name, code }) => {
		const parsed = Code.safeParse(code)
		if (!parsed.success) return []
		const kept = jar.readSealed(name, Kept)
		const isNew = kept?.code !== parsed.data || kept.day !== today
		jar.writeSealed(name, { code: parsed.data, day: today }, (durationDays || defaultDays) * day)
		return [{ kind, code: parsed.data, isNew }]
	})
}

/** The codes this visitor came by, still alive. */
export function referralsOf(jar: CookieJar) {
	return {
		affiliate: jar.readSealed(affiliateCookie, Kept)?.code,
		agent: jar.readSealed(agentCookie, Kept)?.code,
	}
}
