import { z } from 'zod'
import type { BankAccount } from '#app/domain/payment.ts'

/** Which of the company's accounts the shopper will pay to. */
export function paymentForm(banks: BankAccount[]) {
	return z.object({
		bank: z
			.string({ error: 'checkout:payment.required' })
			.refine((value) => banks.some((bank) => bank.code === value), 'checkout:payment.unknown'),
	})
}
