import type { OrderRow, OrderStatus } from '../order.table.ts'

const unpacked: readonly OrderStatus[] = ['PENDING', 'PAYMENT_CONFIRMED']

/** Whether the buyer can correct the address of an order. */
export function canCorrectAddress({ status, address }: Pick<OrderRow, 'status' | 'address'>) {
	return address !== null && unpacked.includes(status)
}
