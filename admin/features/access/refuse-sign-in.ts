import type { Refused } from '#admin/api/client.server.ts'
import { refuseForm } from '#admin/http/answers.ts'

const keys: Record<number, string> = {
	410: 'signIn.codeOld',
	429: 'signIn.tooMany',
	503: 'signIn.unavailable',
}

/** What the form says about a sign-in that was refused: never which of the two was wrong. */
export function refuseSignIn(
	{ status, retryAfterSeconds }: Pick<Refused, 'status' | 'retryAfterSeconds'>,
	values: Record<string, string>,
	wrong = 'signIn.refused',
) {
	const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60)
	const errors = { '': keys[status] ?? wrong }
	return refuseForm(
		{ values: { ...values, minutes: String(minutes) }, errors },
		status === 429 || status === 503 ? status : 422,
	)
}
