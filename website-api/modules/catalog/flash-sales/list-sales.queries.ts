import { sql } from 'drizzle-orm'
import type { OperatorFlashSaleRowWire } from '#contract/flash-sale.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { flashSale } from './flash-sale.table.ts'

type Row = {
	id: number
	name: LocalText
	starts_at: string
	ends_at: string
	state: OperatorFlashSaleRowWire['STATE']
	items: { sku: string; price: number; quota: number; most: number; claimed: number }[]
}

/** A company's sales, the latest first, with what was sold of each item. */
export async function salesOf(
	db: Queryable,
	companyId: number,
	id?: number,
): Promise<OperatorFlashSaleRowWire[]> {
	const { rows } = await db.execute<Row>(sql`
		select flash_sale.id::int as id, flash_sale.name, ${isoTime(flashSale.startsAt)} as starts_at,
			${isoTime(flashSale.endsAt)} as ends_at,
			case when flash_sale.ends_at <= now() then 'OVER' when flash_sale.starts_at <= now() then 'RUNNING'
				else 'AHEAD' end as state,
			(select jsonb_agg(jsonb_build_object('sku', variant.sku, 'price', item.price, 'quota', item.quota,
					'most', item.most, 'claimed', (select sum(counter.claimed) from flash_counter as counter
						where counter.company_id = item.company_id and counter.item_id = item.id)) order by item.id)
				from flash_item as item
				join variant on variant.company_id = item.company_id and variant.id = item.variant_id
				where item.company_id = flash_sale.company_id and item.sale_id = flash_sale.id) as items
		from flash_sale
		where flash_sale.company_id = ${companyId} ${id === undefined ? sql`` : sql`and flash_sale.id = ${id}`}
		order by flash_sale.starts_at desc, flash_sale.id desc limit 100`)
	return rows.map((row) => ({
		FLASH_SALE_ID: row.id,
		NAME_ID: row.name.id,
		NAME_EN: row.name.en,
		STARTS_AT: row.starts_at,
		ENDS_AT: row.ends_at,
		STATE: row.state,
		ITEM_LIST: row.items.map((item) => ({
			VARIANT_SKU: item.sku,
			PRICE: item.price,
			QUOTA: item.quota,
			MOST: item.most,
			SOLD: item.claimed,
		})),
	}))
}
