import type { Declared } from '#contract/endpoint.ts'
import { type Answer, answerOf, type Asked, errorsOf, requestOf } from '#contract/endpoint-call.ts'
import { z } from 'zod'
import type { ApiRequest, Call } from './call.ts'
import { ApiError } from './failures.ts'
import type { OpenFile } from './open-file.server.ts'

type How = Pick<ApiRequest, 'optional' | 'mayBeAbsent' | 'patienceMs'> & {
	/** The answer of a shared endpoint is not kept: it is asked in too many ways. */
	isKept?: false
	/** Of a shared answer that says more to a signed-in customer: in the visitor's name, and not from the cache. */
	inOwnName?: boolean
}

/**
 * Calls an endpoint of the website API: path parameters, query and body with our names; the answer likewise.
 * @throws ApiError, with its errors by our names
 */
export type CallEndpoint = <E extends Declared>(
	endpoint: E,
	asked: Asked<E>,
	how?: How,
) => Promise<Answer<E>>

/** Calls declared endpoints through `send`. */
export function callingEndpoints(send: Call): CallEndpoint {
	return async (endpoint, asked, { isKept: _isKept, inOwnName: _whose, ...how } = {}) => {
		const request: ApiRequest = { ...requestOf(endpoint, asked), ...how }
		try {
			return answerOf(endpoint, await send(endpoint.answer ?? z.unknown(), request))
		} catch (error) {
			throw error instanceof ApiError ? error.withErrors(errorsOf(endpoint, error.errors)) : error
		}
	}
}

/** Opens the file that an endpoint answers with. */
export type OpenEndpoint = <E extends Declared>(
	endpoint: E,
	asked: Asked<E>,
) => ReturnType<OpenFile>

/** Opens files of declared endpoints through `open`. */
export function openingEndpoints(open: OpenFile): OpenEndpoint {
	return (endpoint, asked) => {
		const { path, query } = requestOf(endpoint, asked)
		return open(path, query)
	}
}
