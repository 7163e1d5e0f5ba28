import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FeedProduct } from '#contract/feed.ts'
import { gtinOf } from '#contract/gtin.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import {
	type FlashOffer,
	flashOffers,
} from '#website-api/modules/catalog/flash-sales/flash-offer.queries.ts'
import { lineFlash } from '#website-api/modules/catalog/flash-sales/line-flash.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import {
	categoriesOf,
	type CategoryRow,
	pathTo,
} from '#website-api/modules/catalog/products/category.queries.ts'
import { brand } from '#website-api/modules/catalog/products/category.table.ts'
import { priceBefore, priceInForce } from '#website-api/modules/catalog/products/prices.queries.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { sizeOf } from '#website-api/modules/catalog/products/stored-size.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'

export type FeedPage = { after: number; limit: number; categoryIds: number[] | undefined }

/** The next page of a feed's products, by ascending id, with all fields of feeds. */
export async function feedProducts(
	db: Queryable,
	companyId: number,
	locale: Locale,
	page: FeedPage,
): Promise<FeedProduct[]> {
	const rows = await db
		.select({ product, brandName: brand.name })
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.where(
			and(
				eq(product.companyId, companyId),
				gt(product.id, page.after),
				isShown,
				page.categoryIds && inArray(product.categoryId, page.categoryIds),
			),
		)
		.orderBy(asc(product.id))
		.limit(page.limit)
	const ids = rows.map((row) => row.product.id)
	if (ids.length === 0) return []
	const [variants, images, categories] = await Promise.all([
		variantsOf(db, companyId, ids),
		imagesOf(db, companyId, ids),
		categoriesOf(db, companyId),
	])
	return rows.map((row) => ({
		id: row.product.id,
		slug: row.product.slug,
		name: textIn(row.product.name, locale),
		summary: textIn(row.product.summary, locale),
		descriptionHtml: textIn(row.product.description, locale),
		brand: row.brandName,
		categories: namesTo(categories, row.product.categoryId, locale),
		options: row.product.options.map((option) => ({
			name: textIn(option.name, locale),
			values: option.values.map(({ label }) => textIn(label, locale)),
		})),
		variants: variants.filter(({ productId }) => productId === row.product.id),
		images: images
			.filter(({ productId }) => productId === row.product.id)
			.map((image) => ({ ...image, alt: textIn(image.alt, locale) })),
	}))
}

function namesTo(categories: CategoryRow[], id: number | null, locale: Locale) {
	return pathTo(categories, id).map(({ name }) => textIn(name, locale))
}

async function variantsOf(db: Queryable, companyId: number, productIds: number[]) {
	const rows = await db
		.select({
			variant,
			sizeMm: sql<number[] | null>`coalesce(${variant.sizeMm}, ${product.sizeMm})`,
			price: priceInForce,
			before: priceBefore,
			free: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
		})
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(
			and(eq(variant.companyId, companyId), inArray(variant.productId, productIds), variant.active),
		)
		.orderBy(asc(variant.productId), asc(variant.position), asc(variant.id))
	const offers = await flashOffers(
		db,
		companyId,
		rows.map((row) => row.variant.id),
	)
	return rows.map((row) => ({
		productId: row.variant.productId,
		id: row.variant.id,
		sku: row.variant.sku,
		gtin: gtinOf(row.variant.barcode),
		mpn: row.variant.mpn,
		choice: row.variant.choice,
		stock: row.free,
		weightGrams: row.variant.weightGrams,
		size: sizeOf(row.sizeMm),
		imageIndex: row.variant.mediaPosition,
		...pricesOf(row, offers.get(row.variant.id)),
	}))
}

type PricedRow = { variant: typeof variant.$inferSelect; price: number; before: number | null }

/** The price of a running flash sale with its time, or else the price in force with its discount's. */
function pricesOf({ variant: of, price, before }: PricedRow, offer: FlashOffer | undefined) {
	const flash = lineFlash(offer, { price, quantity: 1 })
	if (offer && flash?.state === 'ON') {
		return {
			price: flash.price,
			priceBefore: of.price,
			discountFrom: new Date(offer.startsAt),
			discountUntil: new Date(offer.endsAt),
		}
	}
	return {
		price,
		priceBefore: before,
		discountFrom: of.discountFrom,
		discountUntil: of.discountUntil,
	}
}

function imagesOf(db: Queryable, companyId: number, productIds: number[]) {
	return db
		.select({
			productId: productMedia.productId,
			id: media.id,
			width: media.width,
			height: media.height,
			alt: productMedia.alt,
		})
		.from(productMedia)
		.innerJoin(
			media,
			and(eq(media.companyId, productMedia.companyId), eq(media.id, productMedia.mediaId)),
		)
		.where(and(eq(productMedia.companyId, companyId), inArray(productMedia.productId, productIds)))
		.orderBy(asc(productMedia.productId), asc(productMedia.position))
}
