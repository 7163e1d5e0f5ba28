import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { addStockRows } from './stock.command.ts'
import { stock, stockMove } from './stock.table.ts'

/**
 * Sets the units in the warehouse, if they still equal the number that the user saw. 409 CHANGED_MEANWHILE; 409
 * STOCK_PROMISED if open orders reserve more than that.
 */
export async function setStock(
	tx: Transaction,
	companyId: number,
	variantId: number,
	{ before, after, source }: { before: number; after: number; source: string },
) {
	const isThis = and(eq(stock.companyId, companyId), eq(stock.variantId, variantId))
	await addStockRows(tx, companyId, [variantId])
	const changed = await tx
		.update(stock)
		.set({ onHand: after })
		.where(and(isThis, eq(stock.onHand, before), sql`${stock.reserved} <= ${after}`))
		.returning({ variantId: stock.variantId })
	if (changed.length === 0) {
		const [row] = await tx.select().from(stock).where(isThis)
		throw new Problem(409, row?.onHand === before ? 'STOCK_PROMISED' : 'CHANGED_MEANWHILE')
	}
	if (after === before) return
	await tx.insert(stockMove).values({
		companyId,
		variantId,
		onHandChange: after - before,
		reservedChange: 0,
		reason: 'count',
		source,
	})
}

/** The stock changes of a variant, newest first, at most a hundred. */
export async function stockMovesOf(db: Queryable, companyId: number, variantId: number) {
	return db
		.select({
			movedAt: stockMove.at,
			onHandChange: stockMove.onHandChange,
			reservedChange: stockMove.reservedChange,
			kind: stockMove.reason,
			orderNumber: sql<string | null>`(
				select number from orders
				where orders.company_id = ${stockMove.companyId} and orders.id = ${stockMove.orderId})`,
			source: stockMove.source,
		})
		.from(stockMove)
		.where(and(eq(stockMove.companyId, companyId), eq(stockMove.variantId, variantId)))
		.orderBy(desc(stockMove.id))
		.limit(100)
}
