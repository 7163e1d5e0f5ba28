import { and, eq, sql } from 'drizzle-orm'
import { MAX_CARD_COLOURS, type ProductCard } from '#contract/product-card.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import { builtOnce } from '#website-api/db/built-once.ts'
import { isoTime, type LocalText, textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { joinedPicture } from '#website-api/modules/platform/media/image.ts'
import { brand } from './category.table.ts'
import { product, productMedia } from './product.table.ts'

/** Products that shoppers can see; others are treated as missing. */
export const isShown = sql`(${product.status} = 'ACTIVE' and ${product.publishedAt} <= now())`

/** Archived products whose page stays, as out of stock. */
export const keepsPage = sql`(${product.status} = 'ARCHIVED' and ${product.keepsPage})`

/** Products that have a page. */
export const hasPage = sql`(${isShown} or ${keepsPage})`

/**
 * True while any variant is available. Not `exists`, so that the planner cannot read the stock of all products at once.
 */
export const isInStock = sql<boolean>`coalesce((
	select true from stock
	where stock.company_id = ${product.companyId} and stock.product_id = ${product.id} and stock.is_free
	limit 1
), false)`

/** Values of the product's options that have a colour, in the options' order. */
const colours = sql<{ label: LocalText; swatch: string }[]>`(
	select coalesce(json_agg(json_build_object('label', option_value.label, 'swatch', option_value.swatch)
		order by chosen.place), '[]'::json)
	from unnest(${product.optionValueIds}) with ordinality as chosen (id, place)
	join option_value on option_value.company_id = ${product.companyId} and option_value.id = chosen.id
	where option_value.swatch is not null
)`

/** Columns a product card is made from; with `cardRows`. */
const cardColumns = {
	id: product.id,
	slug: product.slug,
	name: product.name,
	priceMin: product.priceMin,
	priceMax: product.priceMax,
	priceBefore: product.priceBefore,
	ratingTenths: product.ratingTenths,
	ratingCount: product.ratingCount,
	soldCount: product.soldCount,
	isNew: sql<boolean>`${product.publishedAt} > now() - interval '30 days'`,
	isInStock,
	flashUntil: sql<
		string | null
	>`case when ${product.flashUntil} > now() then ${isoTime(product.flashUntil)} end`,
	brandName: brand.name,
	mediaId: media.id,
	mediaWidth: media.width,
	mediaHeight: media.height,
	alt: productMedia.alt,
	colours,
}

/** The cards of these products of a company, in the order of the ids; omits unknown ids. */
export async function cardsOf(
	db: Queryable,
	companyId: number,
	ids: number[],
	locale: Locale,
): Promise<ProductCard[]> {
	if (ids.length === 0) return []
	const rows = await cardRows(db, { companyId, ids: arrayLiteral(ids) })
	const byId = new Map(rows.map((row) => [row.id, row]))
	return ids.flatMap((id) => {
		const row = byId.get(id)
		return row ? [cardOf(row, locale)] : []
	})
}

type CardRow = Awaited<ReturnType<typeof cardRows>>[number]

const cardRows = builtOnce((db) =>
	db
		.select(cardColumns)
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.leftJoin(
			productMedia,
			and(
				eq(productMedia.companyId, product.companyId),
				eq(productMedia.productId, product.id),
				eq(productMedia.position, 0),
			),
		)
		.leftJoin(
			media,
			and(eq(media.companyId, productMedia.companyId), eq(media.id, productMedia.mediaId)),
		)
		.where(
			and(
				eq(product.companyId, sql.placeholder('companyId')),
				sql`${product.id} = any(${sql.placeholder('ids')}::bigint[])`,
			),
		),
)

function cardOf(row: CardRow, locale: Locale): ProductCard {
	return {
		id: row.id,
		slug: row.slug,
		name: textIn(row.name, locale),
		priceMin: row.priceMin,
		priceMax: row.priceMax,
		priceBefore: row.priceBefore,
		rating: row.ratingCount === 0 ? null : row.ratingTenths / 10,
		reviewCount: row.ratingCount,
		soldCount: row.soldCount,
		isNew: row.isNew,
		inStock: row.isInStock,
		flashEndsAt: row.flashUntil === null ? null : new Date(row.flashUntil),
		brand: row.brandName,
		image: joinedPicture(
			{ id: row.mediaId, width: row.mediaWidth, height: row.mediaHeight },
			textIn(row.alt ?? row.name, locale),
		),
		colours: row.colours.slice(0, MAX_CARD_COLOURS).map(({ label, swatch }) => ({
			name: textIn(label, locale),
			swatch,
		})),
		colourCount: row.colours.length,
	}
}
