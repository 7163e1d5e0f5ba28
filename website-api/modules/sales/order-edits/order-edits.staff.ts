import { editStaffOrder, listOrderEdits } from '#contract/order-edit.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { answer } from '#website-api/http/answer.ts'
import {
	changeStaffOrder,
	type OrderAsked,
} from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { endOpenAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { editOrder } from './edit-order.command.ts'
import { agreedPricesOf } from './agreed-prices.queries.ts'
import { editsOf } from './order-edits.queries.ts'

/** Two orders may draw the same amount at once: one of them draws again. */
const mostTries = 5

/** Changes of orders that are not packed. */
export const orderEditAnswers = [
	answer(listOrderEdits, async ({ db, caller, params }) => {
		const order = await findStaffOrder(db, caller, params.number)
		const list = await editsOf(db, order)
		return { list, agreed: await agreedPricesOf(db, order, list) }
	}),
	answer(editStaffOrder, async ({ body, gateways, ...asked }) => {
		const { db, caller, params } = asked
		await endOpenAttempt(db, gateways.of, await findStaffOrder(db, caller, params.number))
		return redrawn(asked, (again) =>
			changeStaffOrder(again, (tx, order) => editOrder(tx, order, body, caller)),
		)
	}),
]

async function redrawn<T>(
	asked: OrderAsked,
	change: (asked: OrderAsked) => Promise<T>,
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await change(asked)
		} catch (error) {
			if (attempt === mostTries || !breaks(error, '23505', 'orders_open_total')) throw error
		}
	}
}
