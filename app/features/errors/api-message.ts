import { isRouteErrorResponse } from '@remix-run/react'

/** The website API's message for a refused request (spec section 8); undefined when there is none. */
export function apiMessage(error: unknown): string | undefined {
	if (!isRouteErrorResponse(error)) return undefined
	const report: unknown = error.data
	if (typeof report !== 'object' || report === null || !('toast' in report)) return undefined
	return typeof report.toast === 'string' && report.toast !== '' ? report.toast : undefined
}
