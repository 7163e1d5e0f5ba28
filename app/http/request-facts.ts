import type { Locale } from '#app/i18n/paths.ts'

/** What the front guard found out about a request before anything else looks at it. */
export type RequestFacts = {
	/** scheme://host[:port] of the address the visitor sees. */
	origin: string
	/** Host name, lower case, without port and trailing dot. */
	host: string
	/** Over https, as the visitor sees it. */
	secure: boolean
	/** Path as sent, starting with one slash. */
	pathname: string
	/** '' or '?…'. */
	search: string
	locale: Locale
	/** The visitor's address: the socket's, or what a trusted proxy says. */
	ip: string
	correlationId: string
}
