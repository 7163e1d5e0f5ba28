import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealer } from './seal.server.ts'

const halfDay = 12 * 3_600_000

export type FormTokens = {
	/** The token of a shop's forms; the same for everyone for half a day, so that pages stay the same bytes. */
	issue(host: string, now: Date): string
	/** Whether a token is this shop's, of this half-day or the last. */
	accepts(token: unknown, host: string, now: Date): boolean
}

/**
 * The proof that a form is from our own page, for the few browsers that send neither Sec-Fetch-Site nor Origin
 * (threats, section 1). It stands behind SameSite cookies, not instead of them.
 */
export function createFormTokens(sealer: Sealer): FormTokens {
	const key = sealer.derive('form-token')
	const sign = (host: string, period: number) =>
		createHmac('sha256', key).update(`${host}\n${period}`).digest('base64url')
	const periodOf = (now: Date) => Math.floor(now.getTime() / halfDay)
	return {
		issue: (host, now) => sign(host, periodOf(now)),
		accepts(token, host, now) {
			if (typeof token !== 'string') return false
			const given = Buffer.from(token)
			return [periodOf(now), periodOf(now) - 1].some((period) => {
				const expected = Buffer.from(sign(host, period))
				return given.length === expected.length && timingSafeEqual(given, expected)
			})
		},
	}
}
