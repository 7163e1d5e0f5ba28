import type { Locale } from '#website-api/i18n/locale.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import { smallPrint, type MailContent, type Sender } from './mail-content.ts'

/** A mail as plain text, for recipients and programs that show no HTML. */
export function mailPlainText(content: MailContent, locale: Locale, sender: Sender): string {
	const { shop } = sender
	const { subject, name, paragraphs, rows = [], button, notes = [], unsubscribe } = content
	const table = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
	return [
		// The shop's name comes first: the recipient's name is user input, and mail programs preview the first words.
		`${shop}: ${subject}`,
		mailText(locale, 'greeting', { name }),
		...paragraphs,
		...(table === '' ? [] : [table]),
		...(button ? [`${button.label}:\n${button.href}`] : []),
		...notes,
		...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.href}`] : []),
		`${mailText(locale, 'closing')}\n${shop}`,
		`-- \n${smallPrint(locale, sender).join('\n')}`,
	].join('\n\n')
}
