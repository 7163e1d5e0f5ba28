import { z } from 'zod'
import { REFUND_REASONS } from '#contract/order.ts'

/** The form that refunds a part of an order. Messages are text keys of `orders`. */
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
	/** Idempotency key of this form. */
	key: z.uuid(),
})
