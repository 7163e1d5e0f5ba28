import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import { inRequestSpan, nameRequestSpan, traceparentOf } from '#process/tracing.ts'
import type { AppEnv } from './env.ts'
import { routeOf } from './route-of.ts'
import { inWork } from './work-scope.ts'

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Sets the request's correlation id (the caller's, if it is well-formed) and logs one line with the response's
 * status.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
	const given = c.req.header('x-correlation-id') ?? ''
	const correlationId = wellFormed.test(given) ? given : randomUUID()
	c.set('correlationId', correlationId)
	// Before the answer exists: a later header would make a stream of its body, which costs more to send.
	c.header('x-correlation-id', correlationId)
	const began = performance.now()
	await inWork({ correlationId, route: () => routeOf(c) }, () => traced(c, correlationId, next))
	const ms = performance.now() - began
	const { method } = c.req
	const route = routeOf(c)
	const { status } = c.res
	const { log, metrics } = c.var
	metrics?.request({ method, route, status, seconds: ms / 1_000 })
	// Every storefront requests this every second.
	const level = c.req.path === '/v1/page-changes' && status < 400 ? 'debug' : 'info'
	// An allow-list: no query string, no network address, no user input.
	log[level](
		{
			method,
			route,
			status,
			ms: Math.round(ms),
			companyId: c.get('companyId'),
			correlationId,
		},
		'request',
	)
})

function traced(c: Context<AppEnv>, correlationId: string, next: Next): Promise<void> {
	return inRequestSpan(traceparentOf(c.req.header('traceparent')), async () => {
		await next()
		const { method } = c.req
		nameRequestSpan({ method, route: routeOf(c), status: c.res.status }, correlationId)
	})
}
