import { PROOF_TYPES } from '#contract/file-types.ts'
import { z } from 'zod'
import { hasLetter, isNoAddress } from '#app/domain/person-name.ts'
import { lineOf, linesOf } from '#web/domain/plain-text.ts'
import { typedRupiah } from '#web/domain/typed-amount.ts'
import { oneFile } from '#app/features/forms/one-file.ts'
import { withPhoneCountry } from '#app/features/forms/phone-text.ts'
import { orderNumber, orderPhone } from './look-up.form.ts'

type Limits = {
	bankCodes: string[]
	/** Date in Asia/Jakarta, yyyy-mm-dd. */
	today: string
}

/** The confirmation of a bank transfer. Amount in whole rupiah, date in Asia/Jakarta. */
export function confirmationForm({ bankCodes, today }: Limits) {
	return withPhoneCountry(
		z.object({
			order: orderNumber('orders:confirmation.number'),
			phone: orderPhone('orders:confirmation.phone'),
			bank: z
				.string({ error: 'orders:confirmation.bank.required' })
				.refine((code) => bankCodes.includes(code), 'orders:confirmation.bank.unknown'),
			senderBank: z
				.string({ error: 'orders:confirmation.senderBank.required' })
				.overwrite(lineOf)
				.min(2, 'orders:confirmation.senderBank.short')
				.max(60, 'orders:confirmation.senderBank.long'),
			senderName: z
				.string({ error: 'orders:confirmation.senderName.required' })
				.overwrite(lineOf)
				.refine(hasLetter, 'orders:confirmation.senderName.short')
				.max(100, 'orders:confirmation.senderName.long')
				.refine(isNoAddress, 'common:form.nameAddress'),
			amount: z
				.string({ error: 'orders:confirmation.amount.required' })
				.transform((text, check) => {
					const amount = typedRupiah(text)
					if (amount !== null && amount > 0 && amount <= 1_000_000_000_000) return amount
					check.addIssue({ code: 'custom', message: 'orders:confirmation.amount.wrong' })
					return z.NEVER
				}),
			/** The amount is what was transferred, although it is not the amount due. */
			isMeant: z.literal('yes').optional(),
			date: z
				.string({ error: 'orders:confirmation.date.required' })
				.overwrite(lineOf)
				.pipe(z.iso.date('orders:confirmation.date.wrong'))
				.refine((day) => day <= today, 'orders:confirmation.date.future'),
			proof: oneFile('orders:confirmation.proof', PROOF_TYPES),
			note: z.string().overwrite(linesOf).max(500, 'orders:confirmation.note.long').default(''),
			formKey: z
				.string({ error: 'orders:confirmation.stale' })
				.regex(/^[A-Za-z0-9_-]{16,128}$/, 'orders:confirmation.stale'),
		}),
	)
}
