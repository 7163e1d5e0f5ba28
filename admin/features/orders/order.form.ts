import { z } from 'zod'
import { wholeRupiah } from '#admin/http/form-schemas.ts'
import { isTrackingNumber } from './tracking-numbers.ts'

/** The forms of an order's page, told apart by their button. Messages are text keys of `orders`. */
export const OrderForm = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('pay'),
		amount: wholeRupiah('pay.amountMissing', 1),
		/** The amount due when the page was made; absent: the order needed no money. */
		due: z
			.string()
			.regex(/^\d{1,13}$/)
			.transform(Number)
			.optional()
			.catch(undefined),
		/** The amount is meant, although it is more than the amount due. */
		isMore: z.literal('yes').optional(),
		/** What an amount below the amount due is: a part, or accepted as all there will be. */
		short: z.enum(['part', 'accept']).optional(),
		shortReason: z.string().trim().max(200, 'shortfall.reasonMissing').optional(),
		/** The order is paid or has ended; this is other money. */
		isSecond: z.literal('yes').optional(),
		reference: z.string().trim().min(1, 'pay.referenceMissing').max(100, 'pay.referenceMissing'),
		provider: z.string().trim().min(1, 'pay.providerMissing').max(40, 'pay.providerMissing'),
	}),
	z.object({
		act: z.literal('waive'),
		reason: z.string().trim().min(3, 'shortfall.reasonMissing').max(200, 'shortfall.reasonMissing'),
	}),
	z.object({ act: z.literal('reject') }),
	z.object({ act: z.literal('process') }),
	z.object({
		act: z.literal('ship'),
		tracking: z
			.string()
			.trim()
			.refine((text) => text === '' || isTrackingNumber(text), 'ship.malformed'),
	}),
	z.object({ act: z.literal('deliver') }),
	z.object({ act: z.literal('complete') }),
	z.object({
		act: z.literal('note'),
		text: z
			.string()
			.transform((text) => text.replaceAll('\r\n', '\n').trim())
			.pipe(z.string().min(1, 'notes.malformed').max(1000, 'notes.malformed')),
	}),
])
export type OrderForm = z.infer<typeof OrderForm>
