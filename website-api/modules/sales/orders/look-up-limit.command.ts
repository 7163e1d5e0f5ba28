import type { Context } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import {
	countAttempt,
	uncountAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest, visitorDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'

/** Maximum number of failed look-ups in fifteen minutes, by visitor and by order number. */
export const MAX_LOOK_UPS = { address: 20, number: 10 }

type Requested = { req: Context<AppEnv>['req']; var: AppEnv['Variables'] }

/**
 * Counts a look-up by number and phone before it is made and removes it from the count if it succeeds: only failures
 * count, also for unknown numbers. 429 TOO_MANY_ATTEMPTS with Retry-After over a limit. A browser that has displayed
 * the order before is not counted, so that nobody can lock the buyer out by guessing. Never call it in a transaction:
 * a rollback would undo the count.
 */
export async function limitLookUps<T>(
	c: Requested,
	requested: { number: string; isKnown?: boolean },
	find: () => Promise<T>,
): Promise<T> {
	if (requested.isKnown === true) return find()
	const { db, companyId } = c.var
	const key = (...parts: string[]) => secretDigest(c.var, 'look-up', ...parts)
	const limits: Limit[] = [
		{ key: key('address', visitorDigest(c)), max: MAX_LOOK_UPS.address, minutes: 15 },
		{
			key: key('number', normaliseReferenceNumber(requested.number)),
			max: MAX_LOOK_UPS.number,
			minutes: 15,
		},
	]
	await countAttempt(db, companyId, limits)
	const found = await find()
	await uncountAttempt(db, companyId, limits)
	return found
}
