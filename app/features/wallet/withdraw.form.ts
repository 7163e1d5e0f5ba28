import { z } from 'zod'
import { minWithdrawal } from '#app/domain/withdrawal.ts'
import { typedPassword } from '#app/features/forms/account-fields.ts'

type Requested = {
	/** Ids of the customer's bank accounts. */
	banks: string[]
	hasPassword: boolean
}

/**
 * A withdrawal; messages are translation keys. "Rp 50.000" and "50,000" are read as 50000. The website API checks the
 * balance: when a form is sent twice, the first one has already reduced it.
 */
export function withdrawForm({ banks, hasPassword }: Requested) {
	return z.object({
		amount: z
			.string({ error: 'balance:amount.required' })
			.overwrite((text) => text.replace(/^\s*rp\.?/i, '').replace(/[\s.,]/g, ''))
			.regex(/^\d{1,13}$/, 'balance:amount.wrong')
			.transform(Number)
			.refine((amount) => amount >= minWithdrawal, 'balance:amount.least'),
		bank: z
			.string({ error: 'balance:bank.required' })
			.refine((id) => banks.includes(id), 'balance:bank.required'),
		password: hasPassword ? typedPassword() : z.undefined().optional(),
		formKey: z.string().regex(/^[\w-]{16,128}$/),
	})
}
