import { type SQL, sql } from 'drizzle-orm'
import type { SalesDimension, SalesParts, SalesPartsQuery } from '#contract/sales-report.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { partNames } from './part-names.queries.ts'
import { periodBefore, type ReportPeriod } from './report-period.ts'

type Part = {
	key: string
	orders: number
	units: number
	goods: number
	shipping: number
	given: number
	previous: number
}

/** A company's sales in a period by a dimension such as product or courier, best-selling first. */
export async function salesParts(
	db: Queryable,
	companyId: number,
	asked: SalesPartsQuery & { locale: Locale },
): Promise<SalesParts> {
	const { by, next, limit, locale } = asked
	const { rows } = await db.execute<Record<keyof Part, string | number>>(sql`
		select * from (${summed(companyId, by, asked)}) as part
		where (orders > 0 or previous <> 0) and ${after(next)}
		order by goods desc, key limit ${limit + 1}`)
	const shown = rows.slice(0, limit).map(partOf)
	const last = rows.length > limit ? shown.at(-1) : undefined
	const names = await partNames(db, companyId, by, {
		keys: shown.map(({ key }) => key).filter((key) => key !== ''),
		locale,
	})
	return {
		list: shown.map((part) => ({
			key: part.key,
			name: names.get(part.key) ?? '',
			orderCount: part.orders,
			unitCount: part.units,
			goods: part.goods,
			shipping: part.shipping,
			given: part.given,
			previousGoods: part.previous,
		})),
		next: last ? `${last.goods}:${last.key}` : null,
	}
}

function summed(companyId: number, by: SalesDimension, period: ReportPeriod): SQL {
	const previous = periodBefore(period)
	const isNow = sql`day >= ${period.from}::date`
	const ofKeys = sql`
		select key, coalesce(sum(orders) filter (where ${isNow}), 0) as orders,
			coalesce(sum(units) filter (where ${isNow}), 0) as units,
			coalesce(sum(goods) filter (where ${isNow}), 0) as goods,
			coalesce(sum(shipping) filter (where ${isNow}), 0) as shipping,
			coalesce(sum(given) filter (where ${isNow}), 0) as given,
			coalesce(sum(goods) filter (where not ${isNow}), 0) as previous
		from sales_part
		where company_id = ${companyId} and dimension = ${by === 'CATEGORY' ? 'PRODUCT' : by}
			and day between ${previous.from}::date and ${period.until}::date
		group by key`
	if (by !== 'CATEGORY') return ofKeys
	// An order with several products of a category counts once per product.
	return sql`
		select coalesce(product.category_id::text, '') as key, sum(orders) as orders, sum(units) as units,
			sum(goods) as goods, sum(shipping) as shipping, sum(given) as given, sum(previous) as previous
		from (${ofKeys}) as sold
		left join product on product.company_id = ${companyId} and product.id = sold.key::bigint
		group by 1`
}

function after(next: string | undefined): SQL {
	const [, goods, key] = /^(-?\d+):(.*)$/.exec(next ?? '') ?? []
	if (goods === undefined || key === undefined) return sql`true`
	return sql`(goods < ${goods}::bigint or (goods = ${goods}::bigint and key > ${key}))`
}

function partOf(row: Record<keyof Part, string | number>): Part {
	return {
		key: String(row.key),
		orders: Number(row.orders),
		units: Number(row.units),
		goods: Number(row.goods),
		shipping: Number(row.shipping),
		given: Number(row.given),
		previous: Number(row.previous),
	}
}
