import { sql, type SQL } from 'drizzle-orm'
import { clock } from '#website-api/db/clock.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { recordSoldOut } from '#website-api/modules/catalog/flash-sales/record-sold-out.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { priceInForce, priceBefore } from './prices.queries.ts'

/**
 * Updates the price range of products from their variants; call it in the transaction that changes them. The price
 * clock updates a scheduled product again at its publication time, which also invalidates cached pages.
 */
export async function refreshProductPrices(db: Queryable, companyId: number, productIds: number[]) {
	const ids = arrayLiteral(productIds)
	await refreshWhere(db, sql`company_id = ${companyId} and id = any(${ids}::bigint[])`)
}

/**
 * Updates all products that were published since, or whose discounts or flash sales began, ended or sold out. Returns
 * how many.
 */
export async function refreshDuePrices(db: Queryable): Promise<number> {
	await recordSoldOut(db)
	return refreshWhere(db, sql`prices_change_at <= now() and ${isServed(sql`company_id`)}`)
}

async function refreshWhere(db: Queryable, chosen: SQL): Promise<number> {
	const result = await db.execute(sql`
		with chosen as (select company_id, id from product where ${chosen}),
		priced as (
			select variant.company_id, variant.product_id,
				case when flash.price < ${priceInForce} then flash.price else ${priceInForce} end as price,
				case when flash.price < ${priceInForce} then variant.price else ${priceBefore} end as before,
				case when flash.price < ${priceInForce} then flash.ends_at end as flash_until,
				variant.id as variant_id,
				least(
					turn.at,
					case when variant.discount_price is not null and variant.discount_from > now() then variant.discount_from end,
					case when variant.discount_price is not null and variant.discount_until > now() then variant.discount_until end
				) as changes_at
			from variant
			join chosen on chosen.company_id = variant.company_id and chosen.id = variant.product_id
			left join lateral (
				select item.price, sale.ends_at from flash_item as item
				join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
				where item.company_id = variant.company_id and item.variant_id = variant.id and not item.sold_out
					and sale.starts_at <= now() and now() < sale.ends_at
				order by item.price limit 1
			) as flash on true
			left join lateral (
				select min(case when sale.starts_at > now() then sale.starts_at else sale.ends_at end) as at
				from flash_item as item
				join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
				where item.company_id = variant.company_id and item.variant_id = variant.id and now() < sale.ends_at
			) as turn on true
			where variant.active
		),
		ranges as (
			select company_id, product_id, min(price) as low, max(price) as high, min(changes_at) as changes_at,
				min(flash_until) as flash_until,
				(array_agg(before order by price, variant_id))[1] as before
			from priced group by company_id, product_id
		)
		update product set
			price_min = coalesce(ranges.low, 0), price_max = coalesce(ranges.high, 0),
			price_before = ranges.before,
			prices_change_at = least(ranges.changes_at,
				case when product.status = 'ACTIVE' and product.published_at > clock.at then product.published_at end),
			flash_until = ranges.flash_until
		from ${clock} cross join chosen left join ranges on ranges.company_id = chosen.company_id and ranges.product_id = chosen.id
		where product.company_id = chosen.company_id and product.id = chosen.id
		returning product.id`)
	return result.rows.length
}
