import type { Context } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest, visitorDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { vouchersCoded } from './voucher-state.queries.ts'

/** Unknown codes that one address may name within an hour. */
const MAX_GUESSES = 20

type Requested = { req: Context<AppEnv>['req']; var: AppEnv['Variables'] }

/**
 * Counts codes that no voucher of the company has against the visitor's address, wherever they are named. 429
 * TOO_MANY_ATTEMPTS with Retry-After over the limit; a known code costs nothing.
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
