import { z } from 'zod'
import type { Refused } from '#admin/api/client.server.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'

/** A password that someone chooses now; messages are text keys of `access`. */
export const NewPassword = z.string().min(10, 'password.short').max(200, 'password.long')

/** What the form of a mailed link says when the website API refuses it; `wrong` is said of the password. */
export function refuseLinkForm(answer: Refused, values: Record<string, string>, wrong: string) {
	const { status, errors: fields, retryAfterSeconds } = answer
	if (status === 410) return refuseForm({ values, errors: { '': 'link.used' } }, 410)
	if (status === 429) {
		const minutes = String(Math.ceil((retryAfterSeconds ?? 60) / 60))
		return refuseForm({ values: { ...values, minutes }, errors: { '': 'link.tooMany' } }, 429)
	}
	if (status !== 422) throw refusalResponse(answer)
	const errors: Record<string, string> = {
		...(fields.NAME && { name: 'invitation.nameWrong' }),
		...(fields.PASSWORD && { password: wrong }),
		...(fields.EMAIL && { email: 'reset.emailWrong' }),
	}
	if (Object.keys(errors).length === 0) throw refusalResponse(answer)
	return refuseForm({ values, errors })
}
