import { z } from 'zod'
import { lineOf, linesOf } from '#web/domain/plain-text.ts'

/** Courier and tracking number of the returned parcel. */
export const sendBackForm = z.object({
	courier: z
		.string({ error: 'returns:sendBack.courierRequired' })
		.overwrite(lineOf)
		.min(2, 'returns:sendBack.courierLong')
		.max(40, 'returns:sendBack.courierLong'),
	tracking: z
		.string({ error: 'returns:sendBack.trackingRequired' })
		.overwrite(lineOf)
		.min(4, 'returns:sendBack.trackingLong')
		.max(60, 'returns:sendBack.trackingLong'),
})

/** A message to the shop. */
export const messageForm = z.object({
	message: z
		.string({ error: 'returns:messages.required' })
		.overwrite(linesOf)
		.min(1, 'returns:messages.required')
		.max(2000, 'returns:messages.long'),
})
