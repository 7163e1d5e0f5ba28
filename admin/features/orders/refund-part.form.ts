import { z } from 'zod'
import { wholeRupiah } from '#admin/http/form-schemas.ts'
import { REFUND_REASONS, REFUND_TARGETS } from '#contract/order.ts'

/** The form that refunds a part of an order. Messages are text keys of `orders`. */
export const RefundPartForm = z.object({
	amount: wholeRupiah('refundPart.amountMissing', 1),
	reason: z.enum(REFUND_REASONS, 'refundPart.reasonMissing'),
	/** Idempotency key of this form. */
	key: z.uuid(),
	/** Only shown where a provider can give the money back. */
	to: z.enum(REFUND_TARGETS, 'refundTo.missing').optional(),
})
