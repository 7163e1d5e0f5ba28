import { z } from 'zod'
import { emailText } from '#app/features/forms/account-fields.ts'

/** Who is to be told: a guest gives an email. */
export function watchForm(isMember: boolean) {
	return z.object({ email: isMember ? z.undefined().optional() : emailText() })
}
