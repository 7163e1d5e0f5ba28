import type { Context } from 'hono'
import { isSameText } from '#process/same-text.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	countAttempt,
	uncountAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest, visitorDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'

/**
 * Maximum number of failed look-ups: by visitor and by order number in fifteen minutes, and by order number in an hour
 * from anywhere.
 */
export const MAX_LOOK_UPS = { address: 20, number: 10, numberPerHour: 100 }

type Requested = { req: Context<AppEnv>['req']; var: AppEnv['Variables'] }

/**
 * Looks an order up by number and phone. Only failures count, also for unknown numbers; 429 TOO_MANY_ATTEMPTS with
 * Retry-After over a limit. Over the limit of its number the right phone is still answered, so that nobody can lock the
 * buyer out by guessing: only visitors who failed too often, and more than a hundred failures an hour, end that. A
 * browser that has been shown the order sends its key, and is answered then, too. Never call it in a transaction: a
 * rollback would undo the count.
 */
export async function limitLookUps<T extends object>(
	c: Requested,
	requested: { number: string; key?: string | undefined },
	find: () => Promise<T>,
): Promise<T> {
	if (isLookUpKey(c.var, requested)) {
		const found = await find().catch(missing)
		if (found) return found
	}
	const { db, companyId } = c.var
	const { before, after } = limitsOf(c, requested.number)
	await countAttempt(db, companyId, before)
	const found = await find().catch(missing)
	if (!found) {
		await countAttempt(db, companyId, [after])
		throw new Problem(404, 'ORDER_NOT_FOUND')
	}
	await uncountAttempt(db, companyId, before)
	return found
}

/** Says that the browser which has it was shown the order: it looks the order up regardless of others' attempts. */
export function lookUpKey(scope: Scope, number: string): string {
	return secretDigest(scope, 'known-order', normaliseReferenceNumber(number))
}

type Scope = Pick<AppEnv['Variables'], 'companyId' | 'secret'>

function isLookUpKey(scope: Scope, { number, key }: { number: string; key?: string | undefined }) {
	return isSameText(key ?? '', lookUpKey(scope, number))
}

/** `before`: of every look-up, counted before it is made; `after`: of one that found nothing. */
function limitsOf(c: Requested, number: string): { before: Limit[]; after: Limit } {
	const key = (...parts: string[]) => secretDigest(c.var, 'look-up', ...parts)
	const named = normaliseReferenceNumber(number)
	return {
		before: [
			{ key: key('address', visitorDigest(c)), max: MAX_LOOK_UPS.address, minutes: 15 },
			{ key: key('hour', named), max: MAX_LOOK_UPS.numberPerHour, minutes: 60 },
		],
		after: { key: key('number', named), max: MAX_LOOK_UPS.number, minutes: 15 },
	}
}

function missing(error: unknown): undefined {
	if (error instanceof Problem && error.status === 404) return undefined
	throw error
}
