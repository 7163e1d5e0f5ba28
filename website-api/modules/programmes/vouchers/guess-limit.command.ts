import type { Context } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest, visitorDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { vouchersCoded } from './voucher-state.queries.ts'

/** The maximum number of unknown codes from one address per hour. */
const MAX_GUESSES = 20

type Requested = { req: Context<AppEnv>['req']; var: AppEnv['Variables'] }

/**
 * Counts unknown voucher codes against the visitor's address, in all requests with codes. 429 TOO_MANY_ATTEMPTS with
 * Retry-After over the limit; known codes do not count.
 */
export async function refuseGuesses(c: Requested, named: (string | undefined)[]) {
	const codes = named.filter((code) => code !== undefined)
	if (codes.length === 0) return
	const { db, companyId } = c.var
	const known = await vouchersCoded(db, { companyId, customerId: null }, codes)
	if (known.length === new Set(codes).size) return
	const key = secretDigest(c.var, 'voucher', visitorDigest(c))
	await countAttempt(db, companyId, [{ key, max: MAX_GUESSES, minutes: 60 }])
}
