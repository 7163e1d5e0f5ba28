import { redirect } from '@remix-run/node'
import { ApiError, type ApiFailure } from '#app/api/failures.ts'
import { failureReport } from './failure-report.ts'
import { reply } from './reply.ts'

const statuses: Record<ApiFailure, number> = {
	unauthenticated: 401,
	forbidden: 403,
	missing: 404,
	gone: 410,
	invalid: 422,
	conflict: 409,
	'too-large': 413,
	'too-many': 429,
	maintenance: 503,
	unavailable: 503,
}

/** HTTP status by failure kind. */
export function statusOf(failure: ApiFailure): number {
	return statuses[failure]
}

/** For loaders and actions: the answer, or the failure thrown as a Response for the root error boundary. */
export async function orRespond<T>(answer: Promise<T>): Promise<T> {
	try {
		return await answer
	} catch (error) {
		throw asResponse(error)
	}
}

/** The failure as a Response, for actions to throw after handling 'invalid' and 'conflict'. */
export function asResponse(error: unknown): unknown {
	if (!(error instanceof ApiError)) return error
	if (error.redirectTo !== undefined) return redirect(error.redirectTo, 303)
	const headers: Record<string, string> = {}
	const isAway = error.failure === 'unavailable' && !isOwnError(error)
	const wait = error.retryAfterSeconds ?? (isAway ? 5 : undefined)
	if (wait !== undefined) headers['Retry-After'] = String(wait)
	// The website API's own error is shown as it is; what is merely out of reach will be back (docs/decisions/0056).
	const status = isOwnError(error) ? 500 : statusOf(error.failure)
	return reply(failureReport(error), status, headers)
}

function isOwnError({ failure, status }: ApiError): boolean {
	return failure === 'unavailable' && status === 500
}
