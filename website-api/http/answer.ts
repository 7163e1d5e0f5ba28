import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Declaration, Declared } from '#contract/endpoint.ts'
import type { Answering, CodeOf, Params } from '#contract/endpoint-call.ts'
import type { Value } from '#contract/message.ts'
import { decode, encode } from '#contract/message-codec.ts'
import { isMessageCode, type MessageCode } from '#website-api/i18n/messages.ts'
import { requireIdempotencyKey } from '#website-api/modules/platform/forms/form-key.command.ts'
import type { OperatorApiEnv } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { type CustomerEnv, requireCustomer } from './customer-guard.ts'
import type { AppEnv } from './env.ts'
import { readJson, readQuery } from './input.ts'
import { bulkJsonLimits, jsonLimits } from './json-shape.ts'
import { Problem } from './problem.ts'

type Has<Name extends string, T> = { [N in Name]: T }

/** What the handler knows of who asks, by the access that its endpoint declares. */
type Variables<D extends Declaration> =
	D extends Has<'needs', unknown>
		? OperatorApiEnv['Variables']
		: D extends Has<'access', 'customer'>
			? CustomerEnv['Variables']
			: AppEnv['Variables']

type Env<D extends Declaration> = { Variables: Variables<D> }

/** What a handler gets: the checked parts of the request with our names, and the context of the request. */
export type Request<E extends Declared> = Variables<E['declared']> & {
	params: Params<E>
	query: E['declared'] extends Has<'query', infer Query> ? Value<Query> : undefined
	body: E['declared'] extends Has<'body', infer Body> ? Value<Body> : undefined
	/** Key of the form that was sent. */
	formKey: E['declared'] extends Has<'idempotent', true> ? string : undefined
	/** For headers, files and bytes. */
	c: Context<Env<E['declared']>>
}

/**
 * What a handler returns: the answer with our names; of an endpoint that takes the key of a form and creates, with
 * whether the form was sent before; of a file, the response that `c.body` made.
 */
type Returned<E extends Declared> =
	E['declared'] extends Has<'answer', unknown>
		? E['declared'] extends Has<'creates', true> & Has<'idempotent', true>
			? { answer: Answering<E>; isRepeat: boolean }
			: Answering<E>
		: Response

/** An endpoint with what answers it. */
export type Answered = {
	endpoint: Declared
	guards: MiddlewareHandler[]
	handle: (c: Context<AppEnv>) => Promise<Response>
}

/** Every code that an endpoint declares must have its texts in both languages. */
type WithTexts<E extends Declared> = CodeOf<E> extends MessageCode ? E : never

/**
 * Answers an endpoint: checks path, form key, query and body by its declaration, and sends what the handler returns with
 * the names of the wire. 404 with the declared code for a path parameter of another form; 400 IDEMPOTENCY_KEY_REQUIRED;
 * 422 with errors per field.
 */
export function answer<E extends Declared>(
	endpoint: E & WithTexts<E>,
	handler: (request: Request<E>) => Promise<Returned<E>> | Returned<E>,
	...guards: MiddlewareHandler[]
): Answered
export function answer(
	endpoint: Declared,
	handler: (request: never) => unknown,
	...guards: MiddlewareHandler[]
): Answered {
	const { declared } = endpoint
	const handle = async (c: Context<AppEnv>): Promise<Response> => {
		const params = paramsOf(c, declared)
		const formKey = declared.idempotent && requireIdempotencyKey(c.req.header('idempotency-key'))
		const query = declared.query && decode(declared.query, readQuery(c, declared.query))
		const body =
			declared.body && decode(declared.body, await readJson(c, declared.body, limitsOf(declared)))
		const request = { ...c.var, params, formKey, query, body, c }
		const returned: unknown = await Reflect.apply(handler, undefined, [request])
		return sent(c, endpoint, returned)
	}
	return { endpoint, guards: [...guardsOf(declared), ...guards], handle }
}

/** The routes of answered endpoints, under their paths. */
export function routesOf(answers: readonly Answered[]): Hono<AppEnv> {
	const routes = new Hono<AppEnv>()
	for (const { endpoint, guards, handle } of answers) {
		const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
		routes.on([endpoint.method], [path], ...guards, handle)
	}
	return routes
}

function sent(c: Context<AppEnv>, { declared }: Declared, returned: unknown): Response {
	if (returned instanceof Response) return returned
	const isRepeatable = declared.creates && declared.idempotent
	const { answer: value, isRepeat } = isRepeatable
		? madeOf(returned)
		: { answer: returned, isRepeat: false }
	const data = declared.answer ? encode<z.ZodType>(declared.answer, value) : value
	return c.json({ data }, declared.creates && !isRepeat ? 201 : 200)
}

function madeOf(returned: unknown): { answer: unknown; isRepeat: boolean } {
	if (typeof returned === 'object' && returned !== null && 'answer' in returned) {
		return {
			answer: returned.answer,
			isRepeat: 'isRepeat' in returned && returned.isRepeat === true,
		}
	}
	throw new TypeError('The handler of a form says whether it was sent before.')
}

const limitsOf = ({ isBulk }: Declaration) => (isBulk ? bulkJsonLimits : jsonLimits)

function paramsOf(
	c: Context<AppEnv>,
	{ params = {}, failures }: Declaration,
): Record<string, string> {
	const values: Record<string, string> = c.req.param()
	for (const [name, check] of Object.entries(params)) {
		if (check.safeParse(values[name]).success) continue
		const [code] = [failures?.[404] ?? []].flat().filter(isMessageCode)
		throw new Problem(404, code ?? 'NOT_FOUND')
	}
	return values
}

function guardsOf(declared: Declaration): MiddlewareHandler[] {
	return 'access' in declared && declared.access === 'customer' ? [requireCustomer] : []
}
