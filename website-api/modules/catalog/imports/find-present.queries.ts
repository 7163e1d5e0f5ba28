import { type SQL, sql } from 'drizzle-orm'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { FILE_FIELD_NAMES, type FileField, type PlainValues } from '#contract/plain-field-values.ts'
import { FILE_TEXT_NAMES, type FileText } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { ProductStatus } from '#contract/stocked-product.ts'
import type { Transaction } from '#website-api/db/database.ts'
import {
	columnName,
	type ProductOption,
} from '#website-api/modules/catalog/products/product.table.ts'
import { jsonRows, selected } from './json-rows.queries.ts'
import { sharedSku } from './variant-skus.ts'

export type PresentProduct = Record<FileText, string> &
	PlainValues<FileField> & {
		id: number
		handle: string
		slug: string
		hash: string | null
		stockHash: string | null
		pictureHash: string | null
		picturesPending: boolean
		title: string
		/** Digest of the description; null: it is empty. */
		description: string | null
		tags: string[]
		status: ProductStatus
		sizeMm: number[] | null
		isDigital: boolean
		options: ProductOption[]
		/** By their URL in an export. */
		categoryId: number | null
		categoryName: string | null
		brandId: number | null
		brandName: string | null
		pictures: { mediaId: string; position: number; alt: string }[]
	}

export type PresentVariant = {
	id: number
	productId: number
	sku: string
	choice: number[]
	active: boolean
	price: number
	discountPrice: number | null
	/** Whether the period of its discount, if it has one, is now. */
	isInPeriod: boolean
	weightGrams: number
	sizeMm: number[] | null
	barcode: string | null
	mpn: string | null
	/** The quantity that an import last applied, or else the stock. */
	countedStock: number
	mediaPosition: number | null
	position: number
}

/** Existing data that an import refers to. */
export type Present = {
	/** By handle. */
	products: Map<string, PresentProduct>
	byId: Map<number, PresentProduct>
	/** By SKU: of these products and of the file. */
	variants: Map<string, PresentVariant>
	/** Ids of the pictures that are stored. */
	pictures: Set<string>
	/** Addresses of the file's products that any product has. */
	slugs: Map<string, number>
	/** Handles of the products that are imported together. */
	fileHandles: ReadonlySet<string>
}

type PresentRow = Omit<PresentProduct, 'pictures'>

const productColumns: Record<keyof PresentRow, SQL> = {
	id: sql`product.id`,
	handle: sql`coalesce(import_handle, product.slug)`,
	slug: sql`product.slug`,
	hash: sql`import_hash`,
	stockHash: sql`import_stock_hash`,
	pictureHash: sql`import_picture_hash`,
	picturesPending: sql`pictures_pending`,
	title: sql`product.name->>'id'`,
	description: sql`nullif(md5(product.description->>'id'), md5(''))`,
	...recordOf(FILE_TEXT_NAMES, (name) => [
		name,
		sql`product.${sql.identifier(columnName(name))}->>'id'`,
	]),
	...recordOf(FILE_FIELD_NAMES, (name) => [name, sql`product.${sql.identifier(columnName(name))}`]),
	tags: sql`tags`,
	status: sql`status`,
	sizeMm: sql`product.size_mm`,
	isDigital: sql`is_digital`,
	options: sql`options`,
	categoryId: sql`category_id`,
	categoryName: sql`category.name->>'id'`,
	brandId: sql`brand_id`,
	brandName: sql`brand.name`,
}

const variantColumns: Record<keyof PresentVariant, SQL> = {
	id: sql`variant.id`,
	productId: sql`variant.product_id`,
	sku: sql`sku`,
	choice: sql`choice`,
	active: sql`active`,
	price: sql`price::float8`,
	discountPrice: sql`discount_price::float8`,
	isInPeriod: sql`(discount_from is null or discount_from <= now())
		and (discount_until is null or discount_until > now())`,
	weightGrams: sql`weight_grams`,
	sizeMm: sql`variant.size_mm`,
	barcode: sql`barcode`,
	mpn: sql`mpn`,
	countedStock: sql`coalesce(imported_stock, stock.on_hand, 0)`,
	mediaPosition: sql`media_position`,
	position: sql`position`,
}

/**
 * Reads and locks the products with these handles, or else with their slugs, or with SKUs of the file, whose handles may
 * have changed; and the variants of these products and of all SKUs.
 */
export async function findPresent(
	tx: Transaction,
	companyId: number,
	list: ImportedProduct[],
	{ slugs, fileHandles }: { slugs: string[]; fileHandles: ReadonlySet<string> },
): Promise<Present> {
	const skus = list.flatMap((wire) => [
		...wire.variants.flatMap(({ sku }) => [{ sku }, { sku: sharedSku(sku, wire.handle) }]),
		...wire.keepSkus.map((sku) => ({ sku })),
	])
	const named = list.flatMap((wire) =>
		wire.variants
			.filter(({ skuSource }) => skuSource === 'GIVEN')
			.map(({ sku }) => ({
				sku,
			})),
	)
	const products = await presentProducts(tx, companyId, list, named)
	const ids = products.map(({ id }) => ({ id }))
	const variants = await tx.execute<PresentVariant>(sql`
		select ${selected(variantColumns)} from variant
		left join stock on stock.company_id = ${companyId} and stock.variant_id = variant.id
		where variant.company_id = ${companyId}
			and (sku in (select row.sku from ${jsonRows(skus, { sku: 'text' })})
				or variant.product_id in (select row.id from ${jsonRows(ids, { id: 'bigint' })}))
		order by variant.product_id, position, variant.id`)
	return {
		products: new Map(products.map((row) => [row.handle, row])),
		byId: new Map(products.map((row) => [row.id, row])),
		variants: new Map(variants.rows.map((row) => [row.sku, row])),
		pictures: await storedPictures(tx, companyId, list),
		slugs: await takenSlugs(tx, companyId, slugs),
		fileHandles,
	}
}

async function presentProducts(
	tx: Transaction,
	companyId: number,
	list: ImportedProduct[],
	named: { sku: string }[],
): Promise<PresentProduct[]> {
	const handles = list.map(({ handle }) => ({ handle }))
	const { rows } = await tx.execute<PresentRow>(sql`
		select ${selected(productColumns)} from product
		left join category on category.company_id = ${companyId} and category.id = category_id
		left join brand on brand.company_id = ${companyId} and brand.id = brand_id
		where product.company_id = ${companyId} and (
			import_handle in (select row.handle from ${jsonRows(handles, { handle: 'text' })})
			or import_handle is null
				and product.slug in (select row.handle from ${jsonRows(handles, { handle: 'text' })})
			or product.id in (
				select product_id from variant where company_id = ${companyId}
					and sku in (select row.sku from ${jsonRows(named, { sku: 'text' })})))
		order by import_handle is not null, product.id
		for update of product`)
	const pictures = await picturesOf(tx, companyId, rows)
	return rows.map((row) => ({ ...row, pictures: pictures.get(row.id) ?? [] }))
}

async function picturesOf(tx: Transaction, companyId: number, products: { id: number }[]) {
	const pictures = new Map<number, PresentProduct['pictures']>()
	if (products.length === 0) return pictures
	const { rows } = await tx.execute<{
		product: number
		mediaId: string
		position: number
		alt: string
	}>(sql`
		select product_id as product, media_id as "mediaId", position, alt->>'id' as alt
		from product_media
		where company_id = ${companyId}
			and product_id in (select row.id from ${jsonRows(products, { id: 'bigint' })})
		order by product_id, position`)
	for (const { product, ...picture } of rows) {
		pictures.set(product, [...(pictures.get(product) ?? []), picture])
	}
	return pictures
}

async function storedPictures(tx: Transaction, companyId: number, list: ImportedProduct[]) {
	const named = list.flatMap((wire) => wire.images.map(({ mediaId }) => ({ mediaId })))
	if (named.length === 0) return new Set<string>()
	const { rows } = await tx.execute<{ id: string }>(sql`
		select id from media where company_id = ${companyId}
			and id in (select row."mediaId" from ${jsonRows(named, { mediaId: 'text' })})`)
	return new Set(rows.map((row) => row.id))
}

async function takenSlugs(tx: Transaction, companyId: number, slugs: string[]) {
	const wanted = slugs.map((slug) => ({ slug }))
	const { rows } = await tx.execute<{ slug: string; id: number }>(sql`
		select slug, id from product where company_id = ${companyId}
			and slug in (select row.slug from ${jsonRows(wanted, { slug: 'text' })})`)
	return new Map(rows.map(({ slug, id }) => [slug, id]))
}
