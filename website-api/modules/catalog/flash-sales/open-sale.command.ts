import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { FlashSalePlan, type PlannedItem } from '#contract/flash-sale-plan.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { flashCounter, flashItem, flashSale } from './flash-sale.table.ts'

export type NewSale = Omit<FlashSalePlan, 'nameId' | 'nameEn'> & { name: LocalText }

/**
 * Creates a sale of a company; returns its id. A variant is in one sale at a time. 422 ENDS_AT, or ITEM_LIST for an
 * unknown or repeated SKU, a price that is not lower, or another sale at that time.
 */
export async function openSale(tx: Transaction, companyId: number, sale: NewSale): Promise<number> {
	// Serialises changes of sales: two concurrent requests could each take the same variant.
	await tx.select().from(company).where(eq(company.id, companyId)).for('update')
	const variants = await chosenVariants(tx, companyId, sale.items)
	await refuseOverlap(tx, companyId, sale, variants)
	const { name, startsAt, endsAt } = sale
	await requireAhead(tx, endsAt)
	const [made] = await tx
		.insert(flashSale)
		.values({ companyId, name, startsAt, endsAt })
		.returning({ id: flashSale.id })
	if (!made) throw new Error('No sale was stored.')
	await insertItems(tx, companyId, made.id, variants)
	await refreshProductPrices(tx, companyId, [...new Set(variants.map(({ row }) => row.productId))])
	return made.id
}

/** 422 ENDS_AT if the moment is past. */
export async function requireAhead(tx: Transaction, endsAt: Date) {
	const { rows } = await tx.execute<{ is_ahead: boolean }>(
		sql`select ${endsAt.toISOString()}::timestamptz > now() as is_ahead`,
	)
	if (!rows[0]?.is_ahead) throw fieldProblem(FlashSalePlan, 'endsAt', { message: 'FLASH_WINDOW' })
}

/** An item with the variant of its SKU. */
export type Chosen = PlannedItem & { row: typeof variant.$inferSelect }

/** Adds items to a sale, each with counters that add up to its quota. */
export async function insertItems(
	tx: Transaction,
	companyId: number,
	saleId: number,
	chosen: Chosen[],
) {
	for (const { price, quota, most, row } of chosen) {
		const [item] = await tx
			.insert(flashItem)
			.values({ companyId, saleId, variantId: row.id, price, quota, most })
			.returning({ id: flashItem.id })
		if (!item) throw new Error('No item')
		await tx
			.insert(flashCounter)
			.values(
				partsOf(quota).map((part, shard) => ({ companyId, itemId: item.id, shard, quota: part })),
			)
	}
}

/** The variants of items. 422 ITEM_LIST for an unknown or repeated SKU, or a price that is not lower. */
export async function chosenVariants(
	tx: Transaction,
	companyId: number,
	items: PlannedItem[],
): Promise<Chosen[]> {
	const skus = items.map(({ sku }) => sku)
	if (new Set(skus).size < skus.length) throw refused('FLASH_ITEM_TWICE')
	const rows = await tx
		.select()
		.from(variant)
		.where(and(eq(variant.companyId, companyId), inArray(variant.sku, skus)))
	return items.map((item) => {
		const row = rows.find(({ sku }) => sku === item.sku)
		if (!row) throw refused('FLASH_VARIANT_UNKNOWN')
		if (item.price >= row.price) throw refused('FLASH_NOT_CHEAPER')
		return { ...item, row }
	})
}

/**
 * 422 ITEM_LIST if one of the variants is in another sale at that time; `changed` is the sale itself, which is
 * ignored.
 */
export async function refuseOverlap(
	tx: Transaction,
	companyId: number,
	sale: Pick<NewSale, 'startsAt' | 'endsAt'>,
	chosen: Pick<Chosen, 'row'>[],
	changed?: number,
) {
	const [taken] = await tx
		.select({ id: flashItem.id })
		.from(flashItem)
		.innerJoin(
			flashSale,
			and(eq(flashSale.companyId, flashItem.companyId), eq(flashSale.id, flashItem.saleId)),
		)
		.where(
			and(
				eq(flashItem.companyId, companyId),
				inArray(
					flashItem.variantId,
					chosen.map(({ row }) => row.id),
				),
				lt(flashSale.startsAt, sale.endsAt),
				gt(flashSale.endsAt, sale.startsAt),
				changed === undefined ? undefined : ne(flashSale.id, changed),
			),
		)
		.limit(1)
	if (taken) throw refused('FLASH_OVERLAP')
}

function refused(
	message: 'FLASH_ITEM_TWICE' | 'FLASH_VARIANT_UNKNOWN' | 'FLASH_NOT_CHEAPER' | 'FLASH_OVERLAP',
) {
	return fieldProblem(FlashSalePlan, 'items', { message })
}

/** Splits a quota into counters: the larger it is, the more concurrent buyers are expected. */
export function partsOf(quota: number): number[] {
	const parts = quota >= 64 ? 16 : quota >= 16 ? 8 : 1
	return Array.from({ length: parts }, (_, at) => Math.floor((quota + at) / parts))
}
