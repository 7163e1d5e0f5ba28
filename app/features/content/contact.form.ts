import { z } from 'zod'
import { CONTACT_TOPICS } from '#contract/contact-topics.ts'
import { hasLetter, isNoAddress } from '#app/domain/person-name.ts'
import { compactOf, lineOf, linesOf } from '#web/domain/plain-text.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'
import { honeypotField } from '#app/features/forms/honeypot-field.ts'

const message = z.object({
	name: z
		.string({ error: 'contact:name.required' })
		.overwrite(lineOf)
		.refine(hasLetter, 'contact:name.short')
		.max(100, 'contact:name.long')
		.refine(isNoAddress, 'common:form.nameAddress'),
	email: z
		.string({ error: 'contact:email.required' })
		.overwrite(compactOf)
		.max(254, 'contact:email.wrong')
		.pipe(z.email('contact:email.wrong')),
	phone: phoneText({ required: 'contact:phone.wrong' }).default(''),
	topic: z.enum(CONTACT_TOPICS, { error: 'contact:topic.required' }),
	order: z
		.string()
		.overwrite(lineOf)
		.max(40, 'contact:order.long')
		.default('')
		.transform((text) => text.replace(/\s+/g, '').toUpperCase()),
	message: z
		.string({ error: 'contact:message.required' })
		.overwrite(linesOf)
		.min(10, 'contact:message.short')
		.max(2000, 'contact:message.long'),
	[honeypotField]: z.string().max(0, 'contact:trap').default(''),
	formKey: z.string({ error: 'contact:stale' }).regex(/^[A-Za-z0-9_-]{16,128}$/, 'contact:stale'),
})

/** A contact message. The phone is converted to E.164; '' for none. */
export const contactForm = withPhoneCountry(message)
