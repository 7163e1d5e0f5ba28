import { confirmStaff } from '#contract/staff-session.ts'
import { refusalResponse } from './answers.ts'
import type { Staff } from './staff.ts'

/**
 * Sends the password of a form to the website API if the session requires a confirmation. Returns the text key of the
 * error, or null. @throws Response
 */
export async function confirmPassword(
	staff: Pick<Staff, 'api' | 'mustConfirm'>,
	form: FormData,
): Promise<string | null> {
	if (!staff.mustConfirm) return null
	const password = String(form.get('password') ?? '')
	if (password === '' || password.length > 200) return 'common:form.passwordMissing'
	const answer = await staff.api.tryCall(confirmStaff, { body: { password } })
	if (answer.ok) return null
	if (answer.status === 422) return 'common:form.passwordWrong'
	if (answer.status === 429) return 'common:form.tooMany'
	throw refusalResponse(answer)
}
