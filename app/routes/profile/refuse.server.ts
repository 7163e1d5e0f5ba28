import type { Submission, SubmissionResult } from '@conform-to/dom'
import { ApiError } from '#app/api/failures.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'

type Sent = Submission<unknown, string[]>
type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }
export type Refusal = SubmissionResult<string[]>

/** The words of a form for what the website API refuses: translation keys. */
export type RefusalWords = {
	/** By the API's code for the case. */
	codes?: Record<string, string>
	/** By the form's field. */
	fields?: Record<string, string>
}

/** The form again with what was typed, but for passwords and files. */
export function refuse(submission: Sent, status = 422, errors?: Errors, retryAfter?: number) {
	const hideFields = ['password', 'current', 'picture']
	const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
	return reply<Refusal>(submission.reply({ ...errors, hideFields }), status, headers)
}

/** What the website API refused, in the form's own words. @throws Response for what it has no words for */
export function refusalOf(error: unknown, submission: Sent, { codes, fields }: RefusalWords) {
	if (!(error instanceof ApiError) || error.leadsTo !== undefined) throw asResponse(error)
	const known = codes?.[error.code ?? '']
	if (known !== undefined) {
		return refuse(submission, error.failure === 'conflict' ? 409 : 422, { formErrors: [known] })
	}
	if (error.failure === 'too-many') {
		const wait = error.retryAfterSeconds ?? 60
		return refuse(submission, 429, { formErrors: ['profile:form.tooMany'] }, wait)
	}
	if (error.failure === 'unavailable') {
		const wait = error.retryAfterSeconds ?? 5
		return refuse(submission, 503, { formErrors: ['profile:form.unavailable'] }, wait)
	}
	const fieldErrors = Object.fromEntries(
		Object.keys(error.errors).flatMap((name) => {
			const key = fields?.[name]
			return key === undefined ? [] : [[name, [key]]]
		}),
	)
	if (Object.keys(fieldErrors).length === 0) throw asResponse(error)
	return refuse(submission, 422, { fieldErrors })
}
