import type { Call } from '#app/api/call.ts'
import { ApiError } from '#app/api/failures.ts'

/** Wraps calls so that each failure is reported, even of optional calls: the page is then incomplete. */
export function reportFailures(call: Call, onFailure: () => void): Call {
	return async (schema, request) => {
		try {
			return await call(schema, request)
		} catch (error) {
			if (!request.mayBeAbsent || !isAbsent(error)) onFailure()
			throw error
		}
	}
}

function isAbsent(error: unknown) {
	return error instanceof ApiError && (error.failure === 'missing' || error.failure === 'gone')
}
