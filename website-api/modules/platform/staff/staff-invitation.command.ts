import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/operator/permissions.ts'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import type { Invitation } from '#contract/staff-member.ts'
import { InvitationAcceptance } from '#contract/staff-sign-in.ts'
import { type Database, inTransaction, type Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { recordStaffEvent } from '#website-api/modules/platform/operator-api/operator-event.command.ts'
import { hashPassword, requireUncommon } from '#website-api/modules/platform/passwords/password.ts'
import { staffOfId, staffWithEmail } from './staff-account.queries.ts'
import { createStaff } from './staff-account.command.ts'
import { staffInvitation } from './staff-member.table.ts'
import { setRole } from './staff-member.command.ts'
import { readSignedId, signedId } from './staff-secrets.ts'
import { requireStaffPassword, type StaffSignInScope } from './staff-sign-in.command.ts'

const LIFE_DAYS = 3
/** Purpose that an invitation's token is signed for. */
const INVITATION_PURPOSE = 'INVITATION'

const isOpen = and(
	isNull(staffInvitation.acceptedAt),
	isNull(staffInvitation.revokedAt),
	sql`${staffInvitation.expiresAt} > now()`,
)

/** Mails an invitation and revokes an earlier one to the same address. Returns its id. */
export async function invite(
	db: Database,
	{ companyId, email, role }: { companyId: number; email: string; role: StaffRole },
): Promise<string> {
	return inTransaction(db, async (tx) => {
		await tx
			.update(staffInvitation)
			.set({ revokedAt: sql`now()` })
			.where(
				and(
					eq(staffInvitation.companyId, companyId),
					sql`lower(${staffInvitation.email}) = ${email.toLowerCase()}`,
					isNull(staffInvitation.acceptedAt),
					isNull(staffInvitation.revokedAt),
				),
			)
		const [made] = await tx
			.insert(staffInvitation)
			.values({
				companyId,
				email,
				role,
				expiresAt: sql`now() + make_interval(days => ${LIFE_DAYS})`,
			})
			.returning({ id: staffInvitation.id })
		if (!made) throw new Error('The invitation was not stored.')
		await announce(tx, {
			companyId,
			topic: 'staff.invitation',
			dedupeKey: `staff.invitation:${made.id}`,
			payload: { invitationId: made.id },
		})
		return made.id
	})
}

/** The open invitations of a company or (null) of all, or only the one with this id. */
export async function openInvitations(
	{ db, secret, adminAddress }: { db: Queryable; secret: string; adminAddress: string },
	companyId: number | null,
	id?: string,
): Promise<Invitation[]> {
	const rows = await db
		.select({ invitation: staffInvitation, code: company.code })
		.from(staffInvitation)
		.innerJoin(company, eq(company.id, staffInvitation.companyId))
		.where(
			and(
				isOpen,
				companyId === null ? undefined : eq(staffInvitation.companyId, companyId),
				id === undefined ? undefined : eq(staffInvitation.id, id),
			),
		)
		.orderBy(desc(staffInvitation.createdAt))
	return rows.map(({ invitation, code }) => ({
		...invitation,
		companyCode: code,
		link: invitationLink(invitation.id, secret, new URL(STAFF_MAIL_PAGES.invitation, adminAddress)),
	}))
}

/** The link of an invitation. @param page the admin's page for it */
export function invitationLink(id: string, secret: string, page: URL): string {
	page.searchParams.set('token', signedId(id, INVITATION_PURPOSE, secret))
	return page.href
}

/** Revokes an open invitation. 404 INVITATION_NOT_FOUND. */
export async function revokeInvitation(db: Queryable, companyId: number | null, id: string) {
	const revoked = await db
		.update(staffInvitation)
		.set({ revokedAt: sql`now()` })
		.where(
			and(
				eq(staffInvitation.id, id),
				isOpen,
				companyId === null ? undefined : eq(staffInvitation.companyId, companyId),
			),
		)
		.returning({ id: staffInvitation.id })
	if (revoked.length === 0) throw new Problem(404, 'INVITATION_NOT_FOUND')
}

/** Company, role and email of an open invitation. 410 LINK_USED. */
export async function findInvitation(db: Queryable, token: string, secret: string) {
	const [invitation] = await db.select().from(staffInvitation).where(ofToken(token, secret))
	if (!invitation) throw new Problem(410, 'LINK_USED')
	const { name } = await findCompany(db, invitation.companyId)
	return { ...invitation, companyName: name, account: await staffWithEmail(db, invitation.email) }
}

/**
 * Accepts an invitation with a new account, or with the password of an existing one. One of several concurrent
 * requests succeeds. 410 LINK_USED, 422 on name or password.
 */
export async function acceptInvitation(
	scope: StaffSignInScope,
	{ token, name, password }: { token: string; name?: string | undefined; password: string },
	address: string,
) {
	const { db, secret, correlationId } = scope
	const { id: holder, email, account } = await findInvitation(db, token, secret)
	let fresh: { email: string; name: string; passwordHash: string } | undefined
	if (account) await requireStaffPassword(scope, account, { password, holder })
	else {
		if (name === undefined)
			throw fieldProblem(InvitationAcceptance, 'name', { message: 'FIELD_REQUIRED' })
		if (password.length < 10) {
			throw fieldProblem(InvitationAcceptance, 'password', {
				message: 'FIELD_TOO_SHORT',
				params: { least: 10 },
			})
		}
		requireUncommon(password, { email })
		fresh = { email, name, passwordHash: await hashPassword(password) }
	}
	await inTransaction(db, async (tx) => {
		const [accepted] = await tx
			.update(staffInvitation)
			.set({ acceptedAt: sql`now()` })
			.where(ofToken(token, secret))
			.returning()
		if (!accepted) throw new Problem(410, 'LINK_USED')
		const accountId = fresh ? await createStaff(tx, fresh) : (account?.id ?? '')
		const { companyId, role } = accepted
		await setRole(tx, { companyId, accountId, role })
		await recordStaffEvent(tx, await staffOfId(tx, accountId), {
			operation: 'POST /invitations/acceptance',
			correlationId,
			address,
			companyId,
		})
	})
}

function ofToken(token: string, secret: string) {
	const id = readSignedId(token, INVITATION_PURPOSE, secret)
	return id === undefined ? sql`false` : and(eq(staffInvitation.id, id), isOpen)
}
