import type { Locale } from '#website-api/i18n/locale.ts'

/** A table row of a mail: words at the left, a number or a name at the right. */
export type MailRow = { label: string; value: string; isTotal?: boolean }

/** What one mail says, in its reader's language and in plain words: no part of it is HTML. */
export type MailContent = {
	subject: string
	/** Who reads it, as they are greeted. */
	name: string
	paragraphs: string[]
	rows?: MailRow[]
	button?: { label: string; href: string }
	/** Smaller, after the button. */
	notes?: string[]
	/** Ends mails of this kind without signing in; it also stands in the mail's header. */
	unsubscribe?: { label: string; href: string }
}

/** A mail with whom it goes to. */
export type AddressedMail = { to: string; locale: Locale; content: MailContent }

/** The shop that writes: its name, its colour and where it is reached. */
export type Sender = { shop: string; phone: string; accent: string }
