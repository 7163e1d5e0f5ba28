// Without zod, since the pages' script has it.

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
