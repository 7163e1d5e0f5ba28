import type { Logger } from 'pino'
import { inCallSpan, traceHeaders } from '#process/tracing.ts'

type Fetch = (request: Request) => Promise<Response>

/** Calls the website API; a call without an answer is logged, with "…" for ids. */
export function watchedFetch({ fetch, log }: { fetch: Fetch; log: Logger }): Fetch {
	return (request) => {
		const { method, headers } = request
		const path = new URL(request.url).pathname.replace(/(?<=\/)(?!v1\b)[^/]*\d[^/]*/g, '…')
		const began = performance.now()
		return inCallSpan(`${method} ${path}`, async () => {
			for (const [name, value] of Object.entries(traceHeaders(undefined))) headers.set(name, value)
			try {
				return await fetch(request)
			} catch (error) {
				// The browser has gone.
				if (isLate(error) || !request.signal.aborted) {
					const ms = Math.round(performance.now() - began)
					const correlationId = headers.get('x-correlation-id') ?? undefined
					const code = isLate(error) ? 'TIMEOUT' : 'NETWORK'
					log.warn({ method, route: path, code, ms, correlationId }, 'call without an answer')
				}
				throw error
			}
		})
	}
}

function isLate(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'TimeoutError'
}
