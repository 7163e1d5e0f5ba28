import type { Submission, SubmissionResult } from '@conform-to/dom'
import { ApiError } from '#app/api/failures.ts'
import { asResponse } from '#app/http/or-respond.ts'

type Sent = Submission<unknown, string[]>
type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/**
 * A form with pictures that the website API refused, in words of our own; `known` names the key for a code of
 * the API or for a field. @throws Response for a failure that no form has words for
 */
export function refusedPictures(error: unknown, sent: Sent, known: Record<string, string>) {
	if (!(error instanceof ApiError) || error.leadsTo !== undefined) throw asResponse(error)
	const key = known[error.code ?? '']
	if (key !== undefined) return refuse(sent, 409, { formErrors: [key] })
	switch (error.failure) {
		case 'too-large':
			return refuse(sent, 413, { fieldErrors: { pictures: ['my-orders:pictures.big'] } })
		case 'too-many':
			return refuse(sent, 429, { formErrors: ['my-orders:failed.tooMany'] }, '3600')
		case 'unavailable':
			return refuse(sent, 503, { formErrors: ['my-orders:failed.unavailable'] }, '5')
	}
	const words: Record<string, string> = { pictures: 'my-orders:pictures.unreadable', ...known }
	const fieldErrors = Object.fromEntries(
		Object.keys(error.errors).flatMap((name) => (words[name] ? [[name, [words[name]]]] : [])),
	)
	if (Object.keys(fieldErrors).length === 0) throw asResponse(error)
	return refuse(sent, 422, { fieldErrors })
}

function refuse(sent: Sent, status: number, errors: Errors, retryAfter?: string) {
	const result: SubmissionResult<string[]> = sent.reply({ ...errors, hideFields: ['pictures'] })
	return { result, status, headers: retryAfter ? { 'Retry-After': retryAfter } : undefined }
}
