import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { StockedVariantPage, StockedVariantQuery } from '#contract/stocked-product.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { product } from './product.table.ts'
import { choiceLabel, found, isBelow, listedColumns, LOW } from './stocked-products.queries.ts'
import { variant } from './variant.table.ts'

/** A page of a company's offered variants, those of the newest products first. */
export async function variantSheet(
	db: Queryable,
	companyId: number,
	query: StockedVariantQuery,
): Promise<StockedVariantPage> {
	const [productId = 0, variantId = 0] = (query.next ?? '').split(':').map(Number)
	const rows = await db
		.select({ product: listedColumns, variant, onHand: stock.onHand, reserved: stock.reserved })
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(
			and(
				eq(variant.companyId, companyId),
				eq(variant.active, true),
				sql`${product.status} <> 'ARCHIVED'`,
				query.search === undefined ? undefined : await found(db, companyId, query.search),
				query.category === undefined ? undefined : isBelow(companyId, query.category),
				query.isLow ? sql`${stock.onHand} - ${stock.reserved} <= ${LOW}` : undefined,
				query.next === undefined
					? undefined
					: sql`(${variant.productId} < ${productId} or (${variant.productId} = ${productId} and ${variant.id} > ${variantId}))`,
			),
		)
		.orderBy(desc(variant.productId), asc(variant.id))
		.limit(query.limit + 1)
	const shown = rows.slice(0, query.limit)
	const last = shown.at(-1)?.variant
	return {
		list: shown.map(({ product: { id, name, options }, variant: row, onHand, reserved }) => ({
			productId: id,
			nameId: name.id,
			nameEn: name.en,
			id: row.id,
			sku: row.sku,
			label: choiceLabel(options, row.choice),
			price: row.price,
			discountPrice: row.discountPrice,
			isActive: row.active,
			onHand: onHand ?? 0,
			reserved: reserved ?? 0,
		})),
		next: rows.length > shown.length && last ? `${last.productId}:${last.id}` : null,
	}
}
