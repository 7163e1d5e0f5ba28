import { z } from 'zod'
import { lineOf } from '#web/domain/plain-text.ts'
import { emailText, nameText, typedPassword } from '#app/features/forms/account-fields.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** Personal data; the phone is converted to E.164. `today` is the date in Asia/Jakarta. */
export function personForm(today: string) {
	return withPhoneCountry(
		z.object({
			name: nameText(),
			email: emailText(),
			phone: phoneText({ required: 'auth:phone.required' }),
			birthday: z
				.string()
				.overwrite(lineOf)
				.pipe(z.iso.date('account:birthday.wrong'))
				.refine((day) => day >= '1900-01-01' && day <= today, 'account:birthday.wrong')
				.optional()
				.transform((day) => day ?? null),
			password: typedPassword().optional(),
		}),
	)
}
