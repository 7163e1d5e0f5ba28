import type { Submission, SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { multipartOf } from '#contract/endpoint-call.ts'
import { confirmPayment, listPaymentMethods } from '#contract/payment.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { confirmationForm } from '#app/features/orders/confirmation.form.ts'
import {
	formFailure,
	retryHeaders,
	type FormFailure,
	type FormTexts,
} from '#app/http/form-failure.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

export type ConfirmationRefusal = { result: SubmissionResult<string[]>; formKey?: string }

/** Submits a payment confirmation: 303 to its status, or the form with errors. */
export async function sendConfirmation(context: AppLoadContext, request: Request) {
	const form = await readProofForm(request)
	const { list: methods } = await orRespond(context.call(listPaymentMethods, {}))
	const submission = parseWithZod(form, {
		schema: confirmationForm({
			bankCodes: payeesOf(methods).map(({ code }) => code),
			today: jakartaDay(context.now),
		}),
	})
	if (submission.status !== 'success') return refuse(submission, { status: 422, errors: {} })
	const { order, phone, formKey, proof, ...fields } = submission.value
	try {
		const confirmation = { ...fields, orderNumber: order, phone }
		const sent = await context.call(confirmPayment, {
			form: multipartOf(confirmPayment, confirmation, [proof]),
			idempotencyKey: formKey,
		})
		context.recentOrders.remember({ number: sent.orderNumber, phone })
		const number = encodeURIComponent(sent.orderNumber)
		return goTo(context.locale, `${paths.paymentConfirmation}?order=${number}&sent=1`)
	} catch (error) {
		return refuse(submission, formFailure(error, texts), formKey)
	}
}

const texts: FormTexts = {
	codes: {
		ALREADY_CONFIRMED: 'orders:confirmation.duplicate',
		ALREADY_PAID: 'orders:confirmation.paid',
		ORDER_EXPIRED: 'orders:confirmation.expired',
		ORDER_CANCELLED: 'orders:confirmation.cancelled',
		KEY_REUSED: 'orders:confirmation.keyReused',
	},
	statuses: { conflict: 409 },
	failures: {
		missing: 'orders:confirmation.missing',
		unavailable: 'orders:confirmation.unavailable',
		'too-many': 'orders:confirmation.tooMany',
		'too-large': { fieldErrors: { proof: ['orders:confirmation.proof.big'] } },
	},
	fields: {
		amount: 'orders:confirmation.amount.differs',
		bank: 'orders:confirmation.bank.unknown',
		date: 'orders:confirmation.date.unfit',
		proof: 'orders:confirmation.proof.type',
	},
}

/** The form with the submitted values; the idempotency key is reused only when the same form may be sent again. */
function refuse(
	submission: Submission<unknown, string[]>,
	{ status, errors, retryAfter }: FormFailure,
	formKey?: string,
) {
	const result = submission.reply({ ...errors, hideFields: ['proof'] })
	const retryKey = retryAfter === undefined ? undefined : formKey
	return reply<ConfirmationRefusal>({ result, formKey: retryKey }, status, retryHeaders(retryAfter))
}

// Larger than the proof's limits, so that the page can refuse a too large photo, or several, and keep the other values.
const maxRead = 4 * maxFileBytes

const maxFiles = 20

/** The form with the payment proof. @throws Response 413, 400 */
function readProofForm(request: Request): Promise<FormData> {
	return readUploadForm(request, { files: maxFiles, fileSize: maxRead, total: maxRead })
}
