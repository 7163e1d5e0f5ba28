import type { Transaction } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from './parcel.table.ts'
import { isParcel, lockParcel } from './parcels.queries.ts'

/** Staff have decided about a parcel of a locked order, or looked at it. 404 NO_SUCH_PARCEL. */
export async function checkParcel(tx: Transaction, order: OrderRow, number: number) {
	const { companyId, orderId } = await lockParcel(tx, order, number)
	await tx
		.update(parcel)
		.set({ staffSince: null })
		.where(isParcel(companyId, orderId, number))
}
