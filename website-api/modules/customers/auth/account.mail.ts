import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { type MailText, mailText } from '#website-api/i18n/mail-text.ts'
import { linkToken } from './link.queries.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'

const Payload = z.object({
	customerId: z.string(),
	/** Host name of the shop that the customer used. */
	host: z.string(),
	linkId: z.string().nullable().default(null),
	/** The page to open after signing in. */
	returnPath: z.string().optional(),
	/** Recipient, if not the account's address. */
	email: z.string().optional(),
})

/** Welcome mail; with a link it also asks to confirm the email. */
export function registeredMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t, linkId }) => ({
		subject: t('registered.subject'),
		paragraphs: [t('registered.text'), ...(linkId ? [t('registered.confirm')] : [])],
		button: linkId
			? { label: t('registered.button'), path: '/auth/confirm-email', linkId }
			: { label: t('registered.open'), path: '/profile' },
	}))
}

/** Mail with a link to reset the password. */
export function passwordResetMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t, linkId }) => ({
		subject: t('password-reset.subject'),
		paragraphs: [t('password-reset.text')],
		button: { label: t('password-reset.button'), path: '/auth/reset-password', linkId },
		notes: [t('password-reset.ignore')],
	}))
}

/** A link that signs in. */
export function signInLinkMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t, linkId }) => ({
		subject: t('sign-in-link.subject'),
		paragraphs: [t('sign-in-link.text')],
		button: { label: t('sign-in-link.button'), path: '/auth/email-sign-in', linkId },
		notes: [t('sign-in-link.ignore')],
	}))
}

/** Mail that asks to confirm a new email; sent to the new address. */
export function emailChangeMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t, linkId }) => ({
		subject: t('email-change.subject'),
		paragraphs: [t('email-change.text')],
		button: { label: t('email-change.button'), path: '/auth/confirm-email', linkId },
		notes: [t('email-change.ignore')],
	}))
}

/** Notification to the current email that a new one was requested. */
export function emailChangeNoticeMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t }) => ({
		subject: t('email-change-notice.subject'),
		paragraphs: [t('email-change-notice.text'), t('email-change-notice.ignore')],
		button: { label: t('password-changed.button'), path: '/auth/forgot-password' },
	}))
}

/** Mail with another link to confirm the account's email. */
export function emailConfirmationMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t, linkId }) => ({
		subject: t('email-confirmation.subject'),
		paragraphs: [t('email-confirmation.text')],
		button: { label: t('registered.button'), path: '/auth/confirm-email', linkId },
		notes: [t('email-confirmation.ignore')],
	}))
}

/** Notification that the password was changed. */
export function passwordChangedMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t }) => ({
		subject: t('password-changed.subject'),
		paragraphs: [t('password-changed.text'), t('password-changed.ignore')],
		button: { label: t('password-changed.button'), path: '/auth/forgot-password' },
	}))
}

/** Notification that sign-in with Google was enabled. */
export function googleLinkedMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return accountMail(db, scope, payload, ({ t }) => ({
		subject: t('google-linked.subject'),
		paragraphs: [t('google-linked.text'), t('google-linked.ignore')],
		button: { label: t('google-linked.button'), path: '/profile/google-verification' },
	}))
}

type Words = { t: (key: MailText) => string; linkId: string | null }
type AccountMail = {
	subject: string
	paragraphs: string[]
	button: { label: string; path: `/${string}`; linkId?: string | null }
	notes?: string[]
}

async function accountMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
	write: (words: Words) => AccountMail,
): Promise<AddressedMail | null> {
	const { customerId, host, linkId, email, returnPath } = Payload.parse(payload)
	const row = await findCustomer(db, { companyId: scope.companyId, customerId })
	if (!row) return null
	const { locale } = row
	const t = (key: MailText) => mailText(locale, key, { shop: scope.shop })
	const { button, ...mail } = write({ t, linkId })
	const query = new URLSearchParams({
		...(button.linkId && { token: linkToken(button.linkId, scope.secret) }),
		...(returnPath && { redirectTo: returnPath }),
	}).toString()
	return {
		to: email ?? row.email,
		locale,
		content: {
			name: row.name,
			...mail,
			button: {
				label: button.label,
				href: `${scope.page(host, locale, button.path)}${query && `?${query}`}`,
			},
		},
	}
}
