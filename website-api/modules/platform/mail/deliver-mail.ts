import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import { localPhone } from '#website-api/modules/platform/identity/phone.ts'
import type { Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlainText } from './mail-text.ts'
import type { Mailer } from './mailer.ts'
import type { MailWriters } from './writers.ts'

export type MailSettings = {
	/** Mail writers by topic. */
	writers: MailWriters
	mailer: Mailer
	/** Sender address, e.g. shop@example.com. */
	from: string
	secret: string
	/** Template of a shop's URL; {host} is replaced by its host name, e.g. https://{host}. */
	shopAddress: string
	/** URL of the admin. */
	adminAddress?: string | undefined
	/** Operator of the installation; absent: mails about the installation are not sent. */
	adminEmail?: string | undefined
}

/** Writers of mails that belong to no company, e.g. to a staff member without one. */
const installation = { id: 0, name: 'Etalase', customerCarePhone: '', hideWatermark: true }

/** Sends the mail of an announcement, if it has one. Rejects if the mail server did not accept it. */
export async function deliverMail(
	db: Queryable,
	delivery: Delivery,
	settings: MailSettings,
): Promise<void> {
	const write = settings.writers[delivery.topic]
	if (!write) return
	const company =
		delivery.companyId === 0 ? installation : await findCompany(db, delivery.companyId)
	const { name: shop, customerCarePhone, hideWatermark } = company
	const { secret, adminEmail } = settings
	const scope = { companyId: company.id, shop, secret, adminEmail, page, adminPage }
	const addressed = await write(db, scope, delivery.payload)
	if (!addressed || addressed.to === '') return
	const { to, locale, content } = addressed
	const sender = { shop, phone: localPhone(customerCarePhone), accent: '#14171c', hideWatermark }
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
		return shopPage(settings.shopAddress, host, language, path)
	}
}
