import { z } from 'zod'
import { typedRupiah } from '#web/domain/typed-amount.ts'
import { minWithdrawal } from '#app/domain/withdrawal.ts'
import { typedPassword } from '#app/features/forms/account-fields.ts'

type Requested = {
	/** Ids of the customer's bank accounts. */
	banks: string[]
	hasPassword: boolean
}

/**
 * A withdrawal; messages are translation keys. The website API checks the
 * balance: when a form is sent twice, the first one has already reduced it.
 */
export function withdrawForm({ banks, hasPassword }: Requested) {
	return z.object({
		amount: z
			.string({ error: 'balance:amount.required' })
			.transform(typedRupiah)
			.pipe(
				z
					.number('balance:amount.wrong')
					.max(1_000_000_000_000, 'balance:amount.wrong')
					.min(minWithdrawal, 'balance:amount.least'),
			),
		bank: z
			.string({ error: 'balance:bank.required' })
			.refine((id) => banks.includes(id), 'balance:bank.required'),
		password: hasPassword ? typedPassword() : z.undefined().optional(),
		formKey: z.string().regex(/^[\w-]{16,128}$/),
	})
}
