import { sql } from 'drizzle-orm'
import type { ImportStockMode } from '#contract/import.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	addImportedStock,
	openStock,
} from '#website-api/modules/catalog/stock/imported-stock.command.ts'
import { jsonRows } from './json-rows.ts'
import type { PicturePlaces } from './write-pictures.command.ts'
import type { Written } from './plan-product.ts'

/**
 * Writes the variants of the file, with the stock of new ones. Other variants of a product are no longer offered,
 * unless their rows were rejected. Returns the SKUs, by product, whose stock could not be changed because open orders
 * reserve more; 'TAKEN' if another product has taken one of the SKUs.
 */
export async function writeVariants(
	tx: Transaction,
	companyId: number,
	list: Written[],
	places: PicturePlaces,
	stockMode: ImportStockMode,
): Promise<Map<number, string[]> | 'TAKEN'> {
	const rows = list.flatMap((plan) => rowsOf(plan, places))
	const written = await tx.execute<{ id: number; sku: string }>(sql`
		insert into variant (company_id, product_id, sku, choice, price, discount_price, weight_grams, media_position,
			position, imported_stock)
		select ${companyId}, "productId", sku, choice, price, "discountPrice", "weightGrams", "mediaPosition",
			position, stock
		from ${jsonRows(rows, rowColumns)}
		order by "productId", position
		on conflict (company_id, sku) do update set choice = excluded.choice, price = excluded.price,
			discount_price = excluded.discount_price, weight_grams = excluded.weight_grams,
			media_position = excluded.media_position, position = excluded.position, active = true
		where variant.product_id = excluded.product_id
		returning id, sku`)
	if (written.rows.length < rows.length) return 'TAKEN'
	await keepOthers(tx, companyId, list)
	const ids = new Map(written.rows.map((row) => [row.sku, row.id]))
	const counts = rows.map((row) => ({ ...row, variantId: ids.get(row.sku) ?? 0 }))
	await openStock(
		tx,
		companyId,
		counts.filter((row) => row.isNew),
	)
	const old = counts.filter((row) => !row.isNew)
	if (stockMode === 'KEEP' || old.length === 0) return new Map()
	return leftBy(tx, companyId, old, await addImportedStock(tx, companyId, old))
}

const rowColumns = `"productId" bigint, sku text, choice integer[], price bigint, "discountPrice" bigint,
	"weightGrams" integer, "mediaPosition" integer, position integer, stock integer`

function rowsOf({ wire, productId, choices, variants }: Written, places: PicturePlaces) {
	return wire.VARIANT_LIST.map((listed, position) => {
		const before = variants.get(listed.SKU)
		const picture =
			listed.IMAGE_INDEX === null ? undefined : wire.IMAGE_LIST[listed.IMAGE_INDEX]?.MEDIA_ID
		const shown =
			wire.PICTURES === 'COMPLETE'
				? listed.IMAGE_INDEX
				: (places.get(productId)?.get(picture ?? '') ?? before?.mediaPosition ?? null)
		return {
			productId,
			sku: listed.SKU,
			choice: choices.ofVariants[position] ?? [],
			price: listed.PRICE_BEFORE ?? listed.PRICE,
			discountPrice: listed.PRICE_BEFORE === null ? null : listed.PRICE,
			weightGrams: listed.WEIGHT_GRAMS,
			mediaPosition: shown,
			position,
			stock: listed.STOCK,
			isNew: before === undefined,
		}
	})
}

async function keepOthers(tx: Transaction, companyId: number, list: Written[]) {
	const old = list.filter(({ before }) => before !== undefined)
	if (old.length === 0) return
	const kept = old.flatMap(({ kept, choices }) =>
		kept.map(({ id }, at) => ({ id, choice: choices.ofExisting[at] ?? [] })),
	)
	if (kept.length > 0) {
		await tx.execute(sql`
			update variant set choice = row.choice from ${jsonRows(kept, 'id bigint, choice integer[]')}
			where company_id = ${companyId} and variant.id = row.id`)
	}
	const products = old.map(({ productId }) => ({ productId }))
	const named = old.flatMap(({ wire }) => [
		...wire.VARIANT_LIST.map(({ SKU }) => ({ SKU })),
		...wire.KEEP_SKU_LIST.map((SKU) => ({ SKU })),
	])
	await tx.execute(sql`
		update variant set active = false
		where company_id = ${companyId} and active
			and product_id in (select row."productId" from ${jsonRows(products, '"productId" bigint')})
			and sku not in (select row."SKU" from ${jsonRows(named, '"SKU" text')})`)
}

/** SKUs whose stock was not changed, by product; their products' stock counts as not applied. */
async function leftBy(
	tx: Transaction,
	companyId: number,
	rows: { variantId: number; productId: number; sku: string }[],
	left: Set<number>,
) {
	const skus = new Map<number, string[]>()
	for (const row of rows.filter(({ variantId }) => left.has(variantId))) {
		skus.set(row.productId, [...(skus.get(row.productId) ?? []), row.sku])
	}
	if (skus.size > 0) {
		const products = [...skus.keys()].map((productId) => ({ productId }))
		await tx.execute(sql`
			update product set import_stock_hash = null from ${jsonRows(products, '"productId" bigint')}
			where company_id = ${companyId} and id = row."productId"`)
	}
	return skus
}
