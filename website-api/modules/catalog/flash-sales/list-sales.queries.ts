import { type SQL, sql } from 'drizzle-orm'
import type { PlannedSale, PlannedSaleQuery } from '#contract/flash-sale-plan.ts'
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
	state: PlannedSale['state']
	version: number
	items: { sku: string; price: number; quota: number; most: number; sold: number }[]
}

/**
 * A page of a company's sales, latest first, with the sold units of each item; `next` is the cursor of the next page.
 */
export async function salesPage(
	db: Queryable,
	companyId: number,
	{ state, next, limit }: PlannedSaleQuery,
) {
	const [at, last] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/.exec(next ?? '')?.slice(1) ?? []
	const found = await read(
		db,
		sql`flash_sale.company_id = ${companyId}
			${state === undefined ? sql`` : sql`and ${stateNow} = ${state}`}
			${at === undefined ? sql`` : sql`and (flash_sale.starts_at, flash_sale.id) < (${at}::timestamptz, ${last}::bigint)`}`,
		limit + 1,
	)
	const list = found.slice(0, limit)
	const end = found.length > limit ? list.at(-1) : undefined
	return { list, next: end ? `${end.startsAt.toISOString()}_${end.id}` : null }
}

/** One sale of the company. 404 FLASH_SALE_NOT_FOUND. */
export async function saleRow(db: Queryable, companyId: number, id: number) {
	const where = sql`flash_sale.company_id = ${companyId} and flash_sale.id = ${id}`
	const [found] = await read(db, where, 1)
	if (!found) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
	return found
}

const stateNow = sql`case when flash_sale.ends_at <= now() then 'OVER' when flash_sale.starts_at <= now() then 'RUNNING'
	else 'AHEAD' end`

async function read(db: Queryable, where: SQL, limit: number): Promise<PlannedSale[]> {
	const { rows } = await db.execute<Row>(sql`
		select flash_sale.id::int as id, flash_sale.name, ${isoTime(flashSale.startsAt)} as starts_at,
			${isoTime(flashSale.endsAt)} as ends_at, flash_sale.version, ${stateNow} as state,
			(select jsonb_agg(jsonb_build_object('sku', variant.sku, 'price', item.price, 'quota', item.quota,
					'most', item.most, 'sold', (select sum(counter.claimed) from flash_counter as counter
						where counter.company_id = item.company_id and counter.item_id = item.id)) order by item.id)
				from flash_item as item
				join variant on variant.company_id = item.company_id and variant.id = item.variant_id
				where item.company_id = flash_sale.company_id and item.sale_id = flash_sale.id) as items
		from flash_sale where ${where}
		order by flash_sale.starts_at desc, flash_sale.id desc limit ${limit}`)
	return rows.map(({ name, starts_at, ends_at, ...row }) => ({
		...row,
		nameId: name.id,
		nameEn: name.en,
		startsAt: new Date(starts_at),
		endsAt: new Date(ends_at),
	}))
}
