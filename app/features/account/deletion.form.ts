import { z } from 'zod'
import { typedPassword } from '#app/features/forms/account-fields.ts'

/** The end of an account: the password of who has one, and that it is understood. */
export function deletionForm(hasPassword: boolean) {
	return z.object({
		password: hasPassword ? typedPassword() : z.undefined().optional(),
		understood: z.literal('on', { error: 'account:deletion.understood.required' }),
	})
}
