import { isRouteErrorResponse } from '@remix-run/react'

/** What the website API itself said of a request it refused (spec section 8); undefined when it said nothing. */
export function apiMessage(error: unknown): string | undefined {
	if (!isRouteErrorResponse(error)) return undefined
	const report: unknown = error.data
	if (typeof report !== 'object' || report === null || !('toast' in report)) return undefined
	return typeof report.toast === 'string' && report.toast !== '' ? report.toast : undefined
}
