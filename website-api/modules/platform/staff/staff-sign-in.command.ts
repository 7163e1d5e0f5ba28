import { type Database, inTransaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	countAttempt,
	uncountAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operators/operator-event.queries.ts'
import { isPassword } from '#website-api/modules/platform/passwords/password.ts'
import { ownNetworkOf } from '#process/network.ts'
import { staffOfId, staffWithEmail } from './staff-account.queries.ts'
import type { StaffAccount } from './staff-account.table.ts'
import {
	createStaffLink,
	staffLinkOwner,
	staffLinkToken,
	consumeStaffLink,
} from './staff-link.queries.ts'
import {
	INSTALLATION,
	requireSecondFactor,
	type StaffScope,
} from './staff-second-factor.command.ts'
import { openStaffSession, type StaffDevice } from './staff-session.queries.ts'

/** Request data for signing in. */
export type StaffSignInScope = StaffScope & { correlationId: string }
type Opened = { token: string; expiresAt: Date }

/**
 * Signs in with the password: opens a session, or returns a second factor challenge. 401 STAFF_SIGN_IN_REFUSED for
 * all reasons alike. Failures allowed in fifteen minutes: ten for an account from one network, 25 for an account, 30
 * for a network.
 */
export async function signInStaff(
	scope: StaffSignInScope,
	{ email, password }: { email: string; password: string },
	from: StaffDevice,
): Promise<Opened | { challenge: string }> {
	const { db, secret } = scope
	const limits = limitsOf(secret, email, from.address)
	await countAttempt(db, INSTALLATION, limits)
	const account = await staffWithEmail(db, email)
	const isRight = await isPassword(password, account?.passwordHash)
	if (!account || !isRight) throw new Problem(401, 'STAFF_SIGN_IN_REFUSED')
	await uncountAttempt(db, INSTALLATION, limits)
	if (account.totpSince === null) return open(scope, account, from)
	const id = await createStaffLink(db, account.id, 'SECOND_FACTOR')
	return { challenge: staffLinkToken(id, 'SECOND_FACTOR', secret) }
}

/** Answers a second factor challenge with a code. 410 LINK_USED, 422 CODE_WRONG on CODE. */
export async function answerChallenge(
	scope: StaffSignInScope,
	{ challenge, code }: { challenge: string; code: string },
	from: StaffDevice,
): Promise<Opened> {
	const { db, secret } = scope
	// Rejects an invalid challenge before the costly check of the code.
	const accountId = await staffLinkOwner(db, 'SECOND_FACTOR', challenge, secret)
	const account = await staffOfId(db, accountId)
	await requireSecondFactor(scope, account, code)
	await consumeStaffLink(db, 'SECOND_FACTOR', challenge, secret)
	return open(scope, account, from)
}

/** Verifies the password of a signed-in staff member. 422 PASSWORD_WRONG on `field`, 429 TOO_MANY_ATTEMPTS. */
export async function requireStaffPassword(
	{ db, secret }: { db: Database; secret: string },
	account: StaffAccount,
	typed: string,
	field = 'PASSWORD',
) {
	const limit = {
		key: secretDigest({ companyId: INSTALLATION, secret }, 'staff-password', account.id),
		max: 10,
		minutes: 15,
	}
	await countAttempt(db, INSTALLATION, [limit])
	if (!(await isPassword(typed, account.passwordHash))) {
		throw fieldProblem(field, { message: 'PASSWORD_WRONG' })
	}
	await uncountAttempt(db, INSTALLATION, [limit])
}

function open(scope: StaffSignInScope, account: StaffAccount, from: StaffDevice): Promise<Opened> {
	return inTransaction(scope.db, async (tx) => {
		await recordStaffEvent(tx, account, {
			operation: 'POST /sign-in',
			correlationId: scope.correlationId,
			address: from.address,
		})
		return openStaffSession(tx, account.id, from)
	})
}

function limitsOf(secret: string, email: string, address: string): Limit[] {
	const limit = (max: number, ...parts: string[]): Limit => ({
		key: secretDigest({ companyId: INSTALLATION, secret }, 'staff-sign-in', ...parts),
		max,
		minutes: 15,
	})
	const login = email.trim().toLowerCase()
	const network = address === '' ? '' : ownNetworkOf(address)
	return [
		limit(10, 'both', login, network),
		limit(25, 'account', login),
		...(network === '' ? [] : [limit(30, 'network', network)]),
	]
}
