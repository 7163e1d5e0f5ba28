import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operator-api/operator-event.command.ts'
import { Problem } from '#website-api/http/problem.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { randomPassword, staffOfId, staffWithEmail } from './staff-account.queries.ts'
import { staffAccount, type StaffAccount } from './staff-account.table.ts'
import { staffLinkOwner, staffLinkToken } from './staff-link.queries.ts'
import { createStaffLink, consumeStaffLink, consumeStaffLinks } from './staff-link.command.ts'
import { staffMember } from './staff-member.table.ts'
import { membershipsOf, staffMembers } from './staff-member.queries.ts'
import { INSTALLATION } from './staff-scope.ts'
import { disableSecondFactor } from './staff-second-factor.command.ts'
import type { StaffSignInScope } from './staff-sign-in.command.ts'
import { endStaffSessions } from './staff-session.command.ts'

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

/**
 * A link that sets a new password, for a member who gets no mail. 404 STAFF_NOT_FOUND; 409 STAFF_ELSEWHERE for an account that
 * can do more than in this company: its other companies, or the installation, must not depend on this one's owners.
 */
export async function staffResetLink(
	{ db, secret, adminAddress }: { db: Database; secret: string; adminAddress: string },
	{ companyId, accountId }: { companyId: number; accountId: string },
): Promise<string> {
	return inTransaction(db, async (tx) => {
		const [member] = await staffMembers(tx, companyId, accountId)
		if (!member) throw new Problem(404, 'STAFF_NOT_FOUND')
		const account = await staffOfId(tx, accountId)
		const memberships = await membershipsOf(tx, accountId)
		if (account.isAdministrator || memberships.some((one) => one.companyId !== companyId)) {
			throw new Problem(409, 'STAFF_ELSEWHERE')
		}
		const linkId = await createStaffLink(tx, accountId, 'PASSWORD_RESET')
		const page = new URL(STAFF_MAIL_PAGES.passwordReset, adminAddress)
		page.searchParams.set('token', staffLinkToken(linkId, 'PASSWORD_RESET', secret))
		return page.href
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
