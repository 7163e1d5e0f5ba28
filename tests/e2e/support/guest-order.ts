import type { OrderWire } from '#tests/support/order-wire.ts'
import { placedOrder } from './order.ts'

/** Places an unpaid order of a guest. */
export function guestOrder(): Promise<OrderWire> {
	const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
	return placedOrder({
		host: 'localhost',
		name: 'Dewi Anggraini',
		email: `tamu${digits}@contoh.id`,
		phone: `0812${digits}`,
	})
}
