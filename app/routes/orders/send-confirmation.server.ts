import type { Submission, SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'
import { jakartaDay } from '#app/domain/dates.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { confirmationForm } from '#app/features/orders/confirmation.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'
import { readProofForm } from './proof-upload.server.ts'

export type ConfirmationRefusal = { result: SubmissionResult<string[]>; formKey?: string }

/** Takes a payment confirmation: 303 to where it stands, or the form with what is wrong. */
export async function sendConfirmation(context: AppLoadContext, request: Request) {
	const form = await readProofForm(request)
	const methods = await orRespond(context.api.payments.methods())
	const submission = parseWithZod(form, {
		schema: confirmationForm({
			bankCodes: payeesOf(methods).map(({ code }) => code),
			today: jakartaDay(context.now),
		}),
	})
	if (submission.status !== 'success') return refuse(submission, 422)
	const { order, phone, bank, formKey, ...said } = submission.value
	try {
		const sent = await context.api.payments.confirm(
			{ ...said, orderNumber: order, phone, bankCode: bank },
			formKey,
		)
		context.recentOrders.remember({ number: sent.orderNumber, phone })
		const number = encodeURIComponent(sent.orderNumber)
		return goTo(context.locale, `${paths.paymentConfirmation}?order=${number}&sent=1`)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return refusalOf(error, submission, formKey)
	}
}

const conflicts = new Map([
	['ALREADY_CONFIRMED', 'orders:confirmation.duplicate'],
	['ALREADY_PAID', 'orders:confirmation.paid'],
	['ORDER_EXPIRED', 'orders:confirmation.expired'],
	['ORDER_CANCELLED', 'orders:confirmation.cancelled'],
])

const fields: Record<string, string> = {
	amount: 'orders:confirmation.amount.differs',
	bank: 'orders:confirmation.bank.unknown',
	date: 'orders:confirmation.date.unfit',
	proof: 'orders:confirmation.proof.type',
}

type Sent = Submission<unknown, string[]>

/** The form again with the API's reason, in words of our own. @throws Response for any other failure */
function refusalOf(error: ApiError, submission: Sent, formKey: string) {
	if (error.failure === 'missing') {
		return refuse(submission, 404, { formErrors: ['orders:confirmation.missing'] })
	}
	if (error.failure === 'unavailable') {
		return refuse(submission, 503, { formErrors: ['orders:confirmation.unavailable'] }, formKey)
	}
	if (error.failure === 'too-many') {
		const errors = { formErrors: ['orders:confirmation.tooMany'] }
		return refuse(submission, 429, errors, formKey, error.retryAfterSeconds ?? 60)
	}
	if (error.failure === 'too-large') {
		return refuse(submission, 413, { fieldErrors: { proof: ['orders:confirmation.proof.big'] } })
	}
	const conflict = conflicts.get(error.code ?? '')
	if (conflict !== undefined) return refuse(submission, 409, { formErrors: [conflict] })
	if (error.code === 'KEY_REUSED') {
		return refuse(submission, 422, { formErrors: ['orders:confirmation.keyReused'] })
	}
	const fieldErrors = Object.fromEntries(
		Object.keys(error.errors).flatMap((name) => (fields[name] ? [[name, [fields[name]]]] : [])),
	)
	if (Object.keys(fieldErrors).length === 0) throw asResponse(error)
	return refuse(submission, 422, { fieldErrors })
}

type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

function refuse(
	submission: Sent,
	status: number,
	errors: Errors = {},
	formKey?: string,
	retryAfter?: number,
) {
	const result = submission.reply({ ...errors, hideFields: ['proof'] })
	const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
	return reply<ConfirmationRefusal>({ result, formKey }, status, headers)
}
