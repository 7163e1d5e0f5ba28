import { z } from 'zod'
import { contactTopics } from '#app/domain/content.ts'
import { parsePhone } from '#app/domain/phone.ts'
import { lineOf, linesOf } from '#app/domain/plain-text.ts'
import { trapField } from './trap-field.ts'

/** A visitor's message. The phone comes out as E.164 or ''. */
export const contactForm = z.object({
	name: z
		.string({ error: 'contact:name.required' })
		.overwrite(lineOf)
		.min(3, 'contact:name.short')
		.max(100, 'contact:name.long'),
	email: z
		.string({ error: 'contact:email.required' })
		.overwrite(lineOf)
		.max(254, 'contact:email.wrong')
		.pipe(z.email('contact:email.wrong')),
	phone: z
		.string()
		.default('')
		.transform((text, check) => {
			if (text.trim() === '') return ''
			const { e164, fault } = parsePhone(text)
			if (fault === null) return e164
			check.addIssue({ code: 'custom', message: 'contact:phone.wrong' })
			return z.NEVER
		}),
	topic: z.enum(contactTopics, { error: 'contact:topic.required' }),
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
	[trapField]: z.string().max(0, 'contact:trap').default(''),
	formKey: z.string({ error: 'contact:stale' }).regex(/^[A-Za-z0-9_-]{16,128}$/, 'contact:stale'),
})
