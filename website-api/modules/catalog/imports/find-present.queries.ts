import { sql } from 'drizzle-orm'
import type { ImportProductWire } from '#contract/import.ts'
import type { Transaction } from '#website-api/db/database.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'
import { jsonRows } from './json-rows.ts'

export type PresentProduct = {
	id: number
	handle: string
	hash: string | null
	stockHash: string | null
	picturesPending: boolean
	options: ProductOption[]
	/** By their URL in an export. */
	categoryId: number | null
	categoryName: string | null
	brandId: number | null
	brandName: string | null
}

export type PresentVariant = {
	id: number
	productId: number
	sku: string
	choice: number[]
	active: boolean
	mediaPosition: number | null
}

/** Existing data that an import refers to. */
export type Present = {
	products: Map<string, PresentProduct>
	variants: Map<string, PresentVariant>
	/** Ids of the pictures that are stored. */
	pictures: Set<string>
}

/** Reads and locks the products with these handles, or else with their slugs, and the variants of all SKUs. */
export async function findPresent(
	tx: Transaction,
	companyId: number,
	list: ImportProductWire[],
): Promise<Present> {
	const products = await tx.execute<PresentProduct>(sql`
		select product.id, coalesce(import_handle, product.slug) as handle, import_hash as hash,
			import_stock_hash as "stockHash", pictures_pending as "picturesPending", options,
			category_id as "categoryId", category.name->>'id' as "categoryName",
			brand_id as "brandId", brand.name as "brandName"
		from product
		left join category on category.company_id = ${companyId} and category.id = category_id
		left join brand on brand.company_id = ${companyId} and brand.id = brand_id
		where product.company_id = ${companyId} and (
			import_handle in (select row."HANDLE" from ${jsonRows(handlesOf(list), '"HANDLE" text')})
			or import_handle is null
				and product.slug in (select row."HANDLE" from ${jsonRows(handlesOf(list), '"HANDLE" text')}))
		order by import_handle is not null, product.id
		for update of product`)
	const skus = list.flatMap((wire) => [
		...wire.VARIANT_LIST.map(({ SKU }) => ({ SKU })),
		...wire.KEEP_SKU_LIST.map((SKU) => ({ SKU })),
	])
	const variants = await tx.execute<PresentVariant>(sql`
		select id, product_id as "productId", sku, choice, active, media_position as "mediaPosition"
		from variant
		where company_id = ${companyId}
			and sku in (select row."SKU" from ${jsonRows(skus, '"SKU" text')})`)
	return {
		products: new Map(products.rows.map((row) => [row.handle, row])),
		variants: new Map(variants.rows.map((row) => [row.sku, row])),
		pictures: await storedPictures(tx, companyId, list),
	}
}

function handlesOf(list: ImportProductWire[]) {
	return list.map(({ HANDLE }) => ({ HANDLE }))
}

async function storedPictures(tx: Transaction, companyId: number, list: ImportProductWire[]) {
	const named = list.flatMap((wire) => wire.IMAGE_LIST)
	if (named.length === 0) return new Set<string>()
	const { rows } = await tx.execute<{ id: string }>(sql`
		select id from media where company_id = ${companyId}
			and id in (select row."MEDIA_ID" from ${jsonRows(named, '"MEDIA_ID" text')})`)
	return new Set(rows.map((row) => row.id))
}
