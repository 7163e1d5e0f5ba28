import { z } from 'zod'
import type { Declared, Endpoint } from './endpoint.ts'
import type { Sent, Value } from './message.ts'
import { decode, encode } from './message-codec.ts'
import { nameOf } from './message-names.ts'

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? Name | NamesIn<Rest>
	: never
type Has<Name extends string, T> = { [N in Name]: T }
type QueryOf<S> = S extends z.ZodObject ? Partial<Value<S>> : never

/** The path parameters of an endpoint. */
export type Params<E extends Declared> = { [Name in NamesIn<E['declared']['path']>]: string }

/** What the caller of an endpoint passes: path parameters by name, `query`, `body`, a form or bytes, the key of a form. */
export type Asked<E extends Declared> = {
	[Name in NamesIn<E['declared']['path']>]: string | number
} & (E['declared'] extends Has<'query', infer Query> ? { query?: QueryOf<Query> } : unknown) &
	(E['declared'] extends Has<'body', infer Body> ? { body: Sent<Body> } : unknown) &
	(E['declared'] extends Has<'form', unknown> ? { form: FormData } : unknown) &
	(E['declared'] extends Has<'bytes', string>
		? { bytes: { type: string; content: Uint8Array<ArrayBuffer> } }
		: unknown) &
	(E['declared'] extends Has<'idempotent', true> ? { idempotencyKey: string } : unknown)

/** What the caller of an endpoint gets. */
export type Answer<E extends Declared> =
	E['declared'] extends Has<'answer', infer Schema> ? Value<Schema> : undefined

/** What the website API answers with. */
export type Answering<E extends Declared> =
	E['declared'] extends Has<'answer', infer Schema> ? Sent<Schema> : never

/** The error codes that an endpoint declares. */
export type CodeOf<E extends Declared> =
	E['declared'] extends Has<'failures', infer Codes>
		? Extract<Codes[keyof Codes], string> | Extract<Codes[keyof Codes], readonly string[]>[number]
		: never

/** The path of an endpoint with its parameters filled in. */
export function pathOf({ path }: Endpoint, params: Record<string, unknown>): `/${string}` {
	const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
		encodeURIComponent(String(params[name])),
	)
	return `/${filled.slice(1)}`
}

/** The answer of an endpoint in its envelope, as it comes over the wire, with our names. */
export function answerOf<E extends Declared>({ declared }: E, body: unknown): Answer<E>
export function answerOf({ declared }: Declared, body: unknown): unknown {
	if (!declared.answer || typeof body !== 'object' || body === null || !('data' in body)) {
		return undefined
	}
	return decode<z.ZodType>(declared.answer, body.data)
}

/** The parts of a request in their form on the wire. */
export function requestOf<E extends Declared>(endpoint: E, asked: Asked<E>): WireRequest
export function requestOf(endpoint: Declared, asked: Loose): WireRequest {
	const { method, query, body } = endpoint.declared
	const request: WireRequest = { method, path: pathOf(endpoint, asked) }
	if (query && asked.query) request.query = QueryValues.parse(encode<z.ZodType>(query, asked.query))
	if (body) request.body = encode<z.ZodType>(body, asked.body)
	if (asked.form) request.form = asked.form
	if (asked.bytes) request.bytes = asked.bytes
	if (asked.idempotencyKey !== undefined) request.idempotencyKey = asked.idempotencyKey
	return request
}

/** The multipart body of an endpoint: its fields by our names, and the files of its file field. */
export function multipartOf<Fields extends z.ZodObject>(
	{ declared }: { declared: { form: { fields: Fields; files: readonly string[] } } },
	fields: Sent<Fields>,
	files: readonly File[],
): FormData {
	const { form } = declared
	const body = new FormData()
	for (const [name, value] of Object.entries(encode<z.ZodType>(form.fields, fields) ?? {})) {
		if (value === undefined) continue
		body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
	}
	const [field] = form.files
	if (field !== undefined) for (const file of files) body.append(field, file)
	return body
}

/** Errors by our names for those by the wire's; those of fields that the body lacks keep their name. */
export function errorsOf(
	{ declared }: Declared,
	errors: Record<string, string[]>,
): Record<string, string[]> {
	const schema = declared.body ?? declared.form?.fields ?? declared.query
	if (!schema) return errors
	const ours = (path: string) =>
		declared.form?.files.includes(path)
			? (declared.form.filesName ?? path.toLowerCase())
			: (nameOf(schema, path) ?? path)
	return Object.fromEntries(
		Object.entries(errors).map(([path, messages]) => [ours(path), messages]),
	)
}

const QueryValues = z.record(
	z.string(),
	z.union([z.string(), z.number(), z.boolean(), z.undefined()]),
)

type Loose = Record<string, unknown> & {
	query?: Record<string, unknown>
	body?: unknown
	form?: FormData
	bytes?: WireRequest['bytes']
	idempotencyKey?: string
}

/** A request as a client sends it; the path is below the API's base path. */
export type WireRequest = {
	method: Endpoint['method']
	path: `/${string}`
	query?: Record<string, string | number | boolean | undefined>
	body?: unknown
	form?: FormData
	bytes?: { type: string; content: Uint8Array<ArrayBuffer> }
	idempotencyKey?: string
}
