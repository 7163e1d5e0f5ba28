import type { Submission } from '@conform-to/dom'
import { ApiError } from '#app/api/failures.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'

type Sent = Submission<unknown, string[]>
type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** The form again with what was typed, but for passwords. */
export function refuse(submission: Sent, status = 422, errors?: Errors, retryAfter?: number) {
	const hideFields = ['password', 'current']
	const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
	return reply(submission.reply({ ...errors, hideFields }), status, headers)
}

/**
 * What the website API refused, in the form's words: `known` names the key for a code of the API; a refused field says
 * `auth:{field}.refused`. @throws Response for a failure that no form has words for
 */
export function refusalOf(error: unknown, submission: Sent, known: Record<string, string> = {}) {
	if (!(error instanceof ApiError)) throw error
	const key = known[error.code ?? '']
	if (key !== undefined) {
		return refuse(submission, error.failure === 'gone' ? 410 : 422, { formErrors: [key] })
	}
	if (error.failure === 'too-many') {
		return refuse(submission, 429, { formErrors: ['auth:tooMany'] }, error.retryAfterSeconds ?? 60)
	}
	if (error.failure === 'unavailable') {
		return refuse(
			submission,
			503,
			{ formErrors: ['auth:unavailable'] },
			error.retryAfterSeconds ?? 5,
		)
	}
	const fields = Object.keys(error.errors)
	if (error.failure !== 'invalid' || fields.length === 0) throw asResponse(error)
	const fieldErrors = Object.fromEntries(fields.map((name) => [name, [`auth:${name}.refused`]]))
	return refuse(submission, 422, { fieldErrors })
}
