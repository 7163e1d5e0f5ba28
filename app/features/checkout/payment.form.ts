import { z } from 'zod'
import type { Payee } from '#app/domain/payment.ts'

/** Where the shopper will pay to. */
export function paymentForm(payees: Payee[]) {
	return z.object({
		bank: z
			.string({ error: 'checkout:payment.required' })
			.refine((value) => payees.some((payee) => payee.code === value), 'checkout:payment.unknown'),
	})
}
