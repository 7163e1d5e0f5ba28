import { z } from 'zod'
import { lineOf } from '#app/domain/plain-text.ts'
import { emailText, nameText, typedPassword } from '#app/features/forms/account-fields.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** What a customer says of themselves; the phone comes out as E.164. `today` is the day in Asia/Jakarta. */
export function personForm(today: string) {
	return withPhoneCountry(
		z.object({
			name: nameText(),
			email: emailText(),
			phone: phoneText({
				required: 'auth:phone.required',
				invalid: (fault) => `auth:phone.${fault}`,
			}),
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
