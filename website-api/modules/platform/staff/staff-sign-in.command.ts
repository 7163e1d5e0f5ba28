import { type Database, inTransaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	countAttempt,
	uncountAttempt,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operator-api/operator-event.command.ts'
import { isPassword } from '#website-api/modules/platform/passwords/password.ts'
import { staffOfId, staffWithEmail } from './staff-account.queries.ts'
import type { StaffAccount } from './staff-account.table.ts'
import { staffLinkOwner, staffLinkToken } from './staff-link.queries.ts'
import { createStaffLink, consumeStaffLink } from './staff-link.command.ts'
import { limitOfHolder, staffLimits } from './staff-limits.queries.ts'
import { INSTALLATION, type StaffScope } from './staff-scope.ts'
import {
	hasRecoveryCode,
	requireSecondFactor,
	takeRecoveryCode,
} from './staff-second-factor.command.ts'
import { openStaffSession, type StaffDevice } from './staff-session.command.ts'

/** Request data for signing in. */
export type StaffSignInScope = StaffScope & { correlationId: string }
type Opened = { token: string; expiresAt: Date }
type Typed = { email: string; password: string; recoveryCode?: string | undefined }

/**
 * Signs in with the password: opens a session, or returns a second factor challenge. 401 STAFF_SIGN_IN_REFUSED for
 * all reasons alike; 429 over the limits. An unused recovery code is answered over them, too, and is the second factor
 * then: whoever has it is the owner, whatever others tried.
 */
export async function signInStaff(
	scope: StaffSignInScope,
	{ email, password, recoveryCode }: Typed,
	from: StaffDevice,
): Promise<Opened | { challenge: string }> {
	const { db, secret } = scope
	const account = await staffWithEmail(db, email)
	const hasCode =
		account !== undefined &&
		recoveryCode !== undefined &&
		(await hasRecoveryCode(scope, account.id, recoveryCode))
	const named = { name: email.trim().toLowerCase(), accountId: account?.id }
	const limits = hasCode
		? [limitOfHolder(scope, 'recovery-code', account.id)]
		: await staffLimits(scope, 'staff-sign-in', named, from)
	await countAttempt(db, INSTALLATION, limits)
	const isRight = await isPassword(password, account?.passwordHash)
	if (!account || !isRight) throw new Problem(401, 'STAFF_SIGN_IN_REFUSED')
	await uncountAttempt(db, INSTALLATION, limits)
	if (account.totpSince === null) return open(scope, account, from)
	if (hasCode && (await takeRecoveryCode(scope, account.id, recoveryCode))) {
		return open(scope, account, from)
	}
	const id = await createStaffLink(db, account.id, 'SECOND_FACTOR')
	return { challenge: staffLinkToken(id, 'SECOND_FACTOR', secret) }
}

/** Answers a second factor challenge with a code. 410 LINK_USED, 422 CODE_WRONG on CODE, 429 over the limits. */
export async function answerChallenge(
	scope: StaffSignInScope,
	{ challenge, code }: { challenge: string; code: string },
	from: StaffDevice,
): Promise<Opened> {
	const { db, secret } = scope
	// Rejects an invalid challenge before the costly check of the code.
	const accountId = await staffLinkOwner(db, 'SECOND_FACTOR', challenge, secret)
	const account = await staffOfId(db, accountId)
	const limits = await staffLimits(scope, 'staff-code', { name: accountId, accountId }, from)
	await requireSecondFactor(scope, account, code, limits)
	await consumeStaffLink(db, 'SECOND_FACTOR', challenge, secret)
	return open(scope, account, from)
}

/**
 * Verifies the password of an account for a holder of its session or of an invitation, who has ten attempts in fifteen
 * minutes. 422 PASSWORD_WRONG on `field`, 429 TOO_MANY_ATTEMPTS.
 */
export async function requireStaffPassword(
	{ db, secret }: { db: Database; secret: string },
	account: StaffAccount,
	{ password, holder, field = 'PASSWORD' }: { password: string; holder: string; field?: string },
) {
	const limit = limitOfHolder({ db, secret }, 'password', holder)
	await countAttempt(db, INSTALLATION, [limit])
	if (!(await isPassword(password, account.passwordHash))) {
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
