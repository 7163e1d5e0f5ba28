import type { Locale } from '#website-api/i18n/locale.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'

/** A table row of a mail: a label at the left, a value at the right. */
export type MailRow = { label: string; value: string; isTotal?: boolean }

/** Content of a mail, in the recipient's language and as plain text without HTML. */
export type MailContent = {
	subject: string
	/** Name for the greeting. */
	name: string
	paragraphs: string[]
	rows?: MailRow[]
	button?: { label: string; href: string }
	/** Small print below the button. */
	notes?: string[]
	/** URL that ends mails of this kind without signing in; it is also in the List-Unsubscribe header. */
	unsubscribe?: { label: string; href: string }
}

/** A mail with its recipient. */
export type AddressedMail = { to: string; locale: Locale; content: MailContent }

/** The shop that sends: name, colour and contact details. */
export type Sender = {
	shop: string
	phone: string
	accent: string
	/** Leaves out the line that names this software. */
	hideWatermark: boolean
}

/** The small print of every mail: who sent it, and with what. */
export function smallPrint(locale: Locale, { shop, phone, hideWatermark }: Sender): string[] {
	const sent = mailText(locale, phone === '' ? 'automatic.plain' : 'automatic', { shop, phone })
	return hideWatermark ? [sent] : [sent, mailText(locale, 'watermark')]
}
