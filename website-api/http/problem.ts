import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageCode } from '#website-api/i18n/messages.ts'

export type MessageParams = Record<string, string | number>
/** Message in the caller's language, or a text that is used unchanged. */
export type FieldError = string | { message: MessageCode; params?: MessageParams }

type Details = {
	params?: MessageParams
	/** One list of messages per field. */
	errors?: Record<string, FieldError[]>
	/** In seconds, for 429 and 503. */
	retryAfter?: number
	/** Why a request that is in order is refused, for the log. */
	reason?: 'load' | 'orders-waiting' | 'passwords-waiting' | 'provider'
}

/** An error with an HTTP status for the caller: thrown anywhere, handled by the error handler. */
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
