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

/** The HTTP status of a kind of failure. */
export function statusOf(failure: ApiFailure): number {
	return statuses[failure]
}

/** For loaders and actions: the answer, or the failure thrown as a Response that the root boundary shows. */
export async function orRespond<T>(answer: Promise<T>): Promise<T> {
	try {
		return await answer
	} catch (error) {
		throw asResponse(error)
	}
}

/** What an action throws on after it has answered 'invalid' and 'conflict' itself. */
export function asResponse(error: unknown): unknown {
	if (!(error instanceof ApiError)) return error
	if (error.leadsTo !== undefined) return redirect(error.leadsTo, 303)
	const headers: Record<string, string> = {}
	const wait = error.retryAfterSeconds ?? (error.failure === 'unavailable' ? 5 : undefined)
	if (wait !== undefined) headers['Retry-After'] = String(wait)
	return reply(failureReport(error), statusOf(error.failure), headers)
}
