import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { shipStockAgain } from '#website-api/modules/catalog/stock/stock.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel, type ParcelRow } from './parcel.table.ts'
import { isParcel, linesOf, parcelsOf } from './parcels.queries.ts'
import { unitsSentAgain } from './sent-again.ts'

/**
 * Takes units that replace lost ones from the stock, as their parcel leaves. Where all of a product belong to other orders,
 * nothing is taken, since the parcel is gone: staff are to count.
 */
export async function takeUnitsSentAgain(
	tx: Transaction,
	order: OrderRow,
	{ companyId, orderId, number }: ParcelRow,
) {
	const units = unitsSentAgain(await linesOf(tx, order), await parcelsOf(tx, order), number)
	const lacking = await shipStockAgain(tx, companyId, orderId, units, `parcel ${number}`)
	if (lacking.length === 0) return
	await tx
		.update(parcel)
		.set({ staffSince: sql`now()` })
		.where(and(isParcel(companyId, orderId, number), isNull(parcel.staffSince)))
}
