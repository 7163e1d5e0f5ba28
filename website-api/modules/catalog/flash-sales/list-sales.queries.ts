import { type SQL, sql } from 'drizzle-orm'
import type { OperatorFlashSaleQueryWire, OperatorFlashSaleRowWire } from '#contract/flash-sale.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { flashSale } from './flash-sale.table.ts'

type Row = {
	id: number
	name: LocalText
	starts_at: string
	ends_at: string
	state: OperatorFlashSaleRowWire['STATE']
	version: number
	items: { sku: string; price: number; quota: number; most: number; claimed: number }[]
}

/**
 * A page of a company's sales, latest first, with the sold units of each item; NEXT is the cursor of the next page.
 */
export async function salesPage(
	db: Queryable,
	companyId: number,
	{ STATE, NEXT, LIMIT }: OperatorFlashSaleQueryWire,
) {
	const [at, last] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/.exec(NEXT ?? '')?.slice(1) ?? []
	const found = await read(
		db,
		sql`flash_sale.company_id = ${companyId}
			${STATE === undefined ? sql`` : sql`and ${state} = ${STATE}`}
			${at === undefined ? sql`` : sql`and (flash_sale.starts_at, flash_sale.id) < (${at}::timestamptz, ${last}::bigint)`}`,
		LIMIT + 1,
	)
	const list = found.slice(0, LIMIT)
	const end = found.length > LIMIT ? list.at(-1) : undefined
	return { list, NEXT: end ? `${end.STARTS_AT}_${end.FLASH_SALE_ID}` : null }
}

/** One sale of the company. 404 FLASH_SALE_NOT_FOUND. */
export async function saleRow(db: Queryable, companyId: number, id: number) {
	const where = sql`flash_sale.company_id = ${companyId} and flash_sale.id = ${id}`
	const [found] = await read(db, where, 1)
	if (!found) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
	return found
}

const state = sql`case when flash_sale.ends_at <= now() then 'OVER' when flash_sale.starts_at <= now() then 'RUNNING'
	else 'AHEAD' end`

async function read(db: Queryable, where: SQL, limit: number): Promise<OperatorFlashSaleRowWire[]> {
	const { rows } = await db.execute<Row>(sql`
		select flash_sale.id::int as id, flash_sale.name, ${isoTime(flashSale.startsAt)} as starts_at,
			${isoTime(flashSale.endsAt)} as ends_at, flash_sale.version, ${state} as state,
			(select jsonb_agg(jsonb_build_object('sku', variant.sku, 'price', item.price, 'quota', item.quota,
					'most', item.most, 'claimed', (select sum(counter.claimed) from flash_counter as counter
						where counter.company_id = item.company_id and counter.item_id = item.id)) order by item.id)
				from flash_item as item
				join variant on variant.company_id = item.company_id and variant.id = item.variant_id
				where item.company_id = flash_sale.company_id and item.sale_id = flash_sale.id) as items
		from flash_sale where ${where}
		order by flash_sale.starts_at desc, flash_sale.id desc limit ${limit}`)
	return rows.map((row) => ({
		FLASH_SALE_ID: row.id,
		NAME_ID: row.name.id,
		NAME_EN: row.name.en,
		STARTS_AT: row.starts_at,
		ENDS_AT: row.ends_at,
		STATE: row.state,
		VERSION: row.version,
		ITEM_LIST: row.items.map((item) => ({
			VARIANT_SKU: item.sku,
			PRICE: item.price,
			QUOTA: item.quota,
			MOST: item.most,
			SOLD: item.claimed,
		})),
	}))
}
