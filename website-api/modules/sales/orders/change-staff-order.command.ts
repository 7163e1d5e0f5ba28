import type { StaffOrder } from '#contract/staff-order.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import type { OrderRow } from './order.table.ts'
import { findStaffOrder, type FoundOrder, staffOrderOf } from './staff-orders.queries.ts'
import { lockOrder } from './transition/move-order.command.ts'

/** A request of staff about the order of its path. */
export type OrderAsked = { db: Database; caller: Caller; params: { number: string } }

/** Changes the order of a request, locked, in the name of who asks; returns it as it is afterwards. 404 NO_SUCH_ORDER. */
export async function changeStaffOrder(
	asked: OrderAsked,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<StaffOrder> {
	const { db, caller, params } = asked
	const found = await findStaffOrder(db, caller, params.number)
	await withLocked(asked, found, work)
	return staffOrderOf(db, found, caller)
}

/** The same for a part of a step; returns what the work does. 404 NO_SUCH_ORDER. */
export async function inStaffOrder<T>(
	asked: OrderAsked,
	work: (tx: Transaction, order: OrderRow) => Promise<T>,
): Promise<T> {
	const found = await findStaffOrder(asked.db, asked.caller, asked.params.number)
	return withLocked(asked, found, work)
}

function withLocked<T>(
	{ db, caller }: OrderAsked,
	{ companyId, number }: FoundOrder,
	work: (tx: Transaction, order: OrderRow) => Promise<T>,
): Promise<T> {
	return inTransaction(db, async (tx) => {
		await actAs(tx, caller)
		return work(tx, await lockOrder(tx, companyId, number))
	})
}
