import { z } from 'zod'
import { typedPassword } from '#app/features/forms/account-fields.ts'

/** Deleting the account: the password if there is one, and a confirmation. */
export function deletionForm(hasPassword: boolean) {
	return z.object({
		password: hasPassword ? typedPassword() : z.undefined().optional(),
		understood: z.literal('on', { error: 'account:deletion.understood.required' }),
	})
}
