import { z } from 'zod'

/** How long an unpaid order waits: a day, or ORDER_EXPIRY_MINUTES of the environment. */
export const orderExpiryMinutes = z.coerce
	.number()
	.positive()
	.max(60 * 24 * 30)
	.default(24 * 60)
	.parse(process.env.ORDER_EXPIRY_MINUTES || undefined)
