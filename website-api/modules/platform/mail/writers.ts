import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { AddressedMail } from './mail-content.ts'

/** Context of a mail, besides the payload of its announcement. */
export type WriterScope = {
	companyId: number
	/** The shop's name. */
	shop: string
	secret: string
	/** Operator of the installation. */
	adminEmail?: string | undefined
	/** Returns the URL of a page of the shop. */
	page: (host: string, locale: Locale, path: `/${string}`) => string
	/** Returns the URL of a page of the admin. */
	adminPage: (path: `/${string}`) => string
}

/** Writes the mail of an announcement from current data; null: no mail is sent. */
export type MailWriter = (
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
) => Promise<AddressedMail | null>

/** Mail writers by topic. An announcement of another topic sends no mail. */
export type MailWriters = Readonly<Record<string, MailWriter>>
