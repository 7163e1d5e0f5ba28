import type { Refusal } from '#admin/api/refusal.ts'
import { refuseForm } from '#admin/http/answers.ts'

const keys: Record<number, string> = {
	410: 'signIn.codeOld',
	429: 'signIn.tooMany',
	503: 'signIn.unavailable',
}

/** The answer to a refused sign-in, which does not tell whether the address or the password was wrong. */
export function refuseSignIn(
	{ status, retryAfterSeconds }: Pick<Refusal, 'status' | 'retryAfterSeconds'>,
	values: Record<string, string>,
	defaultError = 'signIn.refused',
) {
	const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60)
	const errors = { '': keys[status] ?? defaultError }
	return refuseForm(
		{ values: { ...values, minutes: String(minutes) }, errors },
		status === 429 || status === 503 ? status : 422,
	)
}
