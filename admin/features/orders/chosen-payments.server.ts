import type { KeyIn } from '#admin/i18n/text-keys.ts'
import type { NameIn } from '#web/i18n/text-keys.ts'
import { z } from 'zod'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { readOrders, recordPayments, type Order } from '#admin/api/orders.server.ts'
import { formatMoney } from '#web/domain/money.ts'

/** Refusal codes with a text of their own. */
/** The result of a payment, with the text `bulkPayments.results.<result>`. */
export type PaymentResult = NameIn<KeyIn<'orders'>, 'bulkPayments.results'>

const refusal = z.enum(['ALREADY_PAID', 'REFUSED']).catch('REFUSED')

/** An order as the page of payments shows it, and whether it waits for a payment. */
export function paymentRow(order: Order) {
	const proof = order.confirmationList.find(
		(confirmation) => confirmation.confirmationStatus === 'WAITING',
	)
	return {
		number: order.orderNumber,
		buyer: order.customerName,
		bank: order.bank ? `${order.bank.bankName} ${order.bank.bankAccountNumber}` : null,
		due: formatMoney(order.amountDue),
		amount: order.amountDue,
		isWaiting: order.orderStatus === 'PENDING' && order.amountDue > 0,
		proof: proof
			? {
					href: `/orders/${order.orderNumber}/proof/${proof.confirmationId}`,
					amount: formatMoney(proof.paymentAmount),
					differs: proof.paymentAmount !== order.amountDue,
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
	const open = orders.filter(({ orderStatus }) => !['EXPIRED', 'CANCEL'].includes(orderStatus))
	const nth = ({ paymentList }: Order) =>
		paymentList.length === 0 ? '' : ` / ${paymentList.length + 1}`
	const isOpen = ({ orderStatus }: Order) => orderStatus === 'PENDING'
	const answers = await recordPayments(
		api,
		open.map((order) => ({
			number: order.orderNumber,
			reference: order.orderNumber + (isOpen(order) ? nth(order) : ''),
			isOnlyDue: true,
			provider: order.bank?.bankCode ?? order.paymentMethod,
			amount: amounts.get(order.orderNumber) ?? order.amountDue,
		})),
	)
	const results = new Map(open.map(({ orderNumber }, at) => [orderNumber, resultOf(answers[at])]))
	return shown.map(({ number, amount }) => ({
		number,
		amount: formatMoney(amount),
		result: results.get(number) ?? ('REFUSED' as const),
	}))
}

function resultOf(
	answer: Awaited<ReturnType<typeof recordPayments>>[number] | undefined,
): PaymentResult {
	if (!answer?.ok) return refusal.parse(answer?.code)
	return answer.data.isRepeat ? 'REPEAT' : answer.data.outcome
}
