import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { staffWithEmail } from './staff-account.queries.ts'
import { staffAccount } from './staff-account.table.ts'
import { invitationLink } from './staff-invitation.command.ts'
import { staffLinkToken } from './staff-link.queries.ts'
import { staffInvitation } from './staff-member.table.ts'

const TestMail = z.object({ email: z.string(), name: z.string(), locale: z.enum(LOCALES) })

/** Invitation to a company's staff. */
export async function staffInvitationMail(
	db: Queryable,
	{ shop, secret, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { invitationId } = z.object({ invitationId: z.uuid() }).parse(payload)
	const [invitation] = await db
		.select()
		.from(staffInvitation)
		.where(eq(staffInvitation.id, invitationId))
	if (!invitation || invitation.revokedAt !== null) return null
	const account = await staffWithEmail(db, invitation.email)
	const locale = account?.locale ?? 'id'
	const role = mailText(locale, `staff.role.${invitation.role}`)
	const page = new URL(adminPage(STAFF_MAIL_PAGES.invitation))
	return {
		to: invitation.email,
		locale,
		content: {
			subject: mailText(locale, 'staff-invitation.subject', { shop }),
			name: account?.name ?? invitation.email,
			paragraphs: [mailText(locale, 'staff-invitation.text', { shop, role })],
			button: {
				label: mailText(locale, 'staff-invitation.button'),
				href: invitationLink(invitation.id, secret, page),
			},
			notes: [mailText(locale, 'staff-invitation.ignore')],
		},
	}
}

/** Test mail of the setup checklist. */
export async function staffTestMail(
	_db: Queryable,
	{ shop, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { email, name, locale } = TestMail.parse(payload)
	return {
		to: email,
		locale,
		content: {
			subject: mailText(locale, 'staff-test.subject', { shop }),
			name,
			paragraphs: [mailText(locale, 'staff-test.text')],
			button: { label: mailText(locale, 'staff-password-changed.button'), href: adminPage('/') },
		},
	}
}

/** Mail with a link to reset the password. */
export async function staffPasswordResetMail(
	db: Queryable,
	{ secret, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { accountId, linkId } = z.object({ accountId: z.uuid(), linkId: z.uuid() }).parse(payload)
	const [account] = await db.select().from(staffAccount).where(eq(staffAccount.id, accountId))
	if (!account) return null
	const { locale, email, name } = account
	const token = staffLinkToken(linkId, 'PASSWORD_RESET', secret)
	return {
		to: email,
		locale,
		content: {
			subject: mailText(locale, 'staff-password-reset.subject'),
			name,
			paragraphs: [mailText(locale, 'staff-password-reset.text')],
			button: {
				label: mailText(locale, 'password-reset.button'),
				href: `${adminPage(STAFF_MAIL_PAGES.passwordReset)}?token=${token}`,
			},
			notes: [mailText(locale, 'password-reset.ignore')],
		},
	}
}

/** Notification that the password was changed. */
export async function staffPasswordChangedMail(
	db: Queryable,
	{ adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { accountId } = z.object({ accountId: z.uuid() }).parse(payload)
	const [account] = await db.select().from(staffAccount).where(eq(staffAccount.id, accountId))
	if (!account) return null
	const { locale, email, name } = account
	return {
		to: email,
		locale,
		content: {
			subject: mailText(locale, 'staff-password-changed.subject'),
			name,
			paragraphs: [
				mailText(locale, 'staff-password-changed.text'),
				mailText(locale, 'staff-password-changed.ignore'),
			],
			button: { label: mailText(locale, 'staff-password-changed.button'), href: adminPage('/') },
		},
	}
}
