import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageCode } from '#website-api/i18n/messages.ts'

export type MessageParams = Record<string, string | number>
/** Said in the caller's language, or passed on as it is. */
export type FieldError = string | { message: MessageCode; params?: MessageParams }

type Details = {
	params?: MessageParams
	/** One list of messages per field. */
	errors?: Record<string, FieldError[]>
	/** Seconds, for 429 and 503. */
	retryAfter?: number
}

/** A refusal that the caller is told about: thrown anywhere, answered by the one error handler. */
export class Problem extends Error {
	readonly status: ContentfulStatusCode
	readonly code: MessageCode
	readonly details: Details

	constructor(status: ContentfulStatusCode, code: MessageCode, details: Details = {}) {
		super(code)
		this.name = 'Problem'
		this.status = status
		this.code = code
		this.details = details
	}
}
