import { ApiError, type ApiFailure } from '#app/api/failures.ts'
import { asResponse, statusOf } from './or-respond.ts'

export type FormErrors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** Messages of a form for failures of the website API: translation keys. */
export type FormTexts = {
	/** By the API's error code. */
	codes?: Record<string, string>
	/** Statuses for messages of `codes`, by failure kind; 422 for every other kind. */
	statuses?: Partial<Record<ApiFailure, number>>
	/** By failure kind, when the code has no message. */
	failures?: Partial<Record<ApiFailure, string | FormErrors>>
	/** By field, in the form's names. */
	fields?: Record<string, string> | ((field: string) => string)
}

export type FormFailure = { status: number; errors: FormErrors; retryAfter?: number }

const retryAfter: Partial<Record<ApiFailure, number>> = { 'too-many': 60, unavailable: 5 }

/**
 * Converts a failed call of the website API into the form's response. @throws Response for a failure without a message
 */
export function formFailure(error: unknown, texts: FormTexts): FormFailure {
	if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
	const { code = '', failure } = error
	const key = texts.codes?.[code]
	if (key !== undefined) {
		return { status: texts.statuses?.[failure] ?? 422, errors: { formErrors: [key] } }
	}
	const general = texts.failures?.[failure]
	if (general !== undefined) {
		return {
			status: statusOf(failure),
			errors: typeof general === 'string' ? { formErrors: [general] } : general,
			retryAfter: error.retryAfterSeconds ?? retryAfter[failure],
		}
	}
	const fieldErrors = fieldErrorsOf(error, texts.fields)
	if (Object.keys(fieldErrors).length === 0) throw asResponse(error)
	return { status: 422, errors: { fieldErrors } }
}

function fieldErrorsOf(error: ApiError, fields: FormTexts['fields'] = {}) {
	const textOf = typeof fields === 'function' ? fields : (name: string) => fields[name]
	return Object.fromEntries(
		Object.keys(error.errors).flatMap((name) => {
			const text = textOf(name)
			return text === undefined ? [] : [[name, [text]]]
		}),
	)
}

/** Headers with Retry-After. */
export function retryHeaders(seconds: number | undefined) {
	return seconds === undefined ? undefined : { 'Retry-After': String(seconds) }
}
