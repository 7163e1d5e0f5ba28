import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
	FLASH_ITEM_PROBLEMS,
	OperatorFlashSalePreviewAnswerWire,
	OperatorFlashSalePreviewWire,
} from '#contract/flash-sale.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { choiceLabel } from '#website-api/modules/catalog/products/stocked-products.queries.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'

type Preview = z.output<typeof OperatorFlashSalePreviewWire>
type Previewed = z.output<typeof OperatorFlashSalePreviewAnswerWire>['data']['list']

/** The effect of a planned sale on each of its variants, with the errors it would be rejected with. */
export async function previewSale(
	{ db, locale }: { db: Queryable; locale: Locale },
	companyId: number,
	{ FLASH_SALE_ID, STARTS_AT, ENDS_AT, ITEM_LIST }: Preview,
): Promise<Previewed> {
	const skus = ITEM_LIST.map(({ VARIANT_SKU }) => VARIANT_SKU)
	const rows = await db
		.select({
			variant,
			name: product.name,
			options: product.options,
			available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
			isTaken: sql<boolean>`exists (select 1 from flash_item as item
				join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
				where item.company_id = ${variant.companyId} and item.variant_id = ${variant.id}
					and sale.id <> ${FLASH_SALE_ID ?? 0} and sale.starts_at < ${ENDS_AT}::timestamptz
					and sale.ends_at > ${STARTS_AT}::timestamptz)`,
		})
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, companyId), inArray(variant.sku, skus)))
	return ITEM_LIST.map(({ VARIANT_SKU, PRICE }, at) => {
		const found = rows.find((row) => row.variant.sku === VARIANT_SKU)
		return {
			VARIANT_SKU,
			PRODUCT_NAME: found ? textIn(found.name, locale) : '',
			VARIANT_LABEL: found ? choiceLabel(found.options, found.variant.choice) : '',
			USUAL_PRICE: found?.variant.price ?? 0,
			AVAILABLE: found?.available ?? 0,
			PROBLEM: problem(),
		}

		function problem(): (typeof FLASH_ITEM_PROBLEMS)[number] | null {
			if (!found) return 'FLASH_VARIANT_UNKNOWN'
			if (skus.indexOf(VARIANT_SKU) < at) return 'FLASH_ITEM_TWICE'
			if (PRICE >= found.variant.price) return 'FLASH_NOT_CHEAPER'
			return found.isTaken ? 'FLASH_OVERLAP' : null
		}
	})
}
