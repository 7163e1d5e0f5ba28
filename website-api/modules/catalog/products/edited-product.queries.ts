import { and, asc, eq } from 'drizzle-orm'
import type { EditedProductWire } from '#contract/operator-products.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { brand } from './category.table.ts'
import { product, productMedia } from './product.table.ts'
import { choiceLabel } from './stocked-products.queries.ts'
import { variant } from './variant.table.ts'

export type ProductRow = typeof product.$inferSelect

/** A product with all data that staff edit. 404 PRODUCT_NOT_FOUND. */
export async function editedProduct(
	db: Queryable,
	companyId: number,
	id: number,
): Promise<EditedProductWire> {
	const [found] = await db
		.select({ product, brandName: brand.name })
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.where(isProduct(companyId, id))
	if (!found) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	const row = found.product
	const pictures = await picturesOf(db, companyId, id)
	return {
		PRODUCT_ID: row.id,
		VERSION: row.version,
		SLUG: row.slug,
		STATUS: row.status,
		KEEPS_PAGE: row.keepsPage,
		PUBLISH_DATE: row.publishedAt.toISOString(),
		IS_DIGITAL: row.isDigital,
		NAME_ID: row.name.id,
		NAME_EN: row.name.en,
		SUMMARY_ID: row.summary.id,
		SUMMARY_EN: row.summary.en,
		DESCRIPTION_ID: row.description.id,
		DESCRIPTION_EN: row.description.en,
		SEO_TITLE_ID: row.seoTitle.id,
		SEO_TITLE_EN: row.seoTitle.en,
		SEO_DESCRIPTION_ID: row.seoDescription.id,
		SEO_DESCRIPTION_EN: row.seoDescription.en,
		CATEGORY_ID: row.categoryId,
		BRAND_NAME: found.brandName ?? '',
		TAG_LIST: row.tags,
		LENGTH_CM: row.lengthCm,
		WIDTH_CM: row.widthCm,
		HEIGHT_CM: row.heightCm,
		OPTION_LIST: row.options.map(({ name, values }) => ({
			NAME_ID: name.id,
			NAME_EN: name.en,
			VALUE_LIST: values.map(({ label, swatch }) => ({
				LABEL_ID: label.id,
				LABEL_EN: label.en,
				SWATCH: swatch,
			})),
		})),
		VARIANT_LIST: await editedVariants(db, row, pictures),
		PICTURE_LIST: pictures.map(({ mediaId, alt }) => ({
			MEDIA_ID: mediaId,
			ALT_ID: alt.id,
			ALT_EN: alt.en,
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
): Promise<EditedProductWire['VARIANT_LIST']> {
	const rows = await db
		.select({ variant, onHand: stock.onHand, reserved: stock.reserved })
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, row.companyId), eq(variant.productId, row.id)))
		.orderBy(asc(variant.position), asc(variant.id))
	return rows.map(({ variant: one, onHand, reserved }) => ({
		VARIANT_ID: one.id,
		SKU: one.sku,
		CHOICE: one.choice,
		VARIANT_LABEL: choiceLabel(row.options, one.choice),
		PRICE: one.price,
		DISCOUNT_PRICE: one.discountPrice,
		WEIGHT_GRAMS: one.weightGrams,
		BARCODE: one.barcode ?? '',
		MPN: one.mpn ?? '',
		IS_ACTIVE: one.active,
		ON_HAND: onHand ?? 0,
		RESERVED: reserved ?? 0,
		PICTURE_ID: pictures.find(({ position }) => position === one.mediaPosition)?.mediaId ?? null,
	}))
}
