import { recordPayment } from '#contract/order-payment.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { callOperatorApi } from './website-api.ts'

const steps = ['confirm', 'process', 'ship', 'deliver', 'complete'] as const
const paths = {
	process: 'processing',
	ship: 'shipment',
	deliver: 'delivery',
	complete: 'completion',
	cancel: 'cancellation',
} as const

/** The tracking number of all parcels that `moveOrder` ships. */
export const trackingNumber = 'JP1234567890'

/** Moves an order as the shop's staff, step by step: `moveOrder(number, 'confirm', 'process')`. */
export async function moveOrder(
	number: string,
	...moves: (keyof typeof paths | 'confirm')[]
): Promise<void> {
	for (const move of moves) {
		if (move === 'confirm') await confirmPayment(number)
		else {
			const body = move === 'ship' ? { TRACKING_NUMBER: trackingNumber } : {}
			const path = `/orders/${number}/${paths[move]}` as const
			await callOperatorApi(readStaffOrder.answer, { method: 'POST', path, body })
		}
	}
}

/** Moves an unpaid order through all steps up to this one. */
export function moveOrderUpTo(number: string, last: (typeof steps)[number]): Promise<void> {
	return moveOrder(number, ...steps.slice(0, steps.indexOf(last) + 1))
}

async function confirmPayment(number: string) {
	const { data } = await callOperatorApi(readStaffOrder.answer, { path: `/orders/${number}` })
	const body = { PROVIDER: 'BCA', REFERENCE: `manual ${number}`, AMOUNT: data.TOTAL }
	const path = `/orders/${number}/payments` as const
	await callOperatorApi(recordPayment.answer, { method: 'POST', path, body })
}
