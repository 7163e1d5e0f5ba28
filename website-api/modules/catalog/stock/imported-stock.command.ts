import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'

/** A variant's stock in a file. */
export type ImportedStock = { variantId: number; stock: number }

/** Sets the initial stock of new variants. */
export async function openStock(tx: Transaction, companyId: number, list: ImportedStock[]) {
	if (list.length === 0) return
	await tx.execute(sql`
		with made as (
			insert into stock (company_id, variant_id, product_id, is_offered, on_hand)
			select ${companyId}, variant.id, variant.product_id, variant.active, row.units from ${rowsOf(list)}
			join variant on variant.company_id = ${companyId} and variant.id = row.id
			returning variant_id, on_hand
		)
		insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source)
		select ${companyId}, variant_id, on_hand, 0, 'count', 'import' from made where on_hand > 0`)
}

/**
 * Changes each variant's stock by the difference between the file's quantity and the one that an import last applied,
 * so that units sold in between stay sold. Returns the variants that were not changed because open orders reserve
 * more than would remain.
 */
export async function addImportedStock(
	tx: Transaction,
	companyId: number,
	list: ImportedStock[],
): Promise<Set<number>> {
	// By ascending id, like orders, so that an import and an order cannot deadlock.
	await tx.execute(sql`
		select 1 from stock
		where company_id = ${companyId} and variant_id in (select row.id from ${rowsOf(list)})
		order by variant_id
		for update`)
	const { rows } = await tx.execute<{ id: number }>(sql`
		with wished as (
			select variant.id, row.units, row.units - coalesce(variant.imported_stock, stock.on_hand) as change
			from ${rowsOf(list)}
			join variant on variant.company_id = ${companyId} and variant.id = row.id
			join stock on stock.company_id = ${companyId} and stock.variant_id = row.id
			where variant.imported_stock is distinct from row.units
		), moved as (
			update stock set on_hand = stock.on_hand + wished.change
			from wished
			where stock.company_id = ${companyId} and stock.variant_id = wished.id
				and stock.on_hand + wished.change >= stock.reserved
			returning wished.id, wished.units, wished.change
		), noted as (
			update variant set imported_stock = moved.units from moved
			where variant.company_id = ${companyId} and variant.id = moved.id
		), told as (
			insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source)
			select ${companyId}, id, change, 0, 'count', 'import' from moved where change <> 0
		)
		select id from wished where id not in (select id from moved)`)
	return new Set(rows.map((row) => row.id))
}

function rowsOf(list: ImportedStock[]) {
	const json = JSON.stringify(list.map(({ variantId, stock }) => ({ id: variantId, units: stock })))
	return sql`jsonb_to_recordset(${json}::jsonb) as row (id bigint, units integer)`
}
