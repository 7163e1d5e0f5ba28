import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VariantListQueryWire, VariantListWire } from '#contract/operator-variants.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { product } from './product.table.ts'
import { choiceLabel, found, isBelow, listedColumns, LOW } from './stocked-products.queries.ts'
import { variant } from './variant.table.ts'

/** A page of a company's offered variants, those of the newest products first. */
export async function variantSheet(
	db: Queryable,
	companyId: number,
	query: z.output<typeof VariantListQueryWire>,
): Promise<z.output<typeof VariantListWire>['data']> {
	const [productId = 0, variantId = 0] = (query.NEXT ?? '').split(':').map(Number)
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
				query.SEARCH === undefined ? undefined : await found(db, companyId, query.SEARCH),
				query.CATEGORY_ID === undefined ? undefined : isBelow(companyId, query.CATEGORY_ID),
				query.IS_LOW ? sql`${stock.onHand} - ${stock.reserved} <= ${LOW}` : undefined,
				query.NEXT === undefined
					? undefined
					: sql`(${variant.productId} < ${productId} or (${variant.productId} = ${productId} and ${variant.id} > ${variantId}))`,
			),
		)
		.orderBy(desc(variant.productId), asc(variant.id))
		.limit(query.LIMIT + 1)
	const shown = rows.slice(0, query.LIMIT)
	const last = shown.at(-1)?.variant
	return {
		list: shown.map(({ product: { id, name, options }, variant: row, onHand, reserved }) => ({
			PRODUCT_ID: id,
			NAME_ID: name.id,
			NAME_EN: name.en,
			VARIANT_ID: row.id,
			SKU: row.sku,
			VARIANT_LABEL: choiceLabel(options, row.choice),
			PRICE: row.price,
			DISCOUNT_PRICE: row.discountPrice,
			IS_ACTIVE: row.active,
			ON_HAND: onHand ?? 0,
			RESERVED: reserved ?? 0,
		})),
		NEXT: rows.length > shown.length && last ? `${last.productId}:${last.id}` : null,
	}
}
