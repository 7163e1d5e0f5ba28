import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FlashSaleTrial, VariantEffect } from '#contract/flash-sale-plan.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { choiceLabel } from '#website-api/modules/catalog/products/stocked-products.queries.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'

/** The effect of a planned sale on each of its variants, with the errors it would be rejected with. */
export async function previewSale(
	{ db, locale }: { db: Queryable; locale: Locale },
	companyId: number,
	{ id, startsAt, endsAt, items }: FlashSaleTrial,
): Promise<VariantEffect[]> {
	const skus = items.map(({ sku }) => sku)
	const rows = await db
		.select({
			variant,
			name: product.name,
			options: product.options,
			available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
			isTaken: sql<boolean>`exists (select 1 from flash_item as item
				join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
				where item.company_id = ${variant.companyId} and item.variant_id = ${variant.id}
					and sale.id <> ${id ?? 0} and sale.starts_at < ${endsAt.toISOString()}::timestamptz
					and sale.ends_at > ${startsAt.toISOString()}::timestamptz)`,
		})
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, companyId), inArray(variant.sku, skus)))
	return items.map(({ sku, price }, at) => {
		const found = rows.find((row) => row.variant.sku === sku)
		return {
			sku,
			productName: found ? textIn(found.name, locale) : '',
			variantLabel: found ? choiceLabel(found.options, found.variant.choice) : '',
			usualPrice: found?.variant.price ?? 0,
			available: found?.available ?? 0,
			problem: problem(),
		}

		function problem(): VariantEffect['problem'] {
			if (!found) return 'FLASH_VARIANT_UNKNOWN'
			if (skus.indexOf(sku) < at) return 'FLASH_ITEM_TWICE'
			if (price >= found.variant.price) return 'FLASH_NOT_CHEAPER'
			return found.isTaken ? 'FLASH_OVERLAP' : null
		}
	})
}
