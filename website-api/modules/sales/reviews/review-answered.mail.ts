import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type MailText, mailText } from '#website-api/i18n/mail-text.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { unsubscribePath } from '#website-api/modules/customers/notifications/unsubscribe-path.ts'
import { wantsMail } from '#website-api/modules/customers/notifications/mail-reader.queries.ts'
import { mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { isReview } from './review-list.queries.ts'

const Payload = z.object({ reviewId: z.number().int() })

/** Mail to a customer with the shop's reply to their review; null for a hidden review. */
export async function reviewAnsweredMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { companyId, shop, secret } = scope
	const [found] = await db
		.select({
			reply: review.reply,
			name: product.name,
			slug: product.slug,
			customerId: customer.id,
			person: customer.name,
			email: customer.email,
			locale: customer.locale,
		})
		.from(review)
		.innerJoin(
			product,
			and(eq(product.companyId, review.companyId), eq(product.id, review.productId)),
		)
		.innerJoin(orders, and(eq(orders.companyId, review.companyId), eq(orders.id, review.orderId)))
		.innerJoin(
			customer,
			and(eq(customer.companyId, orders.companyId), eq(customer.id, orders.customerId)),
		)
		.where(
			and(
				isReview(companyId, Payload.parse(payload).reviewId),
				isNull(review.hiddenAt),
				isNull(customer.deletedAt),
			),
		)
	if (!found || found.reply === null) return null
	const { locale, customerId, reply } = found
	const owner = { companyId, customerId }
	if (!(await wantsMail(db, owner, 'REVIEW_ANSWER'))) return null
	const host = (await mainHostOf(db, companyId)) ?? 'localhost'
	const values = { shop, product: textIn(found.name, locale) }
	const t = (key: MailText) => mailText(locale, key, values)
	return {
		to: found.email,
		locale,
		content: {
			subject: t('review-answered.subject'),
			name: found.person,
			paragraphs: [t('review-answered.text'), reply],
			button: {
				label: t('review-answered.button'),
				href: scope.page(host, locale, `/product/${found.slug}#reviews`),
			},
			unsubscribe: {
				label: t('unsubscribe'),
				href: scope.page(host, locale, unsubscribePath(owner, 'REVIEW_ANSWER', secret)),
			},
		},
	}
}
