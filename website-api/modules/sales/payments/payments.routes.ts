import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { z } from 'zod'
import { PaymentConfirmationAnswerWire } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	answeredBefore,
	digestOf,
	once,
	requireIdempotencyKey,
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

type ConfirmationAnswer = z.infer<typeof PaymentConfirmationAnswerWire>

/** POST /payment/confirmation. */
export const paymentConfirmationRoutes = new Hono<AppEnv>().post(
	'/confirmation',
	uploadTurn,
	async (c) => {
		const { db, companyId } = c.var
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const { request, proof } = await readConfirmation(c)
		const { ORDER_NUMBER: number, CUSTOMER_PHONE: phone } = request
		const order = await limitLookUps(c, { number }, () =>
			orderOfGuest(db, companyId, { number, phone }),
		)
		const form = {
			companyId,
			actor: 'guest',
			route: 'POST /payment/confirmation',
			key,
			requestHash: digestOf(JSON.stringify(request), proof),
		}
		// Read before the answer, which is stored with it: a concurrent repeat of the form finds either none or both.
		const isWaiting = await hasWaitingConfirmation(db, order)
		const before = await answeredBefore(db, form, PaymentConfirmationAnswerWire)
		if (before) return c.json(before, 200)
		// Checks everything possible before the proof is stored; the transaction checks again.
		requirePayable(order)
		requireMatchingConfirmation(order, request, await dayInJakarta(db))
		if (isWaiting) throw new Problem(409, 'ALREADY_CONFIRMED')
		const volume = { companyId, orderId: order.id, network: networkDigest(c), files: [proof] }
		await countVolume(db, volume, c.var.uploadLimits)
		const kept = await storeUpload(c.var, await proofFrom(proof))
		const { answer, isRepeat } = await withUploads(c.var, [kept], () =>
			once(db, form, PaymentConfirmationAnswerWire, async (tx): Promise<ConfirmationAnswer> => {
				const locked = await lockOrder(tx, companyId, order.number)
				requirePayable(locked)
				requireMatchingConfirmation(locked, request, await dayInJakarta(tx))
				const id = randomUUID()
				await storeConfirmation(tx, {
					companyId,
					id,
					orderId: locked.id,
					bankCode: request.BANK_CODE,
					senderBank: request.SENDER_BANK,
					senderName: request.SENDER_NAME,
					amount: request.PAYMENT_AMOUNT,
					paidOn: request.PAYMENT_DATE,
					note: request.NOTE,
					proofId: kept.id,
				})
				return {
					data: {
						CONFIRMATION_ID: id,
						ORDER_NUMBER: locked.number,
						CONFIRMATION_STATUS: 'WAITING',
						PAYMENT_AMOUNT: request.PAYMENT_AMOUNT,
					},
				}
			}),
		)
		return c.json(answer, isRepeat ? 200 : 201)
	},
)
