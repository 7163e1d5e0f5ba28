import type { Queryable } from '#website-api/db/database.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import { openFindings } from './finding.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'

/** Maximum number of findings listed in one mail. */
const maxRows = 20
/** English, like the command line and the log. */
const locale = 'en'

/** Mail to the installation's administrator with the open findings of a company's audit. */
export async function auditFindingsMail(
	db: Queryable,
	{ companyId, shop, adminEmail }: WriterScope,
): Promise<AddressedMail | null> {
	if (adminEmail === undefined) return null
	const open = await openFindings(db, companyId)
	if (open.length === 0) return null
	return {
		to: adminEmail,
		locale,
		content: {
			name: mailText(locale, 'audit.name'),
			subject: mailText(locale, 'audit.subject', { shop }),
			paragraphs: [mailText(locale, 'audit.text', { shop, count: open.length })],
			rows: open.slice(0, maxRows).map(({ oracle, about, found, expected }) => ({
				label: `${oracle} – ${about}`,
				value: mailText(locale, 'audit.figures', { found, expected }),
			})),
			notes: [mailText(locale, 'audit.next')],
		},
	}
}
