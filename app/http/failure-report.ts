import type { ApiError } from '#app/api/failures.ts'

/** The report of a failed request (spec section 8): the toast's text, and the fixed statusCode and message. */
export type FailureReport = {
	statusCode: 403 | 500
	message: 'Access denied' | 'Error'
	/** Absent when there was no response: the page has its own text for that. */
	toast?: string
}

/** The report of a failed call: 'Access denied' for a 403, otherwise 'Error' with the server's message. */
export function failureReport(error: ApiError): FailureReport {
	if (error.failure === 'forbidden') {
		return { statusCode: 403, message: 'Access denied', toast: 'Access denied' }
	}
	if (error.status === undefined) return { statusCode: 500, message: 'Error' }
	return { statusCode: 500, message: 'Error', toast: error.message || 'Request failed' }
}
