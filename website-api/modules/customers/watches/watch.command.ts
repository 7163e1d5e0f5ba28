import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { MOST_WATCHES, WATCH_DAYS, type WantedWatch, type Watch } from '#contract/watch.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Database, Queryable, Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { hasPage } from '#website-api/modules/catalog/products/card.queries.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { mailedToken, readMailedToken } from '#website-api/modules/platform/mail/mailed-token.ts'
import { announceToUnverified } from '#website-api/modules/platform/mail/unsolicited-mail.command.ts'
import { productWatch } from './product-watch.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const PURPOSE = 'watch-confirmation'
/** The maximum number of open watches per customer or email. */
const MOST_OF_PRODUCT = 10_000
/** Days within which a guest has to confirm. */
const CONFIRM_DAYS = 3

type Wanted = { companyId: number; locale: Locale; wanted: WantedWatch }

/** Adds a customer's watch; an open one stays unchanged. 404 PRODUCT_NOT_FOUND; 409 WATCHES_FULL. */
export async function watchAsCustomer(tx: Transaction, customerId: string, wanted: Wanted) {
	const { companyId } = wanted
	await lockCustomer(tx, { companyId, customerId })
	const row = await rowFor(tx, wanted)
	if (await isFull(tx, row, eq(productWatch.customerId, customerId))) {
		throw new Problem(409, 'WATCHES_FULL')
	}
	await tx
		.insert(productWatch)
		.values({ ...row, customerId, confirmedAt: sql`now()` })
		.onConflictDoNothing()
}

/**
 * Adds a guest's watch, which starts once it is confirmed by the mailed link. The response is the same whether or not
 * the email has this watch, or too many. 404 PRODUCT_NOT_FOUND.
 */
export async function watchAsGuest(
	tx: Transaction,
	{ email, network }: { email: string; network: string },
	wanted: Wanted,
) {
	const row = await rowFor(tx, wanted)
	const { companyId } = row
	const isTheirs = sql`lower(${productWatch.email}) = ${email.toLowerCase()}`
	if (await isFull(tx, row, isTheirs)) return
	await tx
		.insert(productWatch)
		.values({ ...row, email })
		.onConflictDoNothing()
	const [waiting] = await tx
		.select({ id: productWatch.id })
		.from(productWatch)
		.where(and(isOpen(row), isTheirs, isNull(productWatch.confirmedAt)))
	if (!waiting) return
	const topic = 'watch.confirmation'
	const announcement = {
		companyId,
		topic,
		dedupeKey: `${topic}:${randomUUID()}`,
		payload: { watchId: waiting.id },
	}
	await announceToUnverified(tx, announcement, { email, network })
}

/** The token of a guest's confirmation link. */
export function watchToken(companyId: number, watchId: string, secret: string): string {
	return mailedToken(PURPOSE, `${companyId}:${watchId}`, secret)
}

/** Starts the watch of a confirmation link. 410 LINK_USED if the link is expired or of another shop. */
export async function startWatch(
	db: Queryable,
	{ companyId, secret }: { companyId: number; secret: string },
	token: string,
) {
	const [company, id] = (readMailedToken(PURPOSE, token, secret) ?? '').split(':')
	if (company !== String(companyId) || id === undefined) throw new Problem(410, 'LINK_USED')
	const { rows } = await db.execute<{ kind: 'STOCK' | 'PRICE'; slug: string }>(sql`
		update product_watch as watch set confirmed_at = least(watch.confirmed_at, now())
		from product
		where watch.company_id = ${companyId} and watch.id = ${id}::uuid
			and product.company_id = watch.company_id and product.id = watch.product_id
		returning watch.kind, product.slug`)
	const [confirmed] = rows
	if (!confirmed) throw new Problem(410, 'LINK_USED')
	return confirmed
}

/** A customer's open watches, newest first. */
export async function watchesOf(
	db: Queryable,
	{ companyId, customerId }: Owner,
	locale: Locale,
): Promise<{ list: Watch[] }> {
	const rows = await db
		.select({ watch: productWatch, name: product.name, slug: product.slug })
		.from(productWatch)
		.innerJoin(
			product,
			and(eq(product.companyId, productWatch.companyId), eq(product.id, productWatch.productId)),
		)
		.where(
			and(
				eq(productWatch.companyId, companyId),
				eq(productWatch.customerId, customerId),
				isNull(productWatch.firedAt),
			),
		)
		.orderBy(desc(productWatch.createdAt), desc(productWatch.id))
		.limit(MOST_WATCHES)
	return {
		list: rows.map(({ watch, name, slug }) => ({
			id: watch.id,
			kind: watch.kind,
			product: textIn(name, locale),
			slug,
			date: watch.createdAt,
		})),
	}
}

/** Deletes a customer's watch; does nothing if it does not exist. */
export async function deleteWatch(db: Queryable, { companyId, customerId }: Owner, id: string) {
	await db
		.delete(productWatch)
		.where(
			and(
				eq(productWatch.companyId, companyId),
				eq(productWatch.customerId, customerId),
				eq(productWatch.id, id),
				isNull(productWatch.firedAt),
			),
		)
}

/** Deletes expired watches, and unconfirmed ones of guests. */
export async function deleteOldWatches(db: Database) {
	await db.delete(productWatch).where(
		and(
			sql`(${productWatch.createdAt} < now() - make_interval(days => ${WATCH_DAYS}) or (
			${productWatch.confirmedAt} is null
			and ${productWatch.createdAt} < now() - make_interval(days => ${CONFIRM_DAYS})))`,
			isServed(productWatch.companyId),
		),
	)
}

type Row = Awaited<ReturnType<typeof rowFor>>

/** The row of a watch without customer and email. 404 PRODUCT_NOT_FOUND if the product is not sold. */
async function rowFor(tx: Transaction, { companyId, locale, wanted }: Wanted) {
	const { productId, variantId = 0 } = wanted
	const [found] = await tx
		.select({ price: product.priceMin })
		.from(product)
		.where(and(eq(product.companyId, companyId), eq(product.id, productId), hasPage))
	if (!found) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	const row = { companyId, id: randomUUID(), locale, productId }
	if (wanted.kind === 'PRICE') return { ...row, kind: 'PRICE' as const, price: found.price }
	const isOfProduct = and(
		eq(variant.companyId, companyId),
		eq(variant.id, variantId),
		eq(variant.productId, productId),
	)
	if ((await tx.$count(variant, isOfProduct)) === 0) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	return { ...row, kind: 'STOCK' as const, variantId }
}

function isOpen(row: Row): SQL | undefined {
	return and(
		eq(productWatch.companyId, row.companyId),
		eq(productWatch.kind, row.kind),
		eq(productWatch.productId, row.productId),
		'variantId' in row ? eq(productWatch.variantId, row.variantId) : undefined,
		isNull(productWatch.firedAt),
	)
}

async function isFull(tx: Transaction, row: Row, isTheirs: SQL): Promise<boolean> {
	const open = sql`company_id = ${row.companyId} and fired_at is null`
	const { rows } = await tx.execute<{ is_full: boolean }>(sql`
		select (select count(*) from ${productWatch} where ${open} and ${isTheirs}) >= ${MOST_WATCHES}
			or (select count(*) from (
				select 1 from ${productWatch} where ${open} and product_id = ${row.productId} and confirmed_at is not null
				limit ${MOST_OF_PRODUCT}) as counted) >= ${MOST_OF_PRODUCT} as is_full`)
	return onlyRow(rows).is_full
}
