import { ApiError, type ApiFailure } from '#app/api/failures.ts'
import { asResponse, statusOf } from './or-respond.ts'

export type FormErrors = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

/** What a form says when the website API refuses it: translation keys. */
export type FormTexts = {
	/** By the API's code for the case. */
	codes?: Record<string, string>
	/** The status of an answer with a text of `codes`, by the kind of failure; 422 for every other kind. */
	statuses?: Partial<Record<ApiFailure, number>>
	/** By the kind of failure, when its code has no text. */
	failures?: Partial<Record<ApiFailure, string | FormErrors>>
	/** By the refused field, in the form's names. */
	fields?: Record<string, string> | ((field: string) => string)
}

export type FormFailure = { status: number; errors: FormErrors; retryAfter?: number }

const retryAfter: Partial<Record<ApiFailure, number>> = { 'too-many': 60, unavailable: 5 }

/** How a form answers a failed call of the website API. @throws Response for a failure without a text */
export function formFailure(error: unknown, texts: FormTexts): FormFailure {
	if (!(error instanceof ApiError) || error.leadsTo !== undefined) throw asResponse(error)
	const { code = '', failure } = error
	const known = texts.codes?.[code]
	if (known !== undefined) {
		return { status: texts.statuses?.[failure] ?? 422, errors: { formErrors: [known] } }
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

/** The headers that say when to try again. */
export function retryHeaders(seconds: number | undefined) {
	return seconds === undefined ? undefined : { 'Retry-After': String(seconds) }
}
