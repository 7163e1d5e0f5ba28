import type { OrderCod } from '#contract/cash-on-delivery.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { codOrder, isOf } from './cod-order.table.ts'

/** What the courier collects for an order; null: it is paid otherwise. */
export async function codOf(
	db: Queryable,
	{ companyId, id, paymentMethod }: Pick<OrderRow, 'companyId' | 'id' | 'paymentMethod'>,
): Promise<OrderCod | null> {
	if (paymentMethod !== 'COD') return null
	const [row] = await db.select().from(codOrder).where(isOf(companyId, id))
	return row ?? null
}
