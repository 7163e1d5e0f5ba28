import { noteOrder } from '#contract/order-note.ts'
import { recordPayment, rejectPayment, waiveShortfall } from '#contract/order-payment.ts'
import { completeStaffOrder, deliverOrder, processOrder, shipOrder } from '#contract/order-step.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import type { OrderForm } from './order.form.ts'

/** Performs the action of a form of an order's page. */
export async function doOrderStep(api: OperatorApi, number: string, form: OrderForm) {
	switch (form.act) {
		case 'pay': {
			const { amount, reference, provider, isSecond, due: shownDue, short, shortReason } = form
			return api.tryCall(recordPayment, {
				number,
				body: {
					amount,
					reference,
					provider,
					shownDue,
					isOnlyDue: isSecond === undefined ? true : undefined,
					shortfallReason: short === 'accept' ? shortReason : undefined,
				},
			})
		}
		case 'waive':
			return api.tryCall(waiveShortfall, { number, body: { reason: form.reason } })
		case 'ship': {
			const trackingNumber = form.tracking === '' ? undefined : form.tracking
			return api.tryCall(shipOrder, { number, body: { trackingNumber } })
		}
		case 'reject':
			return api.tryCall(rejectPayment, { number })
		case 'process':
			return api.tryCall(processOrder, { number })
		case 'deliver':
			return api.tryCall(deliverOrder, { number })
		case 'complete':
			return api.tryCall(completeStaffOrder, { number })
		case 'note':
			return api.tryCall(noteOrder, { number, body: { text: form.text } })
	}
}
