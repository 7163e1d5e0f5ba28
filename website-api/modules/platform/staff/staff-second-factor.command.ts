import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { inTransaction, type Queryable, type Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	countAttempt,
	uncountAttempt,
	type Limit,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import { staffAccount, staffRecoveryCode, type StaffAccount } from './staff-account.table.ts'
import { limitOfHolder } from './staff-limits.queries.ts'
import { INSTALLATION, type StaffScope } from './staff-scope.ts'
import { seal, unseal } from '#website-api/modules/platform/secrets/sealed-text.ts'
import { recoveryCodeDigest } from './staff-secrets.ts'

const PERIOD_SECONDS = 30
const RECOVERY_CODES = 10

/** Generates a secret for the app, encrypted and not yet in force. 409 SECOND_FACTOR_ON. */
export async function beginSecondFactor({ db, secret }: StaffScope, account: StaffAccount) {
	const made = new Secret({ size: 20 })
	const stored = await db
		.update(staffAccount)
		.set({ totpSecret: seal(made.base32, totpSeal(account.id, secret)), totpStep: null })
		.where(and(eq(staffAccount.id, account.id), isNull(staffAccount.totpSince)))
		.returning({ id: staffAccount.id })
	if (stored.length === 0) throw new Problem(409, 'SECOND_FACTOR_ON')
	return { secret: made.base32, address: totpOf(made.base32, account.email).toString() }
}

/**
 * Turns the second factor on with its first code; returns the recovery codes. 422 CODE_WRONG on CODE; 429 after ten
 * wrong ones of this session.
 */
export async function enableSecondFactor(
	scope: StaffScope,
	account: StaffAccount,
	{ code, sessionId }: { code: string; sessionId: string },
): Promise<string[]> {
	if (account.totpSince !== null) throw new Problem(409, 'SECOND_FACTOR_ON')
	const limit = limitOfHolder(scope, 'first-code', sessionId)
	await countAttempt(scope.db, INSTALLATION, [limit])
	const step = stepOf(scope, account, code)
	if (step === undefined) throw wrongCode()
	await uncountAttempt(scope.db, INSTALLATION, [limit])
	return inTransaction(scope.db, async (tx) => {
		const turnedOn = await tx
			.update(staffAccount)
			.set({ totpSince: sql`now()`, totpStep: step })
			.where(
				and(
					eq(staffAccount.id, account.id),
					isNull(staffAccount.totpSince),
					eq(staffAccount.totpSecret, account.totpSecret ?? ''),
				),
			)
			.returning({ id: staffAccount.id })
		if (turnedOn.length === 0) throw new Problem(409, 'SECOND_FACTOR_ON')
		return newRecoveryCodes(tx, account.id, scope.secret)
	})
}

/** Turns the second factor off and deletes the recovery codes. */
export async function disableSecondFactor(tx: Transaction, accountId: string) {
	await tx
		.update(staffAccount)
		.set({ totpSecret: null, totpSince: null, totpStep: null })
		.where(eq(staffAccount.id, accountId))
	await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.accountId, accountId))
}

/** Replaces the recovery codes with ten new ones. */
export async function newRecoveryCodes(
	tx: Transaction,
	accountId: string,
	secret: string,
): Promise<string[]> {
	await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.accountId, accountId))
	const codes = Array.from({ length: RECOVERY_CODES }, () => {
		const plain = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
		return plain.replace(/(.{4})(?=.)/g, '$1-')
	})
	await tx
		.insert(staffRecoveryCode)
		.values(
			codes.map((code) => ({ accountId, digest: recoveryCodeDigest(code, accountId, secret) })),
		)
	return codes
}

/**
 * Uses a code of the app or a recovery code; a single statement marks it as used and rejects a repeat. 422 CODE_WRONG
 * on CODE; 429 over the limits. The right recovery code is accepted over them, too: it has eighty random bits.
 */
export async function requireSecondFactor(
	scope: StaffScope,
	account: StaffAccount,
	code: string,
	limits: Limit[],
) {
	if (account.totpSince !== null && (await takeRecoveryCode(scope, account.id, code))) return
	await countAttempt(scope.db, INSTALLATION, limits)
	if (!(await takeCode(scope, account, code))) throw wrongCode()
	await uncountAttempt(scope.db, INSTALLATION, limits)
}

/** Whether it is an unused recovery code of the account. */
export async function hasRecoveryCode(scope: StaffScope, accountId: string, code: string) {
	const found = await scope.db.$count(staffRecoveryCode, isUnused(scope, accountId, code))
	return found > 0
}

async function takeCode(scope: StaffScope, account: StaffAccount, code: string): Promise<boolean> {
	if (account.totpSince === null || !/^\d{6}$/.test(code.replace(/[\s-]/g, ''))) return false
	return takeStep(scope.db, account.id, stepOf(scope, account, code))
}

async function takeStep(db: Queryable, accountId: string, step: number | undefined) {
	if (step === undefined) return false
	const taken = await db
		.update(staffAccount)
		.set({ totpStep: step })
		.where(
			and(
				eq(staffAccount.id, accountId),
				sql`${staffAccount.totpSince} is not null`,
				sql`coalesce(${staffAccount.totpStep}, 0) < ${step}`,
			),
		)
		.returning({ id: staffAccount.id })
	return taken.length > 0
}

/** Uses a recovery code; false if it is none of the account, or used. */
export async function takeRecoveryCode(scope: StaffScope, accountId: string, code: string) {
	const taken = await scope.db
		.update(staffRecoveryCode)
		.set({ usedAt: sql`now()` })
		.where(isUnused(scope, accountId, code))
		.returning({ digest: staffRecoveryCode.digest })
	return taken.length > 0
}

function isUnused({ secret }: StaffScope, accountId: string, code: string) {
	return and(
		eq(staffRecoveryCode.accountId, accountId),
		eq(staffRecoveryCode.digest, recoveryCodeDigest(code, accountId, secret)),
		isNull(staffRecoveryCode.usedAt),
	)
}

/** The time step of a code, at most one before or after now; undefined if it matches none. */
function stepOf({ secret, clock }: StaffScope, account: StaffAccount, code: string) {
	if (account.totpSecret === null) throw new Problem(409, 'SECOND_FACTOR_OFF')
	const totp = totpOf(unseal(account.totpSecret, totpSeal(account.id, secret)), account.email)
	const timestamp = clock().getTime()
	const delta = totp.validate({ token: code.replace(/[\s-]/g, ''), timestamp, window: 1 })
	return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(base32: string, label: string): TOTP {
	return new TOTP({
		issuer: 'Etalase',
		label,
		secret: Secret.fromBase32(base32),
		algorithm: 'SHA1',
		digits: 6,
		period: PERIOD_SECONDS,
	})
}

function wrongCode(): Problem {
	return fieldProblem('CODE', { message: 'CODE_WRONG' })
}

function totpSeal(owner: string, secret: string) {
	return { purpose: 'staff-totp', owner, secret } as const
}
