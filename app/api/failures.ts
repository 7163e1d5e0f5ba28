/** The failure kinds used from the API client to the pages. */
export type ApiFailure =
	| 'unauthenticated'
	| 'forbidden'
	| 'missing'
	| 'gone'
	| 'invalid'
	| 'conflict'
	| 'too-large'
	| 'too-many'
	| 'maintenance'
	| 'unavailable'

/** The error of a failed call to the website API. `message` is in the visitor's language and may be shown. */
export class ApiError extends Error {
	override name = 'ApiError'
	readonly failure: ApiFailure
	/** The API's error code, e.g. OUT_OF_STOCK. */
	readonly code: string | undefined
	readonly errors: Record<string, string[]>
	/** HTTP status of the answer; undefined when there was none. */
	readonly status: number | undefined
	readonly retryAfterSeconds: number | undefined
	/** Path to redirect the visitor to, with the language: /forbidden, /maintenance. */
	readonly redirectTo: string | undefined

	constructor(
		failure: ApiFailure,
		message: string,
		details: {
			code?: string
			errors?: Record<string, string[]>
			status?: number
			retryAfterSeconds?: number
			redirectTo?: string
			cause?: unknown
		} = {},
	) {
		super(message, { cause: details.cause })
		this.failure = failure
		this.code = details.code
		this.errors = details.errors ?? {}
		this.status = details.status
		this.retryAfterSeconds = details.retryAfterSeconds
		this.redirectTo = details.redirectTo
	}

	/** The same failure with other errors of fields. */
	withErrors(errors: Record<string, string[]>): ApiError {
		const { code, status, retryAfterSeconds, redirectTo, cause } = this
		const details = { code, errors, status, retryAfterSeconds, redirectTo, cause }
		return new ApiError(this.failure, this.message, details)
	}
}
