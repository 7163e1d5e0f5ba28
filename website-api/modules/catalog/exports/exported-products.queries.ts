import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { FILE_FIELD_NAMES, plainValues } from '#contract/plain-field-values.ts'
import { FILE_TEXT_NAMES } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { brand, category } from '#website-api/modules/catalog/products/category.table.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { sizeOf } from '#website-api/modules/catalog/products/stored-size.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { companyDomain } from '#website-api/modules/platform/companies/company.table.ts'
import type { ExportedProduct } from './export-rows.ts'

/** A page of products with ids greater than this one, ordered by id. */
export function productsAfter(db: Queryable, companyId: number, id: number, limit: number) {
	return exportedProducts(db, companyId, gt(product.id, id), limit)
}

/** The products with these import handles. */
export function productsNamed(db: Queryable, companyId: number, handles: string[]) {
	if (handles.length === 0) return Promise.resolve([])
	const named = or(
		inArray(product.importHandle, handles),
		and(isNull(product.importHandle), inArray(product.slug, handles)),
	)
	return exportedProducts(db, companyId, named, handles.length * 2)
}

/** The URL of a picture in a shop; the import recognises the picture by it. */
export async function pictureUrls(db: Queryable, companyId: number) {
	const [domain] = await db
		.select({ host: companyDomain.host })
		.from(companyDomain)
		.where(eq(companyDomain.companyId, companyId))
		.orderBy(asc(companyDomain.position), asc(companyDomain.host))
		.limit(1)
	return (mediaId: string) => `https://${domain?.host ?? 'localhost'}/media/${mediaId}/1200.jpg`
}

async function exportedProducts(
	db: Queryable,
	companyId: number,
	chosen: SQL | undefined,
	limit: number,
): Promise<ExportedProduct[]> {
	const rows = await db
		.select({
			id: product.id,
			handle: sql<string>`coalesce(${product.importHandle}, ${product.slug})`,
			name: product.name,
			description: product.description,
			...recordOf(FILE_TEXT_NAMES, (name) => [name, product[name]]),
			...plainValues(FILE_FIELD_NAMES, product),
			tags: product.tags,
			status: product.status,
			sizeMm: product.sizeMm,
			options: product.options,
			brand: brand.name,
			category: category.name,
		})
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.leftJoin(
			category,
			and(eq(category.companyId, product.companyId), eq(category.id, product.categoryId)),
		)
		.where(and(eq(product.companyId, companyId), chosen))
		.orderBy(asc(product.id))
		.limit(limit)
	if (rows.length === 0) return []
	const ids = rows.map(({ id }) => id)
	const pictures = await picturesOf(db, companyId, ids)
	const variants = await variantsOf(db, companyId, ids)
	return rows.map((row) => {
		const shown = pictures.get(row.id) ?? []
		return {
			id: row.id,
			handle: row.handle,
			name: row.name.id,
			tags: row.tags,
			description: row.description.id,
			texts: recordOf(FILE_TEXT_NAMES, (name) => [name, row[name].id]),
			plain: plainValues(FILE_FIELD_NAMES, row),
			status: row.status,
			size: sizeOf(row.sizeMm),
			brand: row.brand ?? '',
			category: row.category?.id ?? '',
			options: row.options.map(({ name, values }) => ({
				name: name.id,
				values: values.map(({ label }) => label.id),
			})),
			variants: (variants.get(row.id) ?? []).map((one) => exportedVariant(one, shown)),
			pictures: shown.map(({ mediaId, alt }) => ({ mediaId, alt: alt.id })),
		}
	})
}

type VariantRow = NonNullable<ReturnType<Awaited<ReturnType<typeof variantsOf>>['get']>>[number]

function exportedVariant(
	{ mediaPosition, imported, sizeMm, ...one }: VariantRow,
	pictures: { position: number; mediaId: string }[],
) {
	return {
		...one,
		size: sizeOf(sizeMm),
		stock: imported ?? one.onHand,
		mediaId: pictures.find(({ position }) => position === mediaPosition)?.mediaId ?? null,
	}
}

async function picturesOf(db: Queryable, companyId: number, ids: number[]) {
	const rows = await db
		.select()
		.from(productMedia)
		.where(and(eq(productMedia.companyId, companyId), inArray(productMedia.productId, ids)))
		.orderBy(asc(productMedia.productId), asc(productMedia.position))
	return byProduct(rows)
}

/** The variants that are offered. */
async function variantsOf(db: Queryable, companyId: number, ids: number[]) {
	const rows = await db
		.select({
			productId: variant.productId,
			sku: variant.sku,
			barcode: variant.barcode,
			mpn: variant.mpn,
			choice: variant.choice,
			price: variant.price,
			discountPrice: variant.discountPrice,
			weightGrams: variant.weightGrams,
			sizeMm: variant.sizeMm,
			mediaPosition: variant.mediaPosition,
			imported: variant.importedStock,
			onHand: sql<number>`coalesce(${stock.onHand}, 0)`.mapWith(Number),
		})
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(
			and(
				eq(variant.companyId, companyId),
				inArray(variant.productId, ids),
				eq(variant.active, true),
			),
		)
		.orderBy(asc(variant.productId), asc(variant.position), asc(variant.id))
	return byProduct(rows)
}

function byProduct<Row extends { productId: number }>(rows: Row[]): Map<number, Row[]> {
	const groups = new Map<number, Row[]>()
	for (const row of rows) {
		const group = groups.get(row.productId)
		if (group) group.push(row)
		else groups.set(row.productId, [row])
	}
	return groups
}
