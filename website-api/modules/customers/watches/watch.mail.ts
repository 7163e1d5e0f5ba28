import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { WATCH_DAYS } from '#contract/watch.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type MailText, mailText } from '#website-api/i18n/mail-text.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { mailReader } from '#website-api/modules/customers/notifications/mail-reader.queries.ts'
import { endWatchesPath } from '#website-api/modules/customers/notifications/unsubscribe-path.ts'
import { mainHostOf } from '#website-api/modules/platform/companies/company.queries.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { productWatch } from './product-watch.table.ts'
import { watchToken } from './watch.command.ts'

const Payload = z.object({ watchId: z.uuid() })

/** Mail that asks a guest to confirm a watch. */
export async function watchConfirmationMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const facts = await factsOf(db, scope, payload)
	if (!facts) return null
	const { watch, t, link } = facts
	const { email } = watch
	if (email === null || watch.confirmedAt !== null) return null
	const token = watchToken(scope.companyId, watch.id, scope.secret)
	return {
		to: email,
		locale: watch.locale,
		content: {
			subject: t(`watch.confirm.${watch.kind}.subject`),
			name: t('watch.guest'),
			paragraphs: [t(`watch.confirm.${watch.kind}.text`)],
			button: { label: t('watch.confirm.button'), href: link(`/watch/confirm?token=${token}`) },
			notes: [t('watch.confirm.ignore')],
		},
	}
}

/** Mail that a variant is available again or that a price has fallen. */
export async function watchFiredMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const facts = await factsOf(db, scope, payload)
	if (!facts) return null
	const { watch, t, link, slug } = facts
	const reader = await readerOf(db, scope, watch)
	if (!reader) return null
	const variant = watch.variantId === null ? '' : `?v=${watch.variantId}`
	return {
		to: reader.email,
		locale: watch.locale,
		content: {
			subject: t(`watch.fired.${watch.kind}.subject`),
			name: reader.name ?? t('watch.guest'),
			paragraphs: [t(`watch.fired.${watch.kind}.text`)],
			button: { label: t('watch.fired.button'), href: link(`/product/${slug}${variant}`) },
			notes: [t('watch.fired.once')],
			unsubscribe: { label: t('unsubscribe'), href: link(reader.unsubscribe) },
		},
	}
}

type Watch = typeof productWatch.$inferSelect

async function readerOf(db: Queryable, { companyId, secret }: WriterScope, watch: Watch) {
	if (watch.customerId === null) {
		const unsubscribe = endWatchesPath(companyId, watch.id, secret)
		return watch.email === null ? null : { email: watch.email, name: null, unsubscribe }
	}
	const owner = { companyId, customerId: watch.customerId }
	return mailReader(db, owner, watch.kind === 'STOCK' ? 'BACK_IN_STOCK' : 'PRICE_DROP', secret)
}

async function factsOf(db: Queryable, scope: WriterScope, payload: unknown) {
	const { companyId } = scope
	const { watchId } = Payload.parse(payload)
	const [found] = await db
		.select({ watch: productWatch, name: product.name, slug: product.slug })
		.from(productWatch)
		.innerJoin(
			product,
			and(eq(product.companyId, productWatch.companyId), eq(product.id, productWatch.productId)),
		)
		.where(and(eq(productWatch.companyId, companyId), eq(productWatch.id, watchId)))
	if (!found) return null
	const host = (await mainHostOf(db, companyId)) ?? 'localhost'
	const { locale, firedPrice } = found.watch
	const values = {
		shop: scope.shop,
		product: textIn(found.name, locale),
		price: mailRupiah(firedPrice ?? 0),
		days: WATCH_DAYS,
	}
	return {
		...found,
		t: (key: MailText) => mailText(locale, key, values),
		link: (path: `/${string}`) => scope.page(host, locale, path),
	}
}
