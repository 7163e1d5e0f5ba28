import type { Submission, SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'
import { contactForm } from '#app/features/content/contact.form.ts'
import { trapField } from '#app/features/content/trap-field.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'

export type MessageRefusal = { result: SubmissionResult<string[]>; formKey?: string }

/** Takes a visitor's message: 303 to its number, or the form with what is wrong. */
export async function sendMessage(context: AppLoadContext, request: Request) {
	const submission = parseWithZod(await request.formData(), { schema: contactForm })
	if (submission.status !== 'success') {
		const trapped = submission.error?.[trapField] !== null && submission.error?.[trapField]
		return trapped
			? refuse(submission, 422, { formErrors: ['contact:trap'] })
			: refuse(submission, 422)
	}
	const { formKey, [trapField]: _empty, ...message } = submission.value
	try {
		const { number } = await context.api.content.sendMessage(message, formKey)
		return goTo(context.locale, `${paths.contact}?sent=${encodeURIComponent(number)}`)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return refusalOf(error, submission, formKey)
	}
}

const failures: Partial<Record<ApiError['failure'], [status: number, key: string]>> = {
	unavailable: [503, 'contact:unavailable'],
	'too-many': [429, 'contact:tooMany'],
}

/** The form again, with what was typed. @throws Response for a failure the form has no words for */
function refusalOf(error: ApiError, submission: Sent, formKey: string) {
	const [status, key] = failures[error.failure] ?? []
	if (status !== undefined && key !== undefined) {
		return refuse(submission, status, { formErrors: [key] }, formKey, error.retryAfterSeconds ?? 5)
	}
	if (error.code === 'KEY_REUSED') {
		return refuse(submission, 422, { formErrors: ['contact:stale'] })
	}
	const fieldErrors = Object.fromEntries(
		Object.keys(error.errors).map((name) => [name, [`contact:refused`]]),
	)
	if (error.failure !== 'invalid' || Object.keys(fieldErrors).length === 0) throw asResponse(error)
	return refuse(submission, 422, { fieldErrors })
}

type Sent = Submission<unknown, string[]>
type Errors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

function refuse(
	submission: Sent,
	status: number,
	errors: Errors = {},
	formKey?: string,
	retryAfter?: number,
) {
	const result = submission.reply({ ...errors, hideFields: [trapField, 'formKey'] })
	const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
	return reply<MessageRefusal>({ result, formKey }, status, headers)
}
