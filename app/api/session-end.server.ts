import type { ApiRequest, Call } from './call.ts'
import { ApiError } from './failures.ts'

const deadSession = 'SESSION_INVALID'

type SignedIn = {
	bearer?: () => string | undefined
	onSessionEnd?: () => void
	signInPath?: string
}

/**
 * Wraps calls whose bearer token may have expired: a 401 ends the session. Public resources are then fetched
 * anonymously; any other call redirects to sign in.
 */
export function endingSession(call: Call, caller: SignedIn): Call {
	return async (schema, request) => {
		const bearer = caller.bearer?.()
		try {
			return await call(schema, request)
		} catch (error) {
			if (!isOfSession(error, bearer)) throw error
			if (bearer === undefined) throw leading(error, caller)
			caller.onSessionEnd?.()
			if (!isRead(request)) throw leading(error, caller)
			try {
				return await call(schema, request)
			} catch (again) {
				throw isOfSession(again, bearer) ? leading(again, caller) : again
			}
		}
	}
}

function isOfSession(error: unknown, bearer: string | undefined): error is ApiError {
	if (!(error instanceof ApiError) || error.failure !== 'unauthenticated') return false
	return error.code === deadSession || (error.code === undefined && bearer !== undefined)
}

function isRead({ method = 'GET' }: ApiRequest) {
	return method === 'GET'
}

function leading(error: ApiError, { signInPath }: SignedIn) {
	return new ApiError('unauthenticated', error.message, {
		code: error.code,
		status: error.status,
		redirectTo: signInPath,
		cause: error,
	})
}
