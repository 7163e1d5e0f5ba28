import { and, eq, sql } from 'drizzle-orm'
import { builtOnce } from '#website-api/db/built-once.ts'
import { flashOffer } from '#website-api/modules/catalog/flash-sales/flash-offer.queries.ts'
import { isShown } from '#website-api/modules/catalog/products/card.queries.ts'
import { priceBefore, priceInForce } from '#website-api/modules/catalog/products/prices.queries.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { guestUnits } from '#website-api/modules/catalog/stock/guest-share.queries.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'

/**
 * The variants of `variantIds` that a company sells, with price, stock, picture and flash sale by the database's clock.
 * `buyers` is what `countedBuyers` returns.
 */
export const pricedVariants = builtOnce((db) =>
	db
		.select({
			variantId: variant.id,
			productId: product.id,
			slug: product.slug,
			name: product.name,
			options: product.options,
			isDigital: product.isDigital,
			sku: variant.sku,
			choice: variant.choice,
			price: priceInForce,
			priceBefore,
			unitWeightGrams: variant.weightGrams,
			sizeMm: sql<number[] | null>`coalesce(${variant.sizeMm}, ${product.sizeMm})`,
			free: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
			freeForGuests: sql<number>`coalesce(${guestUnits()}, 0)`.mapWith(Number),
			mediaId: media.id,
			mediaWidth: media.width,
			mediaHeight: media.height,
			alt: productMedia.alt,
			flashOffer: flashOffer(sql.placeholder('companyId'), sql.placeholder('buyers')),
		})
		.from(variant)
		.innerJoin(
			product,
			and(eq(product.companyId, variant.companyId), eq(product.id, variant.productId)),
		)
		.leftJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.leftJoin(
			productMedia,
			and(
				eq(productMedia.companyId, variant.companyId),
				eq(productMedia.productId, variant.productId),
				eq(productMedia.position, sql`coalesce(${variant.mediaPosition}, 0)`),
			),
		)
		.leftJoin(
			media,
			and(eq(media.companyId, productMedia.companyId), eq(media.id, productMedia.mediaId)),
		)
		.where(
			and(
				eq(variant.companyId, sql.placeholder('companyId')),
				// In a query of its own, so that the planner expects as many ids in every plan, and one plan serves all
				// (docs/decisions/0029). The second cast makes it an array instead of rows.
				sql`${variant.id} = any((select ${sql.placeholder('variantIds')}::bigint[])::bigint[])`,
				variant.active,
				isShown,
			),
		),
)
