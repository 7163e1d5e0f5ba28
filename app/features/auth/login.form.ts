import { z } from 'zod'
import { lineOf } from '#web/domain/plain-text.ts'
import { typedPassword } from '#app/features/forms/account-fields.ts'

/** Email or phone, and the password. */
export const loginForm = z.object({
	login: z
		.string({ error: 'auth:login.required' })
		.overwrite(lineOf)
		.min(1, 'auth:login.required')
		.max(254, 'auth:login.long'),
	password: typedPassword(),
})
