import { z } from 'zod'
import { isNoAddress } from '#app/domain/person-name.ts'
import { lineOf, linesOf } from '#web/domain/plain-text.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** An application to become an agent; the phone is converted to E.164, messages are translation keys. */
export const applicationForm = withPhoneCountry(
	z.object({
		name: z
			.string({ error: 'agency:form.name.required' })
			.overwrite(lineOf)
			.min(3, 'agency:form.name.required')
			.max(100, 'agency:form.name.long')
			.refine(isNoAddress, 'common:form.nameAddress'),
		phone: phoneText({
			required: 'agency:form.phone.required',
			landline: 'agency:form.phone.wrong',
		}),
		district: z
			.string({ error: 'agency:form.district.required' })
			.regex(/^\d{2}\.\d{2}\.\d{2}$/, 'agency:form.district.required'),
		reason: z
			.string({ error: 'agency:form.reason.required' })
			.overwrite(linesOf)
			.min(10, 'agency:form.reason.short')
			.max(1_000, 'agency:form.reason.long'),
		agree: z.literal('on', { error: 'agency:form.agree.required' }),
	}),
)
