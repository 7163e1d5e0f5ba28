import { z } from 'zod'

/** Minutes until an unpaid order expires: one day, or the environment's ORDER_EXPIRY_MINUTES. */
export const orderExpiryMinutes = z.coerce
	.number()
	.positive()
	.max(60 * 24 * 30)
	.default(24 * 60)
	.parse(process.env.ORDER_EXPIRY_MINUTES || undefined)
