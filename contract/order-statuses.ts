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
type OrderStatus = (typeof ORDER_STATUSES)[number]
/** Nothing more happens to an order in one of these. */
export const ENDED_ORDER_STATUSES: readonly OrderStatus[] = ['COMPLETED', 'CANCEL', 'EXPIRED']
/** An order in one of these is not sold: not paid yet, or given up. */
export const UNSOLD_ORDER_STATUSES: readonly OrderStatus[] = ['PENDING', 'EXPIRED', 'CANCEL']
/** No parcel of an order in one of these is on its way yet. */
export const UNSENT_ORDER_STATUSES: readonly OrderStatus[] = [
	'PENDING',
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'CHANGE_PROCESSING',
]

/** Who changes an order's status: people, the clock, a payment, or the system. */
export const ORDER_ACTORS = ['customer', 'staff', 'courier', 'timer', 'payment', 'system'] as const
