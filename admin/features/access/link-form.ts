import { z } from 'zod'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'

/** A new password; messages are text keys of `access`. */
export const NewPassword = z.string().min(10, 'password.short').max(200, 'password.long')

/** The answer to a refused form of a mailed link; `passwordError` is the text key for a refused password. */
export function refuseLinkForm(
	answer: Refusal,
	values: Record<string, string>,
	passwordError: string,
) {
	const { status, errors: fields, retryAfterSeconds } = answer
	if (status === 410) return refuseForm({ values, errors: { '': 'link.used' } }, 410)
	if (status === 429) {
		const minutes = String(Math.ceil((retryAfterSeconds ?? 60) / 60))
		return refuseForm({ values: { ...values, minutes }, errors: { '': 'link.tooMany' } }, 429)
	}
	if (status !== 422) throw refusalResponse(answer)
	const errors: Record<string, string> = {
		...(fields.name && { name: 'invitation.nameWrong' }),
		...(fields.password && { password: passwordError }),
		...(fields.email && { email: 'reset.emailWrong' }),
	}
	if (Object.keys(errors).length === 0) throw refusalResponse(answer)
	return refuseForm({ values, errors })
}
