import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { flashItem, flashSale } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { openSale } from '#website-api/modules/catalog/flash-sales/open-sale.command.ts'

type ExampleItem = {
	variantId: number
	/** Whole rupiah. */
	price: number
	quota: number
	/** The limit per customer. Default: 1. */
	maxPerBuyer?: number
}

/** Creates a sale of two hours that started an hour ago, unless it starts later; returns its id. */
export async function exampleFlashSale(
	db: Database,
	companyId: number,
	items: ExampleItem[],
	{ startsInHours = -1 }: { startsInHours?: number } = {},
) {
	const ids = items.map(({ variantId }) => variantId)
	const skus = await db
		.select({ id: variant.id, sku: variant.sku })
		.from(variant)
		.where(and(eq(variant.companyId, companyId), inArray(variant.id, ids)))
	const hour = 3_600_000
	const start = Date.now() + startsInHours * hour
	return inTransaction(db, (tx) =>
		openSale(tx, companyId, {
			name: { id: 'Kilat Sabtu', en: 'Saturday Flash' },
			startsAt: new Date(start),
			endsAt: new Date(start + 2 * hour),
			items: items.map(({ variantId, price, quota, maxPerBuyer = 1 }) => ({
				sku: skus.find(({ id }) => id === variantId)?.sku ?? '',
				price,
				quota,
				most: maxPerBuyer,
			})),
		}),
	)
}

/** Sets the end of a sale to that many milliseconds from now, by the database's clock. */
export async function endFlashSaleIn(db: Database, companyId: number, id: number, ms: number) {
	await db
		.update(flashSale)
		.set({ endsAt: sql`clock_timestamp() + make_interval(secs => ${ms / 1000})` })
		.where(and(eq(flashSale.companyId, companyId), eq(flashSale.id, id)))
}

/** The items of a sale, in the given order. */
export function flashItemsOf(db: Database, companyId: number, saleId: number) {
	return db
		.select()
		.from(flashItem)
		.where(and(eq(flashItem.companyId, companyId), eq(flashItem.saleId, saleId)))
		.orderBy(flashItem.id)
}
