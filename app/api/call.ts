import type { z } from 'zod'

export type ApiRequest = {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Below /v1, with path parameters already encoded. */
	path: `/${string}`
	query?: Record<string, string | number | boolean | undefined>
	body?: unknown
	/** Multipart, instead of `body`. */
	form?: FormData
	/** For every POST that creates money, stock or an order. */
	idempotencyKey?: string
	/** A page can do without this answer: it gets a short budget of its own. */
	optional?: boolean
	/** That there is none is an answer like any other: a page with this call is whole without it. */
	mayBeAbsent?: boolean
}

/**
 * One call of the website API: the answer decoded by `schema`.
 * @throws ApiError
 */
export type Call = <T>(schema: z.ZodType<T>, request: ApiRequest) => Promise<T>

/** How a request reaches the website API: over the network, or straight into it in tests. */
export type Transport = (request: Request) => Promise<Response>
