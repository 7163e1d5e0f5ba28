/** One failure vocabulary from the wire to the page. */
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

/** What a call to the website API failed with. `message` is in the visitor's language and may be shown. */
export class ApiError extends Error {
	override name = 'ApiError'
	readonly failure: ApiFailure
	/** The API's stable word for the case, e.g. OUT_OF_STOCK. */
	readonly code: string | undefined
	readonly errors: Record<string, string[]>
	/** The answer's HTTP status; undefined when no answer came. */
	readonly status: number | undefined
	readonly retryAfterSeconds: number | undefined
	/** Where this failure leads the visitor, with the language: /forbidden, /maintenance. */
	readonly leadsTo: string | undefined

	// The server's bundle and the pages' bundle each have this class: told by its name, both know it.
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === 'ApiError'
	}

	constructor(
		failure: ApiFailure,
		message: string,
		details: {
			code?: string
			errors?: Record<string, string[]>
			status?: number
			retryAfterSeconds?: number
			leadsTo?: string
			cause?: unknown
		} = {},
	) {
		super(message, { cause: details.cause })
		this.failure = failure
		this.code = details.code
		this.errors = details.errors ?? {}
		this.status = details.status
		this.retryAfterSeconds = details.retryAfterSeconds
		this.leadsTo = details.leadsTo
	}

	/** The same failure with its fields renamed from the wire's; fields not named are left out. */
	withFields(names: Record<string, string>): ApiError {
		const errors = Object.entries(this.errors).flatMap(([wire, messages]) => {
			const name = names[wire]
			return name === undefined ? [] : [[name, messages] as const]
		})
		return new ApiError(this.failure, this.message, {
			code: this.code,
			errors: Object.fromEntries(errors),
			status: this.status,
			retryAfterSeconds: this.retryAfterSeconds,
			cause: this.cause,
		})
	}
}
