import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { mailText, type MailText } from '#website-api/i18n/mail-text.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { walletAdjustment } from './wallet-adjustment.table.ts'

const Adjusted = z.object({ adjustmentId: z.uuid() })

/** Mail about money that staff added to the customer's wallet or took from it; null of a deleted account. */
export async function walletAdjustedMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { adjustmentId } = Adjusted.parse(payload)
	const { companyId } = scope
	const [row] = await db
		.select()
		.from(walletAdjustment)
		.where(and(eq(walletAdjustment.companyId, companyId), eq(walletAdjustment.id, adjustmentId)))
	const customer = row && (await findCustomer(db, { companyId, customerId: row.customerId }))
	if (!row || !customer) return null
	const { locale } = customer
	const amount = mailRupiah(Math.abs(row.amount))
	const t = (key: MailText) => mailText(locale, key, { shop: scope.shop, amount })
	const step = row.amount > 0 ? 'added' : 'taken'
	const host = (await mainHostOf(db, companyId)) ?? 'localhost'
	return {
		to: customer.email,
		locale,
		content: {
			name: customer.name,
			subject: t(`wallet.${step}.subject`),
			paragraphs: [t(`wallet.${step}.text`)],
			rows: [
				...(row.note === '' ? [] : [{ label: t('wallet.row.note'), value: row.note }]),
				{ label: t('wallet.row.amount'), value: amount, isTotal: true },
			],
			button: { label: t('wallet.button'), href: scope.page(host, locale, '/profile/wallet') },
		},
	}
}
