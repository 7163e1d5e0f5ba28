import { z } from 'zod'
import { contactShape } from '#app/domain/checkout-draft.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

const { name, ...others } = contactShape

/** The customer's fields, in the order of the page. The phone is converted to E.164; messages are translation keys. */
export const contactForm = withPhoneCountry(
	z.object({
		name,
		phone: phoneText({ required: 'checkout:contact.phone.required' }),
		...others,
		/** Where to send to, searched for in the next step. */
		area: z.string().trim().max(60).optional().catch(undefined),
	}),
)
