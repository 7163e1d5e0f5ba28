import type { Submission } from '@conform-to/dom'
import { formFailure, retryHeaders, type FormErrors } from '#app/http/form-failure.ts'
import { reply } from '#app/http/reply.ts'

type Sent = Submission<unknown, string[]>

/** The form with the submitted values except passwords. */
export function refuse(submission: Sent, status = 422, errors?: FormErrors, retryAfter?: number) {
	const hideFields = ['password', 'current']
	return reply(submission.reply({ ...errors, hideFields }), status, retryHeaders(retryAfter))
}

/** The form after the website API refused it. @throws Response for a failure without a message */
export function refuseFailed(error: unknown, submission: Sent, codes: Record<string, string> = {}) {
	const { status, errors, retryAfter } = formFailure(error, {
		codes,
		statuses: { gone: 410 },
		failures: { 'too-many': 'auth:tooMany', unavailable: 'auth:unavailable' },
		fields: (name) => `auth:${name}.refused`,
	})
	return refuse(submission, status, errors, retryAfter)
}
