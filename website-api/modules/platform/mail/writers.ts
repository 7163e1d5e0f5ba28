import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { AddressedMail } from './mail-content.ts'

/** What a mail is written with, besides what its announcement says. */
export type WriterScope = {
	companyId: number
	/** The shop's name. */
	shop: string
	secret: string
	/** Who looks after the installation. */
	adminEmail?: string | undefined
	/** The address of one of the shop's pages. */
	page: (host: string, locale: Locale, path: `/${string}`) => string
	/** The address of one of the admin's pages. */
	adminPage: (path: `/${string}`) => string
}

/** Writes the mail of an announcement from what the database says now; null: no mail is sent. */
export type MailWriter = (
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
) => Promise<AddressedMail | null>

/** Mail writers by topic of the announcement; an announcement of another topic sends no mail. */
export type MailWriters = Readonly<Record<string, MailWriter>>
