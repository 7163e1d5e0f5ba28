import { type SQL, sql } from 'drizzle-orm'
import type {
	StockFigures,
	StockReport,
	StockVariants,
	StockVariantsQuery,
} from '#contract/stock-report.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { priceInForce } from '#website-api/modules/catalog/products/prices.queries.ts'

type Figures = { on_hand: string | number; reserved: string | number; value: string | number }

/** Physical products, including variants that are no longer offered; downloads have no stock. */
const stocked = (companyId: number): SQL => sql`
	from stock
	join variant on variant.company_id = stock.company_id and variant.id = stock.variant_id
	join product on product.company_id = variant.company_id and product.id = variant.product_id
	left join category on category.company_id = product.company_id and category.id = product.category_id
	where stock.company_id = ${companyId} and not product.is_digital and stock.on_hand > 0`

const nameOf = (name: SQL, locale: Locale) =>
	sql`coalesce(${name} ->> ${locale}, ${name} ->> 'id', '')`

/** Current stock by category. */
export async function stockReport(
	db: Queryable,
	companyId: number,
	locale: Locale,
): Promise<StockReport> {
	const { rows } = await db.execute<
		Figures & { category_id: string | number; name: string; variants: string | number }
	>(sql`
		select coalesce(product.category_id, 0) as category_id, ${nameOf(sql`category.name`, locale)} as name,
			count(*) as variants, sum(stock.on_hand) as on_hand, sum(stock.reserved) as reserved,
			sum(stock.on_hand * ${priceInForce}) as value
		${stocked(companyId)}
		group by 1, 2 order by value desc, category_id`)
	const list = rows.map((row) => ({
		categoryId: Number(row.category_id),
		name: row.name,
		variantCount: Number(row.variants),
		...figuresOf(row),
	}))
	const total = (name: keyof StockFigures) => list.reduce((whole, row) => whole + row[name], 0)
	return {
		total: { onHand: total('onHand'), reserved: total('reserved'), value: total('value') },
		list,
	}
}

/** A page of current stock by variant, in order of their ids. */
export async function stockVariants(
	db: Queryable,
	companyId: number,
	{ next, limit, locale }: StockVariantsQuery & { locale: Locale },
): Promise<StockVariants> {
	const { rows } = await db.execute<
		Figures & {
			id: string | number
			sku: string
			name: string
			category: string
			price: string | number
		}
	>(sql`
		select variant.id, variant.sku, ${nameOf(sql`product.name`, locale)} as name,
			${nameOf(sql`category.name`, locale)} as category, ${priceInForce} as price,
			stock.on_hand, stock.reserved, stock.on_hand * ${priceInForce} as value
		${stocked(companyId)} and stock.variant_id > ${next}
		order by stock.variant_id limit ${limit + 1}`)
	const shown = rows.slice(0, limit)
	return {
		list: shown.map((row) => ({
			sku: row.sku,
			name: row.name,
			categoryName: row.category,
			price: Number(row.price),
			...figuresOf(row),
		})),
		next: rows.length > limit ? Number(shown.at(-1)?.id ?? 0) : null,
	}
}

function figuresOf({ on_hand, reserved, value }: Figures) {
	return { onHand: Number(on_hand), reserved: Number(reserved), value: Number(value) }
}
