import type { Context } from 'hono'
import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customerOf } from '#website-api/modules/platform/identity/customer.queries.ts'
import { openSessionsOf } from '#website-api/modules/platform/sessions/session.queries.ts'
import { requirePassword } from './sign-in.queries.ts'

const FRESH_MS = 15 * 60_000

/**
 * Confirms that the signed-in customer is present, not somebody with their device: by the password or, for an account
 * without one, by a recent sign-in. 422 PASSWORD_WRONG, 409 SIGN_IN_AGAIN.
 */
export async function requireSelf(c: Context<CustomerEnv>, password: string | undefined) {
	const row = await customerOf(c.var.db, c.var)
	if (row.passwordHash === null) return requireFreshSession(c)
	await requirePassword(c.var, row, password)
}

async function requireFreshSession(c: Context<CustomerEnv>) {
	const sessions = await openSessionsOf(c.var.db, c.var)
	const mine = sessions.find(({ id }) => id === c.var.sessionId)
	const age = c.var.clock().getTime() - (mine?.createdAt.getTime() ?? 0)
	if (age > FRESH_MS) throw new Problem(409, 'SIGN_IN_AGAIN')
}
