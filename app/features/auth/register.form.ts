import { z } from 'zod'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'
import { honeypotField } from '#app/features/forms/honeypot-field.ts'
import { agreement, emailText, nameText, newPassword } from '#app/features/forms/account-fields.ts'

const phone = () => phoneText({ required: 'auth:phone.required' })

/** A new customer; the phone is converted to E.164. */
export const registerForm = withPhoneCountry(
	z.object({
		name: nameText(),
		email: emailText(),
		phone: phone(),
		password: newPassword(),
		agree: agreement(),
		[honeypotField]: z.string().max(0, 'auth:trap').default(''),
	}),
)

/** What Google does not provide of a new customer. */
export const googleRegisterForm = withPhoneCountry(
	z.object({ name: nameText(), phone: phone(), agree: agreement() }),
)
