import {
	correctStaffOrder,
	listOrderCorrections,
	stepOrderBack,
} from '#contract/order-correction.ts'
import { answer } from '#website-api/http/answer.ts'
import { shippingMethods } from '#website-api/modules/sales/shipping/vendors.ts'
import { changeStaffOrder } from '../change-staff-order.command.ts'
import { findStaffOrder } from '../staff-orders.queries.ts'
import { correctionsOf, correctOrder, stepBack } from './correct-order.command.ts'

/** Putting an order right: its corrections, what it can be corrected to, and steps back. */
export const orderCorrectionAnswers = [
	answer(listOrderCorrections, async ({ db, caller, params }) => ({
		list: await correctionsOf(db, await findStaffOrder(db, caller, params.number)),
		couriers: shippingMethods
			.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP')
			.map(({ methodName: name, ...method }) => ({ ...method, name })),
	})),
	answer(correctStaffOrder, ({ body, ...asked }) =>
		changeStaffOrder(asked, (tx, order) => correctOrder(tx, order, body, asked.caller.label)),
	),
	answer(stepOrderBack, ({ body: { reason }, ...asked }) =>
		changeStaffOrder(asked, (tx, order) =>
			stepBack(tx, order, { madeBy: asked.caller.label, reason }),
		),
	),
]
