import { encode } from '#contract/message-codec.ts'
import {
	getPaymentProof,
	PartRefund,
	recordPayment,
	refundPartOfOrder,
	rejectPayment,
	waiveShortfall,
} from '#contract/order-payment.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { answerOnce, digestOf } from '#website-api/modules/platform/forms/form-key.command.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { uploadBytes } from '#website-api/modules/platform/uploads/upload-bytes.ts'
import { changeStaffOrder } from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import { refundOrderPart } from '#website-api/modules/sales/orders/refund/refund-order-part.command.ts'
import {
	findStaffOrder,
	staffOrderOf,
} from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { rejectConfirmation } from './confirmation.command.ts'
import { proofOf } from './confirmation.queries.ts'
import { receivePayment } from './receive-payment.command.ts'
import { acceptShortfall } from './shortfall/accept-shortfall.command.ts'
import { waiverLimitOf } from './shortfall/waiver-limit.queries.ts'

/** What staff do with the money of an order. */
export const orderPaymentAnswers = [
	answer(getPaymentProof, async ({ c, db, storage, caller, params }) => {
		const order = await findStaffOrder(db, caller, params.number)
		const proof = await proofOf(db, order, params.id)
		return c.body(await uploadBytes(storage, proof), 200, {
			'content-type': proof.contentType,
			'content-disposition': `attachment; filename="${proof.id}"`,
			'content-security-policy': "sandbox; default-src 'none'",
			'x-content-type-options': 'nosniff',
		})
	}),
	answer(rejectPayment, (asked) => changeStaffOrder(asked, rejectConfirmation)),
	answer(recordPayment, async ({ db, caller, params, body }) => {
		const { isOnlyDue, shownDue, shortfallReason, ...notice } = body
		const order = await findStaffOrder(db, caller, params.number)
		const receipt = await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			return receivePayment(tx, order.companyId, order.number, notice, 'staff', {
				isOnlyDue,
				shownDue,
				shortfall:
					shortfallReason === undefined
						? undefined
						: await shortfallBy(tx, caller, order, shortfallReason),
			})
		})
		return { ...receipt, order: await staffOrderOf(db, order, caller) }
	}),
	answer(waiveShortfall, ({ body, ...asked }) =>
		changeStaffOrder(asked, async (tx, order) =>
			acceptShortfall(tx, order, await shortfallBy(tx, asked.caller, order, body.reason)),
		),
	),
	answer(refundPartOfOrder, async ({ db, caller, params, body, formKey: key }) => {
		const order = await findStaffOrder(db, caller, params.number)
		const form = {
			companyId: order.companyId,
			actor: caller.id,
			route: 'POST /orders/refunds',
			key,
			requestHash: digestOf(order.number, JSON.stringify(encode(PartRefund, body))),
		}
		return answerOnce(db, form, refundPartOfOrder, async (tx) => {
			await actAs(tx, caller)
			const locked = await lockOrder(tx, order.companyId, order.number)
			await refundOrderPart(tx, locked, body, caller.label)
			return staffOrderOf(tx, order, caller)
		})
	}),
]

async function shortfallBy(
	tx: Transaction,
	caller: Caller,
	{ companyId }: { companyId: number },
	reason: string,
) {
	return { reason, by: caller.label, most: await waiverLimitOf(tx, companyId, caller) }
}
