import type { Caller, Client } from '#app/api/client.server.ts'
import { callingEndpoints } from '#app/api/call-endpoint.ts'
import { ApiError } from '#app/api/failures.ts'
import type { SharedAnswers } from '#app/api/shared-answers.server.ts'
import type { Call } from '#app/api/call.ts'
import { apiOver, type Api } from './api.server.ts'

type Reports = { onFailure: (error: ApiError) => void; onMissing: () => void }

export type VisitorApiOptions = {
	client: Client
	/** The shared answers and their owner (company and language); absent: nothing is shared. */
	shared: { answers: SharedAnswers; owner: string } | undefined
	callers: { company: Caller; visitor: Caller }
	reports: Reports
}

/**
 * The website API for one visitor. Answers that are the same for all visitors are fetched without the visitor's
 * identity.
 */
export function visitorApi({ client, shared, callers, reports }: VisitorApiOptions): Api {
	const { company, visitor } = callers
	const { onFailure, onMissing } = reports
	const call = reportFailures(client.callFor({ ...visitor, onFailure }), onMissing)
	const api: Api = {
		...apiOver(call, client.openFor(visitor)),
		// Streaming a feed has no deadline; each of its calls has a timeout.
		callUnhurried: callingEndpoints(client.callFor({ ...company, onFailure, deadline: undefined })),
	}
	if (!shared) return api
	const { answers, owner } = shared
	const own = reportFailures(client.callFor({ ...company, onFailure }), onMissing)
	return {
		...api,
		call: answers.call(owner, { own: callingEndpoints(own), visitor: api.call }),
	}
}

/** Wraps calls so that each failure is reported, even of optional calls: the page is then incomplete. */
function reportFailures(call: Call, onFailure: () => void): Call {
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
