import { z } from 'zod'
import { CANCEL_REASONS, REFUND_TARGETS } from '#contract/order.ts'

/** The form that cancels an order. Messages are text keys of `orders`. */
export const CancelForm = z.object({
	reason: z.enum(CANCEL_REASONS, 'cancel.reasonMissing'),
	note: z
		.string()
		.transform((text) => text.replaceAll('\r\n', '\n').trim())
		.pipe(z.string().max(500, 'cancel.noteLong')),
	/** Only shown where a provider can give the money back. */
	to: z.enum(REFUND_TARGETS, 'refundTo.missing').optional(),
})
