import type { StaffOrder } from '#contract/staff-order.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import type { OrderRow } from './order.table.ts'
import { findOperatorOrder, type FoundOrder, staffOrderOf } from './staff-orders.queries.ts'
import { lockOrder } from './transition/move-order.command.ts'

/** A request of staff about the order of its path. */
export type OrderAsked = { db: Database; operator: Operator; params: { number: string } }

/** Changes the order of a request, locked, in the name of who asks; returns it as it is afterwards. 404 NO_SUCH_ORDER. */
export async function changeStaffOrder(
	asked: OrderAsked,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<StaffOrder> {
	const { db, operator, params } = asked
	const found = await findOperatorOrder(db, operator, params.number)
	await withLocked(asked, found, work)
	return staffOrderOf(db, found, operator)
}

/** The same for a part of a step; returns what the work does. 404 NO_SUCH_ORDER. */
export async function inStaffOrder<T>(
	asked: OrderAsked,
	work: (tx: Transaction, order: OrderRow) => Promise<T>,
): Promise<T> {
	const found = await findOperatorOrder(asked.db, asked.operator, asked.params.number)
	return withLocked(asked, found, work)
}

function withLocked<T>(
	{ db, operator }: OrderAsked,
	{ companyId, number }: FoundOrder,
	work: (tx: Transaction, order: OrderRow) => Promise<T>,
): Promise<T> {
	return inTransaction(db, async (tx) => {
		await actAs(tx, operator)
		return work(tx, await lockOrder(tx, companyId, number))
	})
}
