import { randomUUID } from 'node:crypto'
import { answerOf } from '#contract/endpoint-call.ts'
import { toWire } from '#contract/message-codec.ts'
import { confirmPayment, PaymentConfirmation } from '#contract/payment.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	answeredBefore,
	answerOnce,
	digestOf,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { orderOfGuest } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { limitLookUps } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { storeUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { withUploads } from '#website-api/modules/platform/uploads/with-uploads.ts'
import { proofFrom } from '#website-api/modules/platform/uploads/proof.ts'
import { uploadTurn } from '#website-api/modules/platform/uploads/upload-turn.ts'
import { countVolume } from '#website-api/modules/platform/uploads/upload-volume.command.ts'
import { readConfirmation } from './confirmation-form.ts'
import {
	hasWaitingConfirmation,
	requireMatchingConfirmation,
	requirePayable,
} from './confirmation.queries.ts'
import { storeConfirmation } from './confirmation.command.ts'

/** The confirmation of a transfer, with its proof. */
export const paymentConfirmationAnswers = [
	answer(
		confirmPayment,
		async ({ db, companyId, formKey: key, c }) => {
			const { request, proof } = await readConfirmation(c)
			const { orderNumber: number, phone } = request
			const order = await limitLookUps(c, { number }, () =>
				orderOfGuest(db, companyId, { number, phone }),
			)
			const form = {
				companyId,
				actor: 'guest',
				route: 'POST /payment/confirmation',
				key,
				requestHash: digestOf(JSON.stringify(toWire(PaymentConfirmation, request)), proof),
			}
			// Read before the answer, which is stored with it: a concurrent repeat of the form finds either none or both.
			const isWaiting = await hasWaitingConfirmation(db, order)
			const before = await answeredBefore(db, form, confirmPayment.answer)
			if (before) return { answer: answerOf(confirmPayment, before), isRepeat: true }
			// Checks everything possible before the proof is stored; the transaction checks again.
			requirePayable(order)
			requireMatchingConfirmation(order, request, await dayInJakarta(db))
			if (isWaiting) throw new Problem(409, 'ALREADY_CONFIRMED')
			const volume = { companyId, orderId: order.id, network: networkDigest(c), files: [proof] }
			await countVolume(db, volume, c.var.uploadLimits)
			const kept = await storeUpload(c.var, await proofFrom(proof))
			return withUploads(c.var, [kept], () =>
				answerOnce(db, form, confirmPayment, async (tx) => {
					const locked = await lockOrder(tx, companyId, order.number)
					requirePayable(locked)
					requireMatchingConfirmation(locked, request, await dayInJakarta(tx))
					const id = randomUUID()
					await storeConfirmation(tx, {
						companyId,
						id,
						orderId: locked.id,
						bankCode: request.bank,
						senderBank: request.senderBank,
						senderName: request.senderName,
						amount: request.amount,
						paidOn: request.date,
						note: request.note,
						proofId: kept.id,
					})
					const { amount } = request
					return { id, orderNumber: locked.number, status: 'WAITING' as const, amount }
				}),
			)
		},
		uploadTurn,
	),
]
