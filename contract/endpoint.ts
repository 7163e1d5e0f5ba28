import { z } from 'zod'
import { decode, encode, nameOf, type Sent, type Value } from './message.ts'
import type { Permission } from './operator/permissions.ts'

/** One endpoint of the website API. */
export type Endpoint = {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Path under /v1, for the operator API under /operator/v1; parameters as {name}. */
	path: `/${string}`
	summary: string
	/**
	 * public: no api-access key; company: an api-access key; customer: and a bearer token; either: the bearer token is
	 * optional; operator: an operator's key or a staff session instead.
	 */
	access: 'public' | 'company' | 'customer' | 'either' | 'operator'
	query?: z.ZodObject
	/** JSON body. */
	body?: z.ZodType
	/** Fields of a multipart body, with the names of its files. */
	form?: {
		fields: z.ZodObject
		files: readonly string[]
		/** Our name of the file field; absent: its own in small letters. */
		filesName?: string
	}
	/** Content type of a body that is a file. */
	bytes?: string
	/** JSON response; absent if it is not JSON (see `answerType`). */
	answer?: z.ZodType
	answerType?: string
	/** Responds 201 instead of 200 when it creates; a repeat of an idempotent request responds 200. */
	creates?: true
	/** Accepts Idempotency-Key; a repeat gets the response of the first request. */
	idempotent?: true
	/** Error statuses with their meaning, besides those that `failuresOf` adds to every endpoint of a kind. */
	failures?: Record<number, string>
}

/** Statuses of successful responses. */
export function successesOf({ creates, idempotent }: Endpoint): number[] {
	if (!creates) return [200]
	return idempotent ? [200, 201] : [201]
}

const keyFailure: Record<Endpoint['access'], string | undefined> = {
	public: undefined,
	company: 'API_ACCESS_INVALID',
	customer: 'API_ACCESS_INVALID or SESSION_INVALID',
	either: 'API_ACCESS_INVALID or SESSION_INVALID',
	operator: 'OPERATOR_KEY_INVALID, or SESSION_INVALID of a staff session',
}

/** Error statuses of an endpoint with their meaning: its own, and those common to its kind. */
export function failuresOf(endpoint: Endpoint): Record<number, string> {
	const { access, body, form, bytes, query, idempotent, failures = {} } = endpoint
	const ofKind: [status: number, meaning: string | undefined][] = [
		[400, badRequest(endpoint)],
		[401, keyFailure[access]],
		[408, body || form || bytes ? 'BODY_TOO_SLOW' : undefined],
		[413, body || form || bytes ? 'BODY_TOO_LARGE' : undefined],
		[415, body || form ? 'MEDIA_TYPE_UNSUPPORTED' : undefined],
		[422, body || form || bytes || query ? 'INVALID: errors names the fields' : undefined],
		[429, form ? 'UPLOADS_TOO_MANY; see Retry-After' : undefined],
		[500, 'INTERNAL: a fault of the server, which is in its log'],
		[503, 'UNAVAILABLE: overload or a short outage; see Retry-After'],
	]
	const meanings: Record<number, string> = {}
	for (const [status, meaning] of ofKind) if (meaning !== undefined) meanings[status] = meaning
	if (idempotent) {
		meanings[422] = `${meanings[422] ?? ''}, or KEY_REUSED: the key was used for something else`
	}
	return { ...meanings, ...failures }
}

function badRequest({ body, form, bytes, idempotent }: Endpoint): string | undefined {
	const meanings = [
		...(body || form || bytes ? ['BODY_MALFORMED'] : []),
		...(idempotent ? ['IDEMPOTENCY_KEY_REQUIRED'] : []),
	]
	return meanings.length === 0 ? undefined : meanings.join(' or ')
}

/** Error codes of the API by status, e.g. `{ 404: 'ADDRESS_NOT_FOUND', 409: ['BANK_SAVED', 'TOO_MANY_BANKS'] }`. */
type Failures = { readonly [status: number]: string | readonly string[] }

/** What staff or an operator's key need for an operation. */
export type StaffRule = {
	/** "session": any signed-in staff member, but no key; "nobody": no authentication. */
	needs: Permission | 'session' | 'nobody'
	/** Rejects keys of a single company, because the operation concerns several companies. */
	isForInstallation?: true
	/** A POST that changes nothing and is not logged. */
	isReadOnly?: true
	/** Requires the password or a code again, regardless of the permission's `requiresConfirmation`. */
	requiresConfirmation?: true
}

/** Who may call, and with what: an api-access key, a customer's token, or what staff need. */
type AccessRule = { access: 'public' | 'company' | 'customer' | 'either' } | StaffRule

/** An endpoint as its file in contract/ declares it; `answer` is what stands in `data`. */
export type Declaration = Pick<
	Endpoint,
	'method' | 'path' | 'summary' | 'form' | 'bytes' | 'answerType'
> &
	Pick<Endpoint, 'creates' | 'idempotent'> &
	AccessRule & {
		query?: z.ZodObject
		body?: z.ZodType
		/** Absent: the answer is a file of `answerType`. */
		answer?: z.ZodType
		/** The JSON body may hold many more values than those of others. */
		isBulk?: true
		/** A path parameter that is not of this form names nothing: 404. Absent: any text. */
		params?: Readonly<Record<string, z.ZodType<string>>>
		/** The answer is the same for every visitor of a shop in a language: a storefront may keep it. */
		shared?: true
		failures?: Failures
	}

type WholeAnswer<D extends Declaration> = Declaration extends D
	? z.ZodType | undefined
	: D extends { answer: infer Schema extends z.ZodType }
		? z.ZodObject<{ data: Schema }>
		: undefined

/** A declared endpoint, called by the storefront, the admin and the command line, and answered by the website API. */
export type Declared<D extends Declaration = Declaration> = Omit<Endpoint, 'answer'> & {
	/** The whole answer on the wire. */
	answer: WholeAnswer<D>
	readonly declared: D
}

/** Declares an endpoint. */
export function endpoint<const D extends Declaration>(declared: D): Declared<D>
export function endpoint(declared: Declaration): Declared {
	const { query, body, answer, failures = {} } = declared
	const { params: _params, shared: _shared, isBulk: _isBulk, ...facts } = declared
	return {
		...facts,
		access: 'needs' in declared ? accessOf(declared.needs) : declared.access,
		query,
		body,
		answer: answer && z.object({ data: answer }),
		failures: { ...('needs' in declared ? staffFailures(declared) : {}), ...meaningsOf(failures) },
		declared,
	}
}

/** What staff need for an endpoint; undefined: it is none of theirs. */
export function staffRuleOf(endpoint: Endpoint): StaffRule | undefined {
	if (!isDeclared(endpoint) || !('needs' in endpoint.declared)) return undefined
	const { needs, isForInstallation, isReadOnly, requiresConfirmation } = endpoint.declared
	return {
		needs,
		...(isForInstallation && { isForInstallation }),
		...(isReadOnly && { isReadOnly }),
		...(requiresConfirmation && { requiresConfirmation }),
	}
}

/** The endpoints under /v1 among what a file of the contract exports. */
export function endpointsIn(exported: Record<string, unknown>): Endpoint[] {
	return Object.values(exported)
		.filter(isDeclared)
		.filter(({ declared }) => !('needs' in declared))
}

/** The endpoints under /operator/v1 among what a file of the contract exports. */
export function staffEndpointsIn(exported: Record<string, unknown>): Endpoint[] {
	return Object.values(exported)
		.filter(isDeclared)
		.filter(({ declared }) => 'needs' in declared)
}

/** Whether a value is a declared endpoint. */
export function isDeclared(value: unknown): value is Declared {
	return typeof value === 'object' && value !== null && 'declared' in value
}

const accessOf = (needs: string) => (needs === 'nobody' ? 'public' : 'operator')

function meaningsOf(failures: Failures): Record<number, string> {
	return Object.fromEntries(
		Object.entries(failures).map(([status, codes]) => [status, [codes].flat().join(', ')]),
	)
}

function staffFailures({
	method,
	needs,
}: {
	method: string
	needs: string
}): Record<number, string> {
	if (needs === 'nobody') return {}
	const invalid = method === 'GET' ? '' : '; INVALID or SLUG_MALFORMED: errors names the fields'
	return {
		403: 'OPERATOR_FORBIDDEN: not with this role; CONFIRMATION_REQUIRED: ask again first (POST /confirm)',
		404: 'Nothing of that name in a company of this key or session',
		422: `COMPANY_REQUIRED: name it in X-Company${invalid}`,
	}
}

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
