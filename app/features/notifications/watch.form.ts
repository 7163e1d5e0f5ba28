import { z } from 'zod'
import { emailText } from '#app/features/forms/account-fields.ts'

/** The recipient of the mail: a guest enters an email. */
export function watchForm(isMember: boolean) {
	return z.object({ email: isMember ? z.undefined().optional() : emailText() })
}
