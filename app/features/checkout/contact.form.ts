import { z } from 'zod'
import { contactShape } from '#app/domain/checkout-draft.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** Who orders. The phone comes out as E.164; messages are translation keys. */
export const contactForm = withPhoneCountry(
	z.object({
		...contactShape,
		phone: phoneText({
			required: 'checkout:contact.phone.required',
			invalid: (fault) => `checkout:contact.phone.${fault}`,
		}),
	}),
)
