import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { TrackingNumberWire } from './tracking-number.ts'

const number = z.string().min(1).max(20)
const Batch = message({ numbers: ['ORDER_NUMBER_LIST', z.array(number).min(1).max(100)] })

/** What became of an order of a batch: each is changed or skipped independently. */
export const BatchedOrder = message({
	number: ['ORDER_NUMBER', z.string()],
	isDone: ['IS_DONE', z.boolean()],
	/** Why it was skipped, as a code and as text. */
	code: ['CODE', z.string().nullable()],
	message: ['MESSAGE', z.string().nullable()],
})
export type BatchedOrder = Value<typeof BatchedOrder>

const batch = { method: 'POST', answer: z.object({ list: z.array(BatchedOrder) }) } as const

export const acceptPayments = endpoint({
	...batch,
	path: '/order-batches/payments',
	summary: 'Accepts the payment confirmations that wait, where the amount is exact',
	needs: 'payments.confirm',
	body: Batch,
})

export const packOrders = endpoint({
	...batch,
	path: '/order-batches/processing',
	summary: 'Packs paid orders',
	needs: 'orders.process',
	body: Batch,
})

export const deliverOrders = endpoint({
	...batch,
	path: '/order-batches/deliveries',
	summary: 'Notes that parcels have arrived',
	needs: 'orders.process',
	body: Batch,
})

export const shipOrders = endpoint({
	...batch,
	path: '/order-batches/shipments',
	summary: 'Hands parcels over, with their tracking numbers',
	needs: 'orders.process',
	body: z.object({
		list: z
			.array(
				message({
					number: ['ORDER_NUMBER', number],
					tracking: ['TRACKING_NUMBER', TrackingNumberWire.optional()],
				}),
			)
			.min(1)
			.max(100),
	}),
})

/** Orders that are in no parcel become one. Whether a courier comes is told later, by each parcel. */
export const bookCouriers = endpoint({
	...batch,
	path: '/order-batches/bookings',
	summary: 'Has couriers asked to collect the parcels of packed orders; each parcel is booked once',
	needs: 'orders.process',
	body: message({
		numbers: ['ORDER_NUMBER_LIST', z.array(number).min(1).max(50)],
		/** Absent: as soon as the couriers come. */
		pickUpAt: ['PICKUP_DATE', moment.optional()],
	}),
})
