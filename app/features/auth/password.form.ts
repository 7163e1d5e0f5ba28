import { z } from 'zod'
import { emailText, newPassword, typedPassword } from '#app/features/forms/account-fields.ts'

/** The account whose password is forgotten. */
export const forgotForm = z.object({ email: emailText() })

/** A new password; the token of the mailed link is in the URL. */
export const resetForm = z.object({ password: newPassword() })

/** A new password. Requires the current one if the customer has a password. */
export function passwordForm(hasPassword: boolean) {
	return z.object({
		current: hasPassword ? typedPassword() : z.undefined().optional(),
		password: newPassword(),
	})
}
