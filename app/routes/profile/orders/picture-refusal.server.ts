import type { Submission, SubmissionResult } from '@conform-to/dom'
import { formFailure, retryHeaders } from '#app/http/form-failure.ts'

/**
 * A form with pictures after the website API refused it; `texts` has the messages by code and by field. @throws
 * Response for a failure without a message
 */
export function refusedPictures(
	error: unknown,
	submission: Submission<unknown, string[]>,
	texts: Record<string, string>,
) {
	const { status, errors, retryAfter } = formFailure(error, {
		codes: texts,
		statuses: { conflict: 409 },
		failures: {
			'too-large': { fieldErrors: { pictures: ['my-orders:pictures.big'] } },
			'too-many': 'my-orders:failed.tooMany',
			unavailable: 'my-orders:failed.unavailable',
		},
		fields: { pictures: 'my-orders:pictures.unreadable', ...texts },
	})
	const result: SubmissionResult<string[]> = submission.reply({
		...errors,
		hideFields: ['pictures'],
	})
	return { result, status, headers: retryHeaders(retryAfter) }
}
