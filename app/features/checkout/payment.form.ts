import { z } from 'zod'
import type { Payee } from '#app/domain/payment.ts'

/** The chosen payee; none when the wallet pays the whole total. */
export function paymentForm(payees: Payee[], walletPaysAll = false) {
	const isKnown = (code: string) => payees.some((payee) => payee.code === code)
	return z
		.object({ bank: z.string().default(''), useWallet: z.literal('on').optional() })
		.superRefine(({ bank, useWallet }, refused) => {
			if (isKnown(bank) || (bank === '' && useWallet && walletPaysAll)) return
			const message = bank === '' ? 'checkout:payment.required' : 'checkout:payment.unknown'
			refused.addIssue({ code: 'custom', path: ['bank'], message })
		})
}
