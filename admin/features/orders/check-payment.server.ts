import type { OperatorApi } from '#admin/api/client.server.ts'
import { readOrder } from '#admin/api/orders.server.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import type { OrderForm } from './order.form.ts'

/** Errors of the payment form by the code of the API's refusal. */
const refusals: Record<string, RejectedForm['errors'] | undefined> = {
	REFERENCE_USED: { reference: 'pay.referenceUsed' },
	UNDERPAID: { amount: 'pay.underpaid' },
}

/** The rejected form of a payment that the API refused with this code; undefined if the form has no text for it. */
export function refusedPayment(form: OrderForm, code: string | null): RejectedForm | undefined {
	const errors = form.act === 'pay' && code !== null ? refusals[code] : undefined
	return errors && { values: valuesOf(form), errors }
}

/** The rejected form of a payment above the amount due, which is recorded once it is confirmed; undefined for others. */
export async function unconfirmedPayment(
	api: OperatorApi,
	number: string,
	form: OrderForm,
): Promise<RejectedForm | undefined> {
	if (form.act !== 'pay' || form.isMore === 'yes') return undefined
	const { orderStatus, amountDue } = await readOrder(api, number)
	const isMore = orderStatus === 'PENDING' && form.amount > amountDue
	return isMore ? { values: valuesOf(form), errors: { isMore: 'pay.isMore' } } : undefined
}

function valuesOf({ act: _act, ...typed }: OrderForm): Record<string, string> {
	return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]))
}
