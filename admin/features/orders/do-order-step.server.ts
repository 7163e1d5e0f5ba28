import { noteOrder } from '#contract/order-note.ts'
import type { Permission } from '#contract/operator/permissions.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { acceptShortfall, recordPayment, shipOrder, stepOrder } from '#admin/api/orders.server.ts'
import type { OrderForm } from './order.form.ts'

/** The permission that a form of an order's page requires. */
export function permissionFor({ act }: OrderForm): Permission {
	if (act === 'pay' || act === 'waive' || act === 'reject') return 'payments.confirm'
	if (act === 'note') return 'orders.note'
	return act === 'complete' ? 'orders.change' : 'orders.process'
}

/** Performs the action of a form of an order's page. */
export async function doOrderStep(api: OperatorApi, number: string, form: OrderForm) {
	switch (form.act) {
		case 'pay':
			return recordPayment(api, number, {
				...form,
				isOnlyDue: form.isSecond === undefined,
				shortfallReason: form.short === 'accept' ? form.shortReason : undefined,
			})
		case 'waive':
			return acceptShortfall(api, number, form.reason)
		case 'ship':
			return shipOrder(api, number, form.tracking === '' ? undefined : form.tracking)
		case 'reject':
			return stepOrder(api, number, 'confirmation-rejection')
		case 'process':
			return stepOrder(api, number, 'processing')
		case 'deliver':
			return stepOrder(api, number, 'delivery')
		case 'complete':
			return stepOrder(api, number, 'completion')
		case 'note':
			return api.tryCall(noteOrder, { number, body: { text: form.text } })
	}
}
