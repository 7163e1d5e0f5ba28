import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { PRODUCT_TEXTS, type ProductDetailWire, type ProductTextsWire } from '#contract/product.ts'
import type { ImageWire } from '#contract/envelope.ts'
import { gtinOf } from '#contract/gtin.ts'
import { recordOf } from '#contract/record-of.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	type FlashOffer,
	flashOffers,
} from '#website-api/modules/catalog/flash-sales/flash-offer.queries.ts'
import { lineFlash } from '#website-api/modules/catalog/flash-sales/line-flash.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { guestUnits } from '#website-api/modules/catalog/stock/guest-share.queries.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { cardsOf, hasPage } from './card.queries.ts'
import { categoriesOf, pathTo } from './category.queries.ts'
import { priceBefore, priceInForce } from './prices.queries.ts'
import { product, productMedia } from './product.table.ts'
import { review } from './review.table.ts'
import { variant } from './variant.table.ts'

export type ProductRow = typeof product.$inferSelect

/** A product with a page by its slug; 'gone': no longer sold; undefined: the company has no such product. */
export async function findProduct(
	db: Queryable,
	companyId: number,
	slug: string,
): Promise<ProductRow | 'gone' | undefined> {
	const [found] = await db
		.select({ row: product, shown: sql<boolean>`${hasPage}` })
		.from(product)
		.where(and(eq(product.companyId, companyId), eq(product.slug, slug)))
	if (found?.shown) return found.row
	return found?.row.status === 'ARCHIVED' ? 'gone' : undefined
}

/** All data of a product's page. */
export async function productDetail(
	db: Queryable,
	row: ProductRow,
	locale: Locale,
): Promise<Omit<ProductDetailWire, 'ARRIVAL'> | undefined> {
	const { companyId, id } = row
	const [[card], categories, variants, images, stars] = await Promise.all([
		cardsOf(db, companyId, [id], locale),
		categoriesOf(db, companyId),
		variantsOf(db, companyId, id),
		imagesOf(db, companyId, id, locale),
		starsOf(db, companyId, id),
	])
	if (!card || variants.length === 0) return undefined
	const isOnSale = row.status === 'ACTIVE'
	return {
		...card,
		IS_IN_STOCK: isOnSale && card.IS_IN_STOCK,
		...textsOf(row, locale),
		PRODUCT_SEO_TITLE: textIn(row.seoTitle, locale),
		PRODUCT_SEO_DESCRIPTION: textIn(row.seoDescription, locale),
		CATEGORY_PATH: pathTo(categories, row.categoryId).map((step) => ({
			CATEGORY_SLUG: step.slug,
			CATEGORY_NAME: textIn(step.name, locale),
		})),
		OPTION_LIST: row.options.map((option) => ({
			OPTION_NAME: textIn(option.name, locale),
			OPTION_VALUE_LIST: option.values.map((value) => ({
				OPTION_VALUE_LABEL: textIn(value.label, locale),
				OPTION_VALUE_SWATCH: value.swatch,
			})),
		})),
		VARIANT_LIST: isOnSale ? variants : variants.map(soldOut),
		PRODUCT_IMAGE_LIST: images,
		IS_DIGITAL: row.isDigital,
		RATING_COUNT_LIST: stars,
		UPDATED_AT: row.updatedAt.toISOString(),
	}
}

/** A variant that cannot be bought, whatever stock there is. */
function soldOut(wire: Awaited<ReturnType<typeof variantsOf>>[number]) {
	return { ...wire, VARIANT_STOCK: 0, VARIANT_GUEST_STOCK: 0, VARIANT_FLASH: null }
}

function textsOf(row: ProductRow, locale: Locale): ProductTextsWire {
	return recordOf(PRODUCT_TEXTS, ({ name, field }) => [field, textIn(row[name], locale)])
}

async function variantsOf(db: Queryable, companyId: number, productId: number) {
	const rows = await db
		.select({
			id: variant.id,
			sku: variant.sku,
			barcode: variant.barcode,
			mpn: variant.mpn,
			choice: variant.choice,
			price: priceInForce,
			before: priceBefore,
			regular: variant.price,
			discountUntil: variant.discountUntil,
			free: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
			freeForGuests: sql<number>`coalesce(${guestUnits()}, 0)`.mapWith(Number),
			weightGrams: variant.weightGrams,
			mediaPosition: variant.mediaPosition,
		})
		.from(variant)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, companyId), eq(variant.productId, productId), variant.active))
		.orderBy(asc(variant.position), asc(variant.id))
	const offers = await flashOffers(
		db,
		companyId,
		rows.map(({ id }) => id),
	)
	return rows.map((row) => ({
		VARIANT_ID: row.id,
		VARIANT_SKU: row.sku,
		VARIANT_GTIN: gtinOf(row.barcode),
		VARIANT_MPN: row.mpn,
		VARIANT_CHOICE: row.choice,
		...variantPrices(row, offers.get(row.id)),
		VARIANT_STOCK: row.free,
		VARIANT_GUEST_STOCK: row.freeForGuests,
		VARIANT_WEIGHT_GRAMS: row.weightGrams,
		VARIANT_IMAGE_INDEX: row.mediaPosition,
	}))
}

/** The price of a variant: of a flash sale with units left, or else its current price. */
function variantPrices(
	row: { price: number; before: number | null; regular: number; discountUntil: Date | null },
	offer: FlashOffer | undefined,
) {
	const flash = lineFlash(offer, { price: row.price, quantity: 1 })
	const isOn = flash?.state === 'ON'
	return {
		VARIANT_PRICE: isOn ? flash.price : row.price,
		VARIANT_PRICE_BEFORE: isOn ? row.regular : row.before,
		VARIANT_PRICE_UNTIL: isOn
			? flash.endsAt
			: row.before === null
				? null
				: (row.discountUntil?.toISOString() ?? null),
		VARIANT_FLASH: flash && {
			FLASH_PRICE: flash.price,
			FLASH_ENDS_AT: flash.endsAt,
			FLASH_LEFT: flash.left,
			FLASH_QUOTA: flash.quota,
			FLASH_MOST: flash.most,
		},
	}
}

async function imagesOf(
	db: Queryable,
	companyId: number,
	productId: number,
	locale: Locale,
): Promise<ImageWire[]> {
	const rows = await db
		.select({ id: media.id, width: media.width, height: media.height, alt: productMedia.alt })
		.from(productMedia)
		.innerJoin(
			media,
			and(eq(media.companyId, productMedia.companyId), eq(media.id, productMedia.mediaId)),
		)
		.where(and(eq(productMedia.companyId, companyId), eq(productMedia.productId, productId)))
		.orderBy(asc(productMedia.position))
	return rows.map((row) => ({
		MEDIA_ID: row.id,
		ALT: textIn(row.alt, locale),
		WIDTH: row.width,
		HEIGHT: row.height,
	}))
}

async function starsOf(db: Queryable, companyId: number, productId: number): Promise<number[]> {
	const rows = await db
		.select({ rating: review.rating, reviews: count() })
		.from(review)
		.where(
			and(
				eq(review.companyId, companyId),
				eq(review.productId, productId),
				isNull(review.hiddenAt),
			),
		)
		.groupBy(review.rating)
	return [1, 2, 3, 4, 5].map((star) => rows.find((row) => row.rating === star)?.reviews ?? 0)
}
