import { sql } from 'drizzle-orm'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { buyerNames, type Shopper } from './buyer.ts'

/** A running sale's offer of a variant, by the database's clock. */
export type FlashOffer = {
	itemId: number
	/** Whole rupiah. */
	price: number
	/** UTC ISO. */
	endsAt: string
	/** Units left at that price. */
	left: number
	/** Units for one buyer. */
	most: number
	/** Units this shopper may still have. */
	mine: number
}

type Row = {
	variant_id: number
	item_id: number
	price: number
	ends_at: string
	left: number
	most: number
	had: number
}

/** What sales that run now offer of these variants; `shopper` may be unknown. */
export async function flashOffers(
	db: Queryable,
	companyId: number,
	variantIds: number[],
	shopper: Shopper = {},
): Promise<Map<number, FlashOffer>> {
	if (variantIds.length === 0) return new Map()
	const buyers = `{${buyerNames(companyId, shopper).join(',')}}`
	const { rows } = await db.execute<Row>(sql`
		select item.variant_id::int8 as variant_id, item.id::int8 as item_id, item.price::int8 as price, item.most,
			${isoTime(sql`sale.ends_at`)} as ends_at,
			(select coalesce(sum(quota - claimed), 0)::int from flash_counter as counter
				where counter.company_id = item.company_id and counter.item_id = item.id) as left,
			(select coalesce(max(claimed), 0)::int from flash_buyer as buyer
				where buyer.company_id = item.company_id and buyer.item_id = item.id
					and buyer.buyer = any(${buyers}::text[])) as had
		from flash_item as item
		join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
		where item.company_id = ${companyId} and item.variant_id = any(${`{${variantIds.join(',')}}`}::bigint[])
			and sale.starts_at <= now() and now() < sale.ends_at
		order by item.price desc, item.id desc`)
	return new Map(
		rows.map((row) => [
			Number(row.variant_id),
			{
				itemId: Number(row.item_id),
				price: Number(row.price),
				endsAt: row.ends_at,
				left: row.left,
				most: row.most,
				mine: Math.max(0, Math.min(row.left, row.most - row.had)),
			},
		]),
	)
}
