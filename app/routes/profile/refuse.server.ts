import type { Submission, SubmissionResult } from '@conform-to/dom'
import {
	formFailure,
	retryHeaders,
	type FormErrors,
	type FormTexts,
} from '#app/http/form-failure.ts'
import { reply } from '#app/http/reply.ts'

type Sent = Submission<unknown, string[]>
export type Refusal = SubmissionResult<string[]>

/**
 * The form with the submitted values except passwords and files; with its idempotency key only when it may be sent again as
 * it is.
 */
export function refuse(submission: Sent, status = 422, errors?: FormErrors, retryAfter?: number) {
	const hideFields = [
		'password',
		'current',
		'picture',
		...(retryAfter === undefined ? ['formKey'] : []),
	]
	const result: Refusal = submission.reply({ ...errors, hideFields })
	return reply(result, status, retryHeaders(retryAfter))
}

/** The form after the website API refused it. @throws Response for a failure without a message */
export function refuseFailed(
	error: unknown,
	submission: Sent,
	texts: Pick<FormTexts, 'codes' | 'fields'>,
) {
	const { status, errors, retryAfter } = formFailure(error, {
		...texts,
		codes: { SIGN_IN_AGAIN: 'profile:form.signInAgain', ...texts.codes },
		statuses: { conflict: 409 },
		failures: { 'too-many': 'profile:form.tooMany', unavailable: 'profile:form.unavailable' },
	})
	return refuse(submission, status, errors, retryAfter)
}
