import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import type { Couriers } from '#website-api/modules/platform/couriers/couriers.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { inStaffOrder } from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import { orderById } from '#website-api/modules/sales/orders/find-order.queries.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'

/** A parcel that somebody wants a courier for, and how its order is changed in their name. */
export type AskedParcel = {
	db: Database
	couriers: Couriers
	companyId: number
	orderId: string
	/** Of the order's parcels. */
	parcel: number
	/** The staff member's name or the key's label. */
	askedBy: string
	/** Does the work in a transaction with the order locked. */
	change: <T>(work: (tx: Transaction, order: OrderRow) => Promise<T>) => Promise<T>
}

/** A request of staff about a parcel. */
export type StaffAsks = {
	db: Database
	couriers: Couriers
	caller: Caller
	params: { number: string; parcel: string }
}

/** A parcel that a request of staff is about. 404 NO_SUCH_ORDER. */
export async function askedByStaff(asked: StaffAsks): Promise<AskedParcel> {
	const { db, couriers, caller, params } = asked
	const { companyId, id } = await findStaffOrder(db, caller, params.number)
	return {
		db,
		couriers,
		companyId,
		orderId: id,
		parcel: Number(params.parcel),
		askedBy: caller.label,
		change: (work) => inStaffOrder(asked, work),
	}
}

/** A parcel that staff asked for earlier. */
export function askedEarlier(asked: Omit<AskedParcel, 'change'>): AskedParcel {
	const { db, companyId, orderId } = asked
	return {
		...asked,
		change: async (work) => {
			const { number } = await orderById(db, companyId, orderId)
			return inTransaction(db, async (tx) => work(tx, await lockOrder(tx, companyId, number)))
		},
	}
}
