import { z } from 'zod'
import { newPassword, typedPassword } from '#app/features/auth/fields.ts'

/** Another password; the one of now is asked of who has one. */
export function passwordForm(hasPassword: boolean) {
	return z.object({
		current: hasPassword ? typedPassword() : z.undefined().optional(),
		password: newPassword(),
	})
}
