import { randomBytes } from 'node:crypto'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { SETUP_PAGE } from '#contract/setup.ts'
import { excluded } from '#website-api/db/clock.ts'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operator-api/operator-event.command.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { createStaff } from '#website-api/modules/platform/staff/staff-account.command.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { tokenHash } from '#website-api/modules/platform/staff/staff-secrets.ts'
import {
	confirmStaffSession,
	openStaffSession,
	type StaffDevice,
} from '#website-api/modules/platform/staff/staff-session.command.ts'
import { setupLink } from './setup-link.table.ts'

const LIFE_HOURS = 24

/** Creates the link that sets up the installation and ends an earlier one. 409 SETUP_DONE if an account exists. */
export async function createSetupLink(db: Queryable, adminAddress: string) {
	const token = randomBytes(32).toString('base64url')
	const values = {
		tokenHash: tokenHash(token),
		expiresAt: sql`now() + make_interval(hours => ${LIFE_HOURS})`,
	}
	if (await hasStaff(db)) throw new Problem(409, 'SETUP_DONE')
	const [made] = await db
		.insert(setupLink)
		.values(values)
		.onConflictDoUpdate({
			target: setupLink.id,
			set: { ...values, expiresAt: excluded(setupLink.expiresAt) },
			setWhere: isNull(setupLink.usedAt),
		})
		.returning({ expiresAt: setupLink.expiresAt })
	if (!made) throw new Problem(409, 'SETUP_DONE')
	return { address: `${adminAddress}${SETUP_PAGE}?token=${token}`, expiresAt: made.expiresAt }
}

/** The link for an unused installation; undefined if a shop or an account exists. */
export async function firstSetupLink(
	db: Queryable,
	adminAddress: string,
): Promise<string | undefined> {
	const [shop] = await db.select({ id: company.id }).from(company).limit(1)
	if (shop || (await hasStaff(db))) return undefined
	return (await createSetupLink(db, adminAddress)).address
}

/** Refuses a link that is no longer valid. 410 LINK_USED. */
export async function requireSetupLink(db: Queryable, token: string) {
	const [link] = await db.select({ id: setupLink.id }).from(setupLink).where(isOpen(db, token))
	if (!link) throw new Problem(410, 'LINK_USED')
}

type Owner = { email: string; name: string; whatsapp: string | null; password: string }

/**
 * Creates the first account, an administrator of the installation, and signs it in. One of several concurrent
 * requests succeeds, as the link's row is claimed first. The session counts as confirmed, as the password was just
 * chosen. 410 LINK_USED, 422 on PASSWORD.
 */
export async function createOwner(
	{ db, correlationId }: { db: Database; correlationId: string },
	token: string,
	{ password, ...owner }: Owner,
	from: StaffDevice,
): Promise<{ token: string; expiresAt: Date }> {
	// Rejects an invalid link before the costly password hash.
	await requireSetupLink(db, token)
	requireUncommon(password, { email: owner.email })
	const passwordHash = await hashPassword(password)
	return inTransaction(db, async (tx) => {
		const [claimed] = await tx
			.update(setupLink)
			.set({ usedAt: sql`now()` })
			.where(isOpen(tx, token))
			.returning({ id: setupLink.id })
		if (!claimed) throw new Problem(410, 'LINK_USED')
		const id = await createStaff(tx, { ...owner, passwordHash, isAdministrator: true })
		await recordStaffEvent(
			tx,
			{ id, name: owner.name },
			{ operation: 'POST /setup/owner', correlationId, address: from.address },
		)
		const session = await openStaffSession(tx, id, from)
		await confirmStaffSession(tx, session.id)
		return session
	})
}

function isOpen(db: Queryable, token: string) {
	return and(
		eq(setupLink.tokenHash, tokenHash(token)),
		isNull(setupLink.usedAt),
		sql`${setupLink.expiresAt} > now()`,
		notExists(db.select({ id: staffAccount.id }).from(staffAccount)),
	)
}

async function hasStaff(db: Queryable): Promise<boolean> {
	const [account] = await db.select({ id: staffAccount.id }).from(staffAccount).limit(1)
	return account !== undefined
}
