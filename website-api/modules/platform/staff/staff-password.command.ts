import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operators/operator-event.queries.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { randomPassword, staffOfId, staffWithEmail } from './staff-account.queries.ts'
import { staffAccount, type StaffAccount } from './staff-account.table.ts'
import {
	createStaffLink,
	staffLinkOwner,
	consumeStaffLink,
	consumeStaffLinks,
} from './staff-link.queries.ts'
import { staffMember } from './staff-member.table.ts'
import { disableSecondFactor, INSTALLATION } from './staff-second-factor.command.ts'
import type { StaffSignInScope } from './staff-sign-in.command.ts'
import { endStaffSessions } from './staff-session.queries.ts'

/** Mails a reset link to the account with this email, if it exists. */
export async function requestStaffPasswordReset(db: Database, email: string) {
	await inTransaction(db, async (tx) => {
		const account = await staffWithEmail(tx, email)
		if (!account) return
		const linkId = await createStaffLink(tx, account.id, 'PASSWORD_RESET')
		await announce(tx, {
			companyId: await mailingCompany(tx, account.id),
			topic: 'staff.password-reset',
			dedupeKey: `staff.password-reset:${linkId}`,
			payload: { accountId: account.id, linkId },
		})
	})
}

/** Sets the password by a mailed link and ends every session. 410 LINK_USED, 422 PASSWORD_COMMON. */
export async function resetStaffPassword(
	{ db, secret, correlationId }: StaffSignInScope,
	token: string,
	password: string,
	address: string,
) {
	// Rejects an invalid link before the costly password hash.
	const account = await staffOfId(db, await staffLinkOwner(db, 'PASSWORD_RESET', token, secret))
	requireUncommon(password, account)
	const passwordHash = await hashPassword(password)
	await inTransaction(db, async (tx) => {
		await consumeStaffLink(tx, 'PASSWORD_RESET', token, secret)
		await storePassword(tx, account, passwordHash)
		await recordStaffEvent(tx, account, {
			operation: 'POST /password-reset/confirmation',
			correlationId,
			address,
		})
	})
}

/** Changes the password and ends the other sessions. 422 PASSWORD_COMMON. */
export async function changeStaffPassword(
	db: Database,
	{ account, sessionId }: { account: StaffAccount; sessionId: string },
	password: string,
) {
	requireUncommon(password, account)
	const passwordHash = await hashPassword(password)
	await inTransaction(db, (tx) => storePassword(tx, account, passwordHash, sessionId))
}

/** Sets a random password, turns the second factor off and ends every session; returns the password. */
export async function replaceStaffPassword(db: Database, account: StaffAccount): Promise<string> {
	const password = randomPassword()
	const passwordHash = await hashPassword(password)
	await inTransaction(db, async (tx) => {
		await disableSecondFactor(tx, account.id)
		await storePassword(tx, account, passwordHash)
	})
	return password
}

async function storePassword(
	tx: Transaction,
	{ id }: StaffAccount,
	passwordHash: string,
	currentSession?: string,
) {
	await tx.update(staffAccount).set({ passwordHash }).where(eq(staffAccount.id, id))
	await endStaffSessions(tx, id, currentSession)
	await consumeStaffLinks(tx, id)
	await announce(tx, {
		companyId: await mailingCompany(tx, id),
		topic: 'staff.password-changed',
		dedupeKey: `staff.password-changed:${randomUUID()}`,
		payload: { accountId: id },
	})
}

/** The company that mails to an account are sent for: its first one, or the installation. */
async function mailingCompany(tx: Transaction, accountId: string): Promise<number> {
	const [first] = await tx
		.select({ companyId: staffMember.companyId })
		.from(staffMember)
		.where(eq(staffMember.accountId, accountId))
		.orderBy(asc(staffMember.companyId))
		.limit(1)
	return first?.companyId ?? INSTALLATION
}
