import type { KeyIn } from '#admin/i18n/text-keys.ts'
import type { NameIn } from '#web/i18n/text-keys.ts'
import { z } from 'zod'
import type { Answer } from '#contract/endpoint-call.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { recordPayment } from '#contract/order-payment.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { eachOrder, readOrders } from './several-orders.server.ts'
import { formatMoney } from '#web/domain/money.ts'

/** Refusal codes with a text of their own. */
/** The result of a payment, with the text `bulkPayments.results.<result>`. */
export type PaymentResult = NameIn<KeyIn<'orders'>, 'bulkPayments.results'>

const refusal = z.enum(['ALREADY_PAID', 'REFUSED']).catch('REFUSED')

/** An order as the page of payments shows it, and whether it waits for a payment. */
export function paymentRow(order: StaffOrder) {
	const proof = order.confirmations.find((confirmation) => confirmation.status === 'WAITING')
	return {
		number: order.number,
		buyer: order.customerName,
		bank: order.bank ? `${order.bank.name} ${order.bank.number}` : null,
		due: formatMoney(order.amountDue),
		amount: order.amountDue,
		isWaiting: order.status === 'PENDING' && order.amountDue > 0,
		proof: proof
			? {
					href: `/orders/${order.number}/proof/${proof.id}`,
					amount: formatMoney(proof.amount),
					differs: proof.amount !== order.amountDue,
				}
			: null,
	}
}

/**
 * Records that the amounts shown were received, and returns a result for each order. The reference is the number of the
 * order, as on its own page, so a repeat records nothing. Closed orders are handled on their own page.
 */
export async function recordChosen(api: OperatorApi, shown: { number: string; amount: number }[]) {
	const orders = await readOrders(
		api,
		shown.map(({ number }) => number),
	)
	const amounts = new Map(shown.map(({ number, amount }) => [number, amount]))
	const open = orders.filter(({ status }) => !['EXPIRED', 'CANCEL'].includes(status))
	const nth = ({ payments }: StaffOrder) =>
		payments.length === 0 ? '' : ` / ${payments.length + 1}`
	const isOpen = ({ status }: StaffOrder) => status === 'PENDING'
	const answers = await eachOrder(open, (order) =>
		api.tryCall(recordPayment, {
			number: order.number,
			body: {
				reference: order.number + (isOpen(order) ? nth(order) : ''),
				isOnlyDue: true,
				provider: order.bank?.code ?? order.paymentMethod,
				amount: amounts.get(order.number) ?? order.amountDue,
			},
		}),
	)
	const results = new Map(open.map(({ number }, at) => [number, resultOf(answers[at])]))
	return shown.map(({ number, amount }) => ({
		number,
		amount: formatMoney(amount),
		result: results.get(number) ?? ('REFUSED' as const),
	}))
}

type Recorded = { ok: true; data: Answer<typeof recordPayment> } | Refusal

function resultOf(answer: Recorded | undefined): PaymentResult {
	if (!answer?.ok) return refusal.parse(answer?.code)
	return answer.data.isRepeat ? 'REPEAT' : answer.data.outcome
}
