import { z } from 'zod'
import { lineOf } from '#app/domain/plain-text.ts'
import { parsePhone } from '#app/domain/phone.ts'

/** Who orders. The phone comes out as E.164; messages are translation keys. */
export const contactForm = z.object({
	name: z
		.string({ error: 'checkout:contact.name.required' })
		.overwrite(lineOf)
		.min(3, 'checkout:contact.name.short')
		.max(60, 'checkout:contact.name.long'),
	phone: z.string({ error: 'checkout:contact.phone.required' }).transform((text, check) => {
		const { e164, fault } = parsePhone(text)
		if (fault === null) return e164
		check.addIssue({ code: 'custom', message: `checkout:contact.phone.${fault}` })
		return z.NEVER
	}),
	email: z
		.string({ error: 'checkout:contact.email.required' })
		.overwrite(lineOf)
		.max(254, 'checkout:contact.email.wrong')
		.pipe(z.email('checkout:contact.email.wrong')),
})
