import type { StaffOrder } from '#contract/staff-order.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import type { OrderRow } from './order.table.ts'
import { findOperatorOrder, staffOrderOf } from './staff-orders.queries.ts'
import { lockOrder } from './transition/move-order.command.ts'

/** A request of staff about the order of its path. */
export type OrderAsked = { db: Database; operator: Operator; params: { number: string } }

/** Changes the order of a request, locked, in the name of who asks; returns it as it is afterwards. 404 NO_SUCH_ORDER. */
export async function changeStaffOrder(
	{ db, operator, params }: OrderAsked,
	work: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<StaffOrder> {
	const found = await findOperatorOrder(db, operator, params.number)
	await inTransaction(db, async (tx) => {
		await actAs(tx, operator)
		await work(tx, await lockOrder(tx, found.companyId, found.number))
	})
	return staffOrderOf(db, found, operator)
}
