import { z } from 'zod'

const text = z.string()
const count = z.number()

/**
 * A line of the log of any of our processes. No other field is written: none holds what a visitor has typed, a query
 * string, or an IP address.
 */
export const LogLine = z.strictObject({
	level: z.enum(['debug', 'info', 'warn', 'error']),
	time: z.iso.datetime(),
	process: z.enum(['storefront', 'admin', 'website-api', 'command-line']),
	instance: text,
	version: text,
	msg: text,
	/** Of a request. `route` is a pattern such as /products/:slug; `path` is what a route that is none has been asked for. */
	method: text.optional(),
	route: text.optional(),
	path: text.optional(),
	status: count.optional(),
	ms: count.optional(),
	host: text.optional(),
	companyId: count.optional(),
	correlationId: text.optional(),
	traceId: text.optional(),
	/** Whether a kept page answered. */
	answered: z.enum(['kept', 'made']).optional(),
	/** Calls that a page waited for in vain, e.g. `GET /cart`. */
	unanswered: z.array(text).optional(),
	/** Of a failure: its type and place, the SQLSTATE, the code of the driver or the system, the reason of a refusal. */
	kind: text.optional(),
	at: z.array(text).optional(),
	code: text.optional(),
	sqlState: text.optional(),
	constraint: text.optional(),
	reason: text.optional(),
	cause: text.optional(),
	/** Of a process. */
	port: count.optional(),
	signal: text.optional(),
	migrations: z.array(z.union([text, count])).optional(),
	/** Of what runs beside the requests. */
	timer: text.optional(),
	id: count.optional(),
	topic: text.optional(),
	tries: count.optional(),
	isDead: z.boolean().optional(),
	count: count.optional(),
	findings: z.array(z.unknown()).optional(),
	oracle: text.optional(),
	/** Of what is called. */
	provider: text.optional(),
	server: text.optional(),
	outcome: text.optional(),
	breaker: text.optional(),
	statement: text.optional(),
	endpoint: text.optional(),
	issues: z.array(text).optional(),
	operatorEvent: z.union([text, count]).optional(),
})
