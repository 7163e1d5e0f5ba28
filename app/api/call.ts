import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

export type ApiRequest = {
	method?: Endpoint['method']
	/** Path below /v1; path parameters are already encoded. */
	path: `/${string}`
	query?: Record<string, string | number | boolean | undefined>
	body?: unknown
	/** Multipart, instead of `body`. */
	form?: FormData
	/** For every POST that creates money, stock or an order. */
	idempotencyKey?: string
	/** The page renders without this answer: the call gets a short budget of its own. */
	optional?: boolean
	/** Waits so long, whatever the page's own budget; what others don't answer does not stop it, nor the other way round. */
	patienceMs?: number
	/** 'missing' is an expected answer: a page with this call still counts as complete. */
	mayBeAbsent?: boolean
}

/**
 * One call of the website API: the answer decoded by `schema`.
 * @throws ApiError
 */
export type Call = <T>(schema: z.ZodType<T>, request: ApiRequest) => Promise<T>

/** Sends a request to the website API: over the network, or directly to the app in tests. */
export type Transport = (request: Request) => Promise<Response>
