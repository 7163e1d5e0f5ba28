import type { Locale } from '#web/i18n/paths.ts'

/** Facts about a request, determined by the front guard before anything else handles it. */
export type RequestFacts = {
	/** scheme://host[:port] as the visitor sees it. */
	origin: string
	/** Host name in lower case, without port and trailing dot. */
	host: string
	/** The visitor uses https. */
	secure: boolean
	/** Undecoded path, starting with exactly one slash. */
	pathname: string
	/** '' or '?…'. */
	search: string
	locale: Locale
	/** The visitor's IP address: the socket's, or the one given by a trusted proxy. */
	ip: string
	correlationId: string
	/** The trace that a trusted proxy has begun (W3C traceparent). */
	traceparent?: string | undefined
	/** When the page's budget began, in ms of `performance.now()`: the arrival, or the end of a form's body. */
	began: number
}
