import { z } from 'zod'
import { isNoAddress } from '#app/domain/person-name.ts'
import { lineOf } from '#app/domain/plain-text.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** Who orders. The phone comes out as E.164; messages are translation keys. */
export const contactForm = withPhoneCountry(
	z.object({
		name: z
			.string({ error: 'checkout:contact.name.required' })
			.overwrite(lineOf)
			.min(3, 'checkout:contact.name.short')
			.max(60, 'checkout:contact.name.long')
			.refine(isNoAddress, 'common:form.nameAddress'),
		phone: phoneText({
			required: 'checkout:contact.phone.required',
			invalid: (fault) => `checkout:contact.phone.${fault}`,
		}),
		email: z
			.string({ error: 'checkout:contact.email.required' })
			.overwrite(lineOf)
			.max(254, 'checkout:contact.email.wrong')
			.pipe(z.email('checkout:contact.email.wrong')),
	}),
)
