import { and, asc, eq } from 'drizzle-orm'
import type { EditedProduct, EditedVariant } from '#contract/edited-product.ts'
import { PLAIN_FIELD_NAMES, plainValues } from '#contract/plain-field-values.ts'
import { PRODUCT_TEXT_FIELDS } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { brand } from './category.table.ts'
import { product, productMedia } from './product.table.ts'
import { sizeOf } from './stored-size.ts'
import { choiceLabel } from './stocked-products.queries.ts'
import { variant } from './variant.table.ts'

export type ProductRow = typeof product.$inferSelect

/** A product with all data that staff edit. 404 PRODUCT_NOT_FOUND. */
export async function editedProduct(
	db: Queryable,
	companyId: number,
	id: number,
): Promise<EditedProduct> {
	const [found] = await db
		.select({ product, brandName: brand.name })
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.where(isProduct(companyId, id))
	if (!found) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	const row = found.product
	const pictures = await picturesOf(db, companyId, id)
	return {
		id: row.id,
		version: row.version,
		slug: row.slug,
		status: row.status,
		publishAt: row.publishedAt,
		isDigital: row.isDigital,
		nameId: row.name.id,
		nameEn: row.name.en,
		...recordOf(PRODUCT_TEXT_FIELDS, ({ field, text, language }) => [field, row[text][language]]),
		...plainValues(PLAIN_FIELD_NAMES, row),
		category: row.categoryId,
		brand: found.brandName ?? '',
		tags: row.tags,
		...(sizeOf(row.sizeMm) ?? { length: null, width: null, height: null }),
		options: row.options.map(({ name, values }) => ({
			nameId: name.id,
			nameEn: name.en,
			values: values.map(({ label, swatch }) => ({
				labelId: label.id,
				labelEn: label.en,
				swatch,
			})),
		})),
		variants: await editedVariants(db, row, pictures),
		pictures: pictures.map(({ mediaId, alt }) => ({
			mediaId,
			altId: alt.id,
			altEn: alt.en,
		})),
	}
}

/** The row, locked for a change. 404 PRODUCT_NOT_FOUND; 409 CHANGED_MEANWHILE if it was changed since `version`. */
export async function lockProduct(
	tx: Transaction,
	companyId: number,
	id: number,
	version?: number,
): Promise<ProductRow> {
	const [row] = await tx.select().from(product).where(isProduct(companyId, id)).for('update')
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	if (version !== undefined && version !== row.version) throw new Problem(409, 'CHANGED_MEANWHILE')
	return row
}

/** The condition for the row of this product. */
export function isProduct(companyId: number, id: number) {
	return and(eq(product.companyId, companyId), eq(product.id, id))
}

/** A product's pictures in their order. */
export function picturesOf(db: Queryable, companyId: number, productId: number) {
	return db
		.select({
			position: productMedia.position,
			mediaId: productMedia.mediaId,
			alt: productMedia.alt,
		})
		.from(productMedia)
		.where(and(eq(productMedia.companyId, companyId), eq(productMedia.productId, productId)))
		.orderBy(asc(productMedia.position))
}

/** All variants of a product in their order, including those that are no longer offered. */
export function variantRows(db: Queryable, companyId: number, productId: number) {
	return db
		.select()
		.from(variant)
		.where(and(eq(variant.companyId, companyId), eq(variant.productId, productId)))
		.orderBy(asc(variant.position), asc(variant.id))
}

async function editedVariants(
	db: Queryable,
	row: ProductRow,
	pictures: { position: number; mediaId: string }[],
): Promise<EditedVariant[]> {
	const rows = await db
		.select({ variant, onHand: stock.onHand, reserved: stock.reserved })
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, row.companyId), eq(variant.productId, row.id)))
		.orderBy(asc(variant.position), asc(variant.id))
	return rows.map(({ variant: one, onHand, reserved }) => ({
		id: one.id,
		sku: one.sku,
		choice: one.choice,
		label: choiceLabel(row.options, one.choice),
		price: one.price,
		discountPrice: one.discountPrice,
		weightGrams: one.weightGrams,
		size: sizeOf(one.sizeMm),
		barcode: one.barcode ?? '',
		mpn: one.mpn ?? '',
		isActive: one.active,
		onHand: onHand ?? 0,
		reserved: reserved ?? 0,
		pictureId: pictures.find(({ position }) => position === one.mediaPosition)?.mediaId ?? null,
	}))
}
