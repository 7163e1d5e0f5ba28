import type { CustomerEnv } from '#website-api/http/customer-guard.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customerOf } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { CustomerRow } from '#website-api/modules/platform/identity/customer.table.ts'
import { openSessionsOf } from '#website-api/modules/platform/sessions/session.queries.ts'
import { requirePassword } from './sign-in.command.ts'

const FRESH_MS = 15 * 60_000

export type SignedIn = Pick<
	CustomerEnv['Variables'],
	'db' | 'companyId' | 'customerId' | 'sessionId' | 'secret' | 'clock'
>

/**
 * Confirms that the signed-in customer is present, not somebody with their device: by the password or, for an account
 * without one, by a recent sign-in. Returns the customer. 422 PASSWORD_WRONG on `field`, 429 TOO_MANY_ATTEMPTS,
 * 409 SIGN_IN_AGAIN.
 */
export async function requireSelf(
	signedIn: SignedIn,
	password: string | undefined,
	field?: string,
): Promise<CustomerRow> {
	const row = await customerOf(signedIn.db, signedIn)
	if (row.passwordHash === null) await requireFreshSession(signedIn)
	else await requirePassword(signedIn, { ...row, passwordHash: row.passwordHash }, password, field)
	return row
}

async function requireFreshSession(signedIn: SignedIn) {
	const sessions = await openSessionsOf(signedIn.db, signedIn)
	const mine = sessions.find(({ id }) => id === signedIn.sessionId)
	const age = signedIn.clock().getTime() - (mine?.createdAt.getTime() ?? 0)
	if (age > FRESH_MS) throw new Problem(409, 'SIGN_IN_AGAIN')
}
