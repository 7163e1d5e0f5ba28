import type { Queryable } from '#website-api/db/database.ts'
import { type Locale, LOCALES } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Delivery } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlainText } from './mail-text.ts'
import type { Mailer } from './mailer.ts'
import type { MailWriters } from './writers.ts'

export type MailSettings = {
	/** Writes the mails, by topic. */
	writers: MailWriters
	mailer: Mailer
	/** What mails are sent from, e.g. shop@example.com. */
	from: string
	secret: string
	/** Where a shop is found, with {host} for its host: https://{host}. */
	shopAddress: string
	/** Where the admin is found. */
	adminAddress?: string | undefined
	/** Who looks after the installation; absent: nobody is told what concerns it. */
	adminEmail?: string | undefined
}

/** Writes what concerns no company, e.g. to a staff member without one. */
const installation = { id: 0, name: 'Etalase', customerCarePhone: '' }

/** Sends the mail of an announcement, if it has one; fails when it was not taken. */
export async function deliverMail(
	db: Queryable,
	delivery: Delivery,
	settings: MailSettings,
): Promise<void> {
	const write = settings.writers[delivery.topic]
	if (!write) return
	const company =
		delivery.companyId === 0 ? installation : await findCompany(db, delivery.companyId)
	const { name: shop, customerCarePhone: phone } = company
	const { secret, adminEmail } = settings
	const scope = { companyId: company.id, shop, secret, adminEmail, page, adminPage }
	const addressed = await write(db, scope, delivery.payload)
	if (!addressed || addressed.to === '') return
	const { to, locale, content } = addressed
	const sender = { shop, phone, accent: '#14171c' }
	await settings.mailer.send({
		id: `${delivery.companyId}-${delivery.id}`,
		from: { name: shop, address: settings.from },
		to,
		subject: content.subject,
		text: mailPlainText(content, locale, sender),
		html: mailHtml(content, locale, sender),
		...(content.unsubscribe && {
			headers: { 'List-Unsubscribe': `<${content.unsubscribe.href}>` },
		}),
	})

	function adminPage(path: `/${string}`): string {
		return `${settings.adminAddress ?? 'http://localhost:3100'}${path}`
	}

	function page(host: string, language: Locale, path: `/${string}`): string {
		const prefix = language === LOCALES[0] ? '' : `/${language}`
		return `${settings.shopAddress.replace('{host}', host)}${prefix}${path}`
	}
}
