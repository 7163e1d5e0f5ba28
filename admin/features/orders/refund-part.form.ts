import { z } from 'zod'
import { REFUND_REASONS } from '#contract/order.ts'

/** The form that gives a part of an order's money back. Messages are text keys of `orders`. */
export const RefundPartForm = z.object({
	amount: z
		.string()
		.transform((typed) => Number(typed.replace(/[.\s]|^Rp/gi, '')))
		.pipe(
			z
				.number('refundPart.amountMissing')
				.int('refundPart.amountMissing')
				.min(1, 'refundPart.amountMissing')
				.max(1_000_000_000_000, 'refundPart.amountMissing'),
		),
	reason: z.enum(REFUND_REASONS, 'refundPart.reasonMissing'),
	/** Of this form, so that it counts once however often it is sent. */
	key: z.uuid(),
})
