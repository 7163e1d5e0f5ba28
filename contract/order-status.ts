import { z } from 'zod'
import { openEnum } from './open-enum.ts'

/** The nine statuses of the spec's section 4. */
export const ORDER_STATUSES = [
	'PENDING',
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'CHANGE_PROCESSING',
	'SHIPPING',
	'DELIVERED',
	'EXPIRED',
	'COMPLETED',
	'CANCEL',
] as const
/** Who changes an order's status: people, the clock, a payment, or the system. */
export const ORDER_ACTORS = ['customer', 'staff', 'courier', 'timer', 'payment', 'system'] as const
export const OrderStatusWire = z.enum(ORDER_STATUSES)
/** An order's status in a response. */
export const OrderStatusResponseWire = openEnum(ORDER_STATUSES)
