import type { ApiError } from '#app/api/failures.ts'

/** What a failed request comes to (spec section 8): the toast's words, and the fixed statusCode and message. */
export type FailureReport = {
	statusCode: 403 | 500
	message: 'Access denied' | 'Error'
	/** Absent where no answer came: the page has words of its own for that. */
	toast?: string
}

/** The report of a failed call; a 403 is 'Access denied', any other is 'Error' with the server's own words. */
export function failureReport(error: ApiError): FailureReport {
	if (error.failure === 'forbidden') {
		return { statusCode: 403, message: 'Access denied', toast: 'Access denied' }
	}
	if (error.status === undefined) return { statusCode: 500, message: 'Error' }
	return { statusCode: 500, message: 'Error', toast: error.message || 'Request failed' }
}
