import type { RejectedForm } from '#admin/http/form.ts'
import type { OrderForm } from './order.form.ts'

/** Errors of the payment form by the code of the API's refusal. */
const refusals: Record<string, RejectedForm['errors'] | undefined> = {
	REFERENCE_USED: { reference: 'pay.referenceUsed' },
	DUE_CHANGED: { amount: 'pay.dueChanged' },
	SHORTFALL_TOO_LARGE: { shortReason: 'shortfall.tooLarge' },
	ALREADY_PAID: { isSecond: 'pay.isSecond' },
	ORDER_EXPIRED: { isSecond: 'pay.isLate' },
	ORDER_CANCELLED: { isSecond: 'pay.isLate' },
}

/** The rejected form of a payment that the API refused with this code; undefined if the form has no text for it. */
export function refusedPayment(form: OrderForm, code: string | null): RejectedForm | undefined {
	if (code === null || (form.act !== 'pay' && form.act !== 'waive')) return undefined
	if (form.act === 'waive') {
		const isTooLarge = code === 'SHORTFALL_TOO_LARGE'
		return isTooLarge
			? { values: valuesOf(form), errors: { reason: 'shortfall.tooLarge' } }
			: undefined
	}
	const errors = refusals[code]
	return errors && { values: valuesOf(form), errors }
}

/**
 * The rejected form of a payment that is not the amount due of its page, which is recorded once it is confirmed: more, or
 * less and what becomes of the rest; undefined for others. The API refuses a payment if another amount is due by then.
 */
export function unconfirmedPayment(form: OrderForm): RejectedForm | undefined {
	if (form.act !== 'pay') return undefined
	// A payment for an order that needs none.
	if (form.due === undefined && form.isSecond) return undefined
	const errors = form.due === undefined ? refusals.DUE_CHANGED : errorsOf(form, form.due)
	return errors && { values: valuesOf(form), errors }
}

function errorsOf(
	form: Extract<OrderForm, { act: 'pay' }>,
	amountDue: number,
): RejectedForm['errors'] | undefined {
	if (form.amount > amountDue && form.isMore === undefined) return { isMore: 'pay.isMore' }
	if (form.amount >= amountDue) return undefined
	if (form.short === undefined) return { short: 'shortfall.choose' }
	const hasReason = (form.shortReason ?? '').length >= 3
	return form.short === 'accept' && !hasReason
		? { shortReason: 'shortfall.reasonMissing' }
		: undefined
}

function valuesOf({ act: _act, ...typed }: OrderForm): Record<string, string> {
	return Object.fromEntries(
		Object.entries(typed).map(([name, value]) => [name, value === undefined ? '' : String(value)]),
	)
}
