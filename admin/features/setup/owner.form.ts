import { z } from 'zod'
import { NewPassword } from '#admin/features/access/link-form.ts'
import { parsePhone } from '#web/domain/phone.ts'

/** A phone number as E.164; `message` is the text key of its error. */
export const phoneNumber = (message: string) =>
	z
		.string()
		.trim()
		.min(1, message)
		.max(40, message)
		.transform((typed, context) => {
			const { e164 } = parsePhone(typed)
			if (e164 === null) context.addIssue({ code: 'custom', message })
			return e164 ?? ''
		})

/** The first account. Messages are text keys of `setup`, or of `access` with its name. */
export const OwnerForm = z.object({
	name: z
		.string()
		.trim()
		.min(2, 'access:invitation.nameMissing')
		.max(100, 'access:invitation.nameWrong'),
	email: z.email('access:reset.emailWrong').max(254, 'access:reset.emailWrong'),
	whatsapp: phoneNumber('owner.whatsappWrong'),
	password: NewPassword,
})
