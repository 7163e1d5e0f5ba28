import {
	Cancellation,
	cancelStaffOrder,
	completeStaffOrder,
	deliverOrder,
	processOrder,
	proposeOrderChange,
	shipOrder,
} from '#contract/order-step.ts'
import { listOrderNotes, noteOrder } from '#contract/order-note.ts'
import { listStaffOrders, readStaffOrder } from '#contract/staff-order.ts'
import { requireProvider } from './refund/require-provider.queries.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { proposeChange } from '#website-api/modules/sales/customer-orders/order-change.command.ts'
import {
	type Move,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { sendOrder } from '#website-api/modules/sales/parcels/send-parcel.command.ts'
import { changeStaffOrder, type OrderAsked } from './change-staff-order.command.ts'
import { orderCancellation } from './order-cancellation.table.ts'
import { orderNotes } from './order-notes.queries.ts'
import { addOrderNote } from './order-notes.command.ts'
import { findStaffOrder, staffOrdersPage, staffOrderOf } from './staff-orders.queries.ts'

/** Orders as staff see and move them, and notes about one. */
export const orderStaffAnswers = [
	answer(listStaffOrders, async ({ db, caller, query }) => {
		const { list, total } = await staffOrdersPage(db, caller, query)
		return { list, pages: Math.ceil(total / query.pageSize), count: total }
	}),
	answer(listOrderNotes, async ({ db, caller, params }) => ({
		list: await orderNotes(db, await findStaffOrder(db, caller, params.number)),
	})),
	answer(noteOrder, async ({ db, caller, params, body: { text } }) => {
		const order = await findStaffOrder(db, caller, params.number)
		await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await addOrderNote(tx, order, { text, madeBy: caller.label })
		})
		return { list: await orderNotes(db, order) }
	}),
	answer(readStaffOrder, async ({ db, caller, params }) =>
		staffOrderOf(db, await findStaffOrder(db, caller, params.number), caller),
	),
	answer(processOrder, (asked) => move(asked, { to: 'PROCESSING' })),
	answer(shipOrder, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) => sendOrder(tx, order, body, asked.caller.label)),
	),
	answer(proposeOrderChange, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) => proposeChange(tx, order, body)),
	),
	answer(deliverOrder, (asked) => move(asked, { to: 'DELIVERED' })),
	answer(completeStaffOrder, (asked) => move(asked, { to: 'COMPLETED' })),
	answer(cancelStaffOrder, ({ body: { reason, note, to: refundTo }, ...asked }) => {
		const { label: madeBy, session } = asked.caller
		// Existing scripts with a key cancel without a reason.
		if (session !== undefined && reason === undefined) {
			throw fieldProblem(Cancellation, 'reason', { message: 'FIELD_REQUIRED' })
		}
		return changeStaffOrder(asked, async (tx, order) => {
			if (refundTo === 'PROVIDER') {
				await requireProvider(tx, order, order.paid - order.refunded)
			}
			await moveOrder(tx, order, { to: 'CANCEL', actor: 'staff', refundTo })
			if (reason === undefined) return
			const { companyId, id: orderId } = order
			await tx.insert(orderCancellation).values({ companyId, orderId, reason, note, madeBy })
		})
	}),
]

function move(asked: OrderAsked, step: Omit<Move, 'actor'>) {
	return changeStaffOrder(asked, (tx, order) => moveOrder(tx, order, { ...step, actor: 'staff' }))
}
