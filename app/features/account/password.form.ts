import { z } from 'zod'
import { newPassword, typedPassword } from '#app/features/forms/account-fields.ts'

/** A new password. Requires the current one if the customer has a password. */
export function passwordForm(hasPassword: boolean) {
	return z.object({
		current: hasPassword ? typedPassword() : z.undefined().optional(),
		password: newPassword(),
	})
}
