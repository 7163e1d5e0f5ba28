import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Image } from '#contract/image.ts'
import type { Product, Variant } from '#contract/product.ts'
import { plainValues, SHOWN_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PRODUCT_TEXT_NAMES } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { gtinOf } from '#contract/gtin.ts'
import { builtOnce } from '#website-api/db/built-once.ts'
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
import { sizeOf } from './stored-size.ts'
import { variant } from './variant.table.ts'

export type ProductRow = typeof product.$inferSelect

/** A product with a page by its slug; 'gone': no longer sold; undefined: the company has no such product. */
export async function findProduct(
	db: Queryable,
	companyId: number,
	slug: string,
): Promise<ProductRow | 'gone' | undefined> {
	const [found] = await productsAt(db, { companyId, slug })
	if (found?.shown) return found.row
	return found?.row.status === 'ARCHIVED' ? 'gone' : undefined
}

const productsAt = builtOnce((db) =>
	db
		.select({ row: product, shown: sql<boolean>`${hasPage}` })
		.from(product)
		.where(
			and(
				eq(product.companyId, sql.placeholder('companyId')),
				eq(product.slug, sql.placeholder('slug')),
			),
		),
)

/** All data of a product's page. */
export async function productDetail(
	db: Queryable,
	row: ProductRow,
	locale: Locale,
): Promise<Omit<Product, 'arrival'> | undefined> {
	const { companyId, id } = row
	const [[card], categories, variants, images, stars] = await Promise.all([
		cardsOf(db, companyId, [id], locale),
		categoriesOf(db, companyId),
		variantsOf(db, row),
		imagesOf(db, companyId, id, locale),
		starsOf(db, companyId, id),
	])
	if (!card || variants.length === 0) return undefined
	const isOnSale = row.status === 'ACTIVE'
	return {
		...card,
		inStock: isOnSale && card.inStock,
		...recordOf(PRODUCT_TEXT_NAMES, (name) => [name, textIn(row[name], locale)]),
		...plainValues(SHOWN_FIELD_NAMES, row),
		categoryPath: pathTo(categories, row.categoryId).map(({ slug, name }) => ({
			slug,
			name: textIn(name, locale),
		})),
		options: row.options.map(({ name, values }) => ({
			name: textIn(name, locale),
			values: values.map(({ label, swatch }) => ({ label: textIn(label, locale), swatch })),
		})),
		variants: isOnSale ? variants : variants.map(soldOut),
		images,
		isDigital: row.isDigital,
		ratingCounts: stars,
		updatedAt: row.updatedAt,
	}
}

/** A variant that cannot be bought, whatever stock there is. */
function soldOut(variant: Variant): Variant {
	return { ...variant, stock: 0, guestStock: 0, flash: null }
}

async function variantsOf(
	db: Queryable,
	{ companyId, id: productId, sizeMm }: ProductRow,
): Promise<Variant[]> {
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
			sizeMm: variant.sizeMm,
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
		id: row.id,
		sku: row.sku,
		gtin: gtinOf(row.barcode),
		mpn: row.mpn,
		choice: row.choice,
		...variantPrices(row, offers.get(row.id)),
		stock: row.free,
		guestStock: row.freeForGuests,
		weightGrams: row.weightGrams,
		size: sizeOf(row.sizeMm ?? sizeMm),
		imageIndex: row.mediaPosition,
	}))
}

/** The price of a variant: of a flash sale with units left, or else its current price. */
function variantPrices(
	row: { price: number; before: number | null; regular: number; discountUntil: Date | null },
	offer: FlashOffer | undefined,
) {
	const flash = lineFlash(offer, { price: row.price, quantity: 1 })
	const endsAt = flash && new Date(flash.endsAt)
	const isOn = flash?.state === 'ON'
	return {
		price: isOn ? flash.price : row.price,
		priceBefore: isOn ? row.regular : row.before,
		priceUntil: isOn ? endsAt : row.before === null ? null : row.discountUntil,
		flash: flash &&
			endsAt && {
				price: flash.price,
				endsAt,
				left: flash.left,
				quota: flash.quota,
				maxPerBuyer: flash.most,
			},
	}
}

async function imagesOf(
	db: Queryable,
	companyId: number,
	productId: number,
	locale: Locale,
): Promise<Image[]> {
	const rows = await db
		.select({ id: media.id, width: media.width, height: media.height, alt: productMedia.alt })
		.from(productMedia)
		.innerJoin(
			media,
			and(eq(media.companyId, productMedia.companyId), eq(media.id, productMedia.mediaId)),
		)
		.where(and(eq(productMedia.companyId, companyId), eq(productMedia.productId, productId)))
		.orderBy(asc(productMedia.position))
	return rows.map((row) => ({ ...row, alt: textIn(row.alt, locale) }))
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
