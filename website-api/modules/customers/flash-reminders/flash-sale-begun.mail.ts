import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type MailText, mailText } from '#website-api/i18n/mail-text.ts'
import { flashSale } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { mailReader } from '#website-api/modules/customers/notifications/mail-reader.queries.ts'
import { mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { flashReminder } from './flash-reminder.table.ts'

const Payload = z.object({ customerId: z.uuid(), saleId: z.number().int() })

/** Mail that a flash sale has begun; none once the sale is over. */
export async function flashSaleBegunMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { companyId } = scope
	const { customerId, saleId } = Payload.parse(payload)
	const owner = { companyId, customerId }
	const [sale, reader] = await Promise.all([
		remindedSale(db, owner, saleId),
		mailReader(db, owner, 'FLASH_SALE', scope.secret),
	])
	if (!sale || !reader) return null
	const host = (await mainHostOf(db, companyId)) ?? 'localhost'
	const { locale } = sale
	const values = { shop: scope.shop, sale: textIn(sale.name, locale) }
	const t = (key: MailText) => mailText(locale, key, values)
	return {
		to: reader.email,
		locale,
		content: {
			subject: t('flashSale.begun.subject'),
			name: reader.name,
			paragraphs: [t('flashSale.begun.text')],
			button: { label: t('flashSale.begun.button'), href: scope.page(host, locale, '/') },
			notes: [t('flashSale.begun.once')],
			unsubscribe: { label: t('unsubscribe'), href: scope.page(host, locale, reader.unsubscribe) },
		},
	}
}

async function remindedSale(db: Queryable, { companyId, customerId }: Owner, saleId: number) {
	const [found] = await db
		.select({ name: flashSale.name, locale: flashReminder.locale })
		.from(flashReminder)
		.innerJoin(
			flashSale,
			and(eq(flashSale.companyId, flashReminder.companyId), eq(flashSale.id, flashReminder.saleId)),
		)
		.where(
			and(
				eq(flashReminder.companyId, companyId),
				eq(flashReminder.customerId, customerId),
				eq(flashReminder.saleId, saleId),
				gt(flashSale.endsAt, sql`now()`),
			),
		)
	return found
}
