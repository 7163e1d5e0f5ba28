import { type SQL, sql } from 'drizzle-orm'
import type { ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	addImportedStock,
	openStock,
} from '#website-api/modules/catalog/stock/imported-stock.command.ts'
import { jsonRows, type SqlTypes } from './json-rows.queries.ts'
import type { Written } from './plan-product.ts'
import type { PlannedVariant } from './plan-variants.ts'
import type { PicturePlaces, ProductPlaces } from './write-pictures.command.ts'

/**
 * Writes the variants of the file, with the stock of new ones. Others of the product stay, unless its new options leave
 * them no place. Returns the SKUs, by product, whose stock could not be changed because open orders reserve more;
 * 'TAKEN' if another product has taken one of the SKUs.
 */
export async function writeVariants(
	tx: Transaction,
	companyId: number,
	list: Written[],
	places: PicturePlaces,
	stockMode: ImportStockMode,
): Promise<Map<number, string[]> | 'TAKEN'> {
	const rows = list.flatMap((plan) => rowsOf(plan, places))
	const made = await writeRows(tx, companyId, rows)
	if (made === 'TAKEN') return 'TAKEN'
	await keepOthers(tx, companyId, list, places)
	await openStock(tx, companyId, made)
	const old = rows.flatMap(({ variantId, stock, ...row }) =>
		variantId === null || stock === null ? [] : [{ ...row, variantId, stock }],
	)
	if (stockMode === 'KEEP' || old.length === 0) return new Map()
	return leftBy(tx, companyId, old, await addImportedStock(tx, companyId, old))
}

/** Changes the existing variants and adds the new ones; returns these with their stock. */
async function writeRows(tx: Transaction, companyId: number, rows: Row[]) {
	const old = rows.filter(({ variantId }) => variantId !== null)
	const fresh = rows.filter(({ variantId }) => variantId === null)
	const columns = Object.entries(writtenColumns).map(
		([name, column]) => [sql.identifier(name), column] as const,
	)
	if (old.length > 0) {
		await tx.execute(sql`
			update variant set ${list(columns.map(([name, column]) => sql`${column} = row.${name}`))}, active = true
			from ${jsonRows(old, rowTypes)}
			where company_id = ${companyId} and variant.id = row."variantId"`)
	}
	if (fresh.length === 0) return []
	const written = await tx.execute<{ id: number; sku: string }>(sql`
		insert into variant (company_id, product_id, imported_stock, ${list(columns.map(([, column]) => column))})
		select ${companyId}, "productId", stock, ${list(columns.map(([name]) => sql`row.${name}`))}
		from ${jsonRows(fresh, rowTypes)}
		order by "productId", position
		on conflict (company_id, sku) do nothing
		returning id, sku`)
	if (written.rows.length < fresh.length) return 'TAKEN'
	const ids = new Map(written.rows.map((row) => [row.sku, row.id]))
	return fresh.map(({ sku, stock }) => ({ variantId: ids.get(sku) ?? 0, stock: stock ?? 0 }))
}

type Row = {
	variantId: number | null
	productId: number
	sku: string
	choice: number[]
	price: number
	discountPrice: number | null
	weightGrams: number
	sizeMm: number[] | null
	barcode: string | null
	mpn: string | null
	mediaPosition: number | null
	position: number
	stock: number | null
}

const rowTypes: SqlTypes<Row> = {
	variantId: 'bigint',
	productId: 'bigint',
	sku: 'text',
	choice: 'integer[]',
	price: 'bigint',
	discountPrice: 'bigint',
	weightGrams: 'integer',
	sizeMm: 'integer[]',
	barcode: 'text',
	mpn: 'text',
	mediaPosition: 'integer',
	position: 'integer',
	stock: 'integer',
}

/** What each column of a variant is written with. One of the row that is missing here does not compile. */
const writtenColumns: Record<Exclude<keyof Row, 'variantId' | 'productId' | 'stock'>, SQL> = {
	sku: sql`sku`,
	choice: sql`choice`,
	price: sql`price`,
	discountPrice: sql`discount_price`,
	weightGrams: sql`weight_grams`,
	sizeMm: sql`size_mm`,
	barcode: sql`barcode`,
	mpn: sql`mpn`,
	mediaPosition: sql`media_position`,
	position: sql`position`,
}
const list = (parts: SQL[]) => sql.join(parts, sql`, `)

function rowsOf({ wire, productId, variants }: Written, places: PicturePlaces): Row[] {
	return variants.list.map((one) => ({
		variantId: one.before?.id ?? null,
		productId,
		sku: one.sku,
		choice: one.choice,
		price: one.price,
		discountPrice: one.discountPrice,
		weightGrams: one.weightGrams,
		sizeMm: one.sizeMm,
		barcode: one.barcode,
		mpn: one.mpn,
		mediaPosition: pictureOf(one, wire, places.get(productId)),
		position: one.position,
		stock: one.stock ?? null,
	}))
}

function pictureOf(
	{ imageIndex, before }: PlannedVariant,
	wire: ImportedProduct,
	places: ProductPlaces | undefined,
): number | null {
	const kept = before?.mediaPosition ?? null
	const stays = kept === null || !places ? kept : (places.moved.get(kept) ?? null)
	if (imageIndex === undefined) return stays
	const picture = imageIndex === null ? undefined : wire.images[imageIndex]?.mediaId
	const shown = picture === undefined ? undefined : places?.now.get(picture)
	return shown ?? (wire.pictures === 'COMPLETE' || picture === undefined ? null : stays)
}

async function keepOthers(
	tx: Transaction,
	companyId: number,
	list: Written[],
	places: PicturePlaces,
) {
	const kept = list.flatMap(({ variants, productId }) =>
		variants.kept.map(({ id, choice, mediaPosition }) => {
			const moved = places.get(productId)?.moved
			return {
				id,
				choice,
				mediaPosition:
					mediaPosition === null || !moved ? mediaPosition : (moved.get(mediaPosition) ?? null),
			}
		}),
	)
	if (kept.length > 0) {
		await tx.execute(sql`
			update variant set choice = row.choice, media_position = row."mediaPosition"
			from ${jsonRows(kept, { id: 'bigint', choice: 'integer[]', mediaPosition: 'integer' })}
			where company_id = ${companyId} and variant.id = row.id`)
	}
	const withdrawn = list.flatMap(({ variants }) => variants.withdrawn.map(({ id }) => ({ id })))
	if (withdrawn.length === 0) return
	await tx.execute(sql`
		update variant set active = false from ${jsonRows(withdrawn, { id: 'bigint' })}
		where company_id = ${companyId} and variant.id = row.id`)
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
			update product set import_stock_hash = null from ${jsonRows(products, { productId: 'bigint' })}
			where company_id = ${companyId} and id = row."productId"`)
	}
	return skus
}
