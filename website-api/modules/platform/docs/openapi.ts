import {
	createDocument,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
	type ZodOpenApiResponseObject,
	type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { z } from 'zod'
import { type Endpoint, failuresOf, isDeclared, successesOf } from '#contract/endpoint.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'
import { CONTRACT } from '#contract/schemas.ts'
import { MESSAGE_CODES } from '#website-api/i18n/messages.ts'

type Documented = { title: string; basePath: '/v1' | '/operator/v1'; endpoints: Endpoint[] }

/** Endpoints for the storefront. */
export const WEBSITE_API: Documented = {
	title: 'Etalase website API',
	basePath: '/v1',
	endpoints: ENDPOINTS,
}

/** Endpoints for staff. */
export const OPERATOR_API: Documented = {
	title: 'Etalase operator API',
	basePath: '/operator/v1',
	endpoints: OPERATOR_ENDPOINTS,
}

/** Names the schemas and declared endpoints of the contract by what its files call them. */
const operationNames = new Map<unknown, string>()
for (const [name, value] of CONTRACT.flatMap((file) => Object.entries(file))) {
	if (isDeclared(value)) operationNames.set(value, name)
	else if (value instanceof z.ZodType && value.meta()?.id === undefined) {
		z.globalRegistry.add(value, { ...value.meta(), id: name.replace(/Wire$/, '') })
	}
}

/** The OpenAPI 3.1 document of all endpoints below a base path, generated from the contract. */
export function openApiDocument({ title, basePath, endpoints }: Documented) {
	const paths: ZodOpenApiPathsObject = {}
	for (const endpoint of endpoints) {
		const method = methods[endpoint.method]
		paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint) }
	}
	return createDocument(
		{
			openapi: '3.1.0',
			info: {
				title,
				version: '1',
				description:
					'Success is { "data": … }; failure a real HTTP status with { "message", "code", "errors" } in the ' +
					'language of Accept-Language (id or en). Money is whole rupiah, time is ISO 8601 in UTC. ' +
					'Failures that any operation of its kind may have are its default response.',
			},
			servers: [{ url: basePath }],
			paths,
			components: {
				securitySchemes: {
					apiAccess: { type: 'apiKey', in: 'header', name: 'api-access' },
					bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
					operatorKey: { type: 'http', scheme: 'bearer' },
				},
			},
		},
		{ override: ({ jsonSchema }) => simplify(jsonSchema) },
	)
}

/** Drops what says nothing to a reader: bounds of all integers, patterns of a named format, and closed answers. */
function simplify(schema: z.core.JSONSchema.BaseSchema) {
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
	if (schema.format !== undefined) delete schema.pattern
	if (schema.additionalProperties === false) delete schema.additionalProperties
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

const securityOf: Record<Endpoint['access'], Record<string, string[]>[]> = {
	public: [],
	company: [{ apiAccess: [] }],
	customer: [{ apiAccess: [], bearer: [] }],
	either: [{ apiAccess: [] }, { apiAccess: [], bearer: [] }],
	operator: [{ operatorKey: [] }],
}

const acceptLanguage = z
	.string()
	.optional()
	.meta({
		description: 'Language of messages and texts: id or en; en where it names neither',
		param: { id: 'Accept-Language' },
	})
const referer = z.string().meta({ description: 'A page of the shop: its host names the company' })
const idempotencyKey = z
	.string()
	.regex(/^[A-Za-z0-9_-]{16,128}$/)
	.meta({
		description: 'Made at random by whoever shows the form; a repeat has no second effect',
		param: { id: 'Idempotency-Key' },
	})

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
	return {
		tags: [endpoint.path.split('/')[1] ?? ''],
		summary: endpoint.summary,
		operationId: operationNames.get(endpoint) ?? operationName(endpoint),
		security: securityOf[endpoint.access],
		requestParams: {
			...(names.length > 0 && {
				path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
			}),
			...(endpoint.query && { query: endpoint.query }),
			header: z.object({
				'Accept-Language': acceptLanguage,
				...(endpoint.path === '/api-access' && { Referer: referer }),
				...(endpoint.idempotent && { 'Idempotency-Key': idempotencyKey }),
			}),
		},
		...bodyOf(endpoint),
		responses: { ...successResponses(endpoint), ...failureResponses(endpoint) },
	}
}

function operationName({ method, path }: Endpoint): string {
	return `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`
}

function bodyOf({ body, form, bytes }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
	if (body)
		return { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
	if (bytes) return { requestBody: { required: true, content: { [bytes]: {} } } }
	if (!form) return {}
	const file = z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or PDF' })
	const schema = form.fields.extend(Object.fromEntries(form.files.map((name) => [name, file])))
	return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function successResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
	const { answer, answerType = 'application/json' } = endpoint
	const content = answer ? { 'application/json': { schema: answer } } : { [answerType]: {} }
	return Object.fromEntries(
		successesOf(endpoint).map((status) => [
			String(status),
			{ description: descriptionOf(status, endpoint), content },
		]),
	)
}

function descriptionOf(status: number, { creates }: Endpoint) {
	if (status === 201) return 'Made'
	return creates ? 'A repeat: what the first call answered' : 'Done'
}

/** Failures that say nothing of an operation: they are its default response, unless it declares them itself. */
const ofEveryOperation = ['400', '408', '413', '415', '500', '503']

function failureResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
	const declared = Object.keys(endpoint.failures ?? {})
	const own = Object.entries(failuresOf(endpoint))
		.filter(([status]) => declared.includes(status) || !ofEveryOperation.includes(status))
		.map(([status, description]) => [status, failureResponse(status, description)])
	return { ...Object.fromEntries(own), default: anyFailure }
}

const seconds = z.string().regex(/^\d+$/).meta({ description: 'Seconds' })

/** With every code that the API has. */
const Failure = FailureWire.extend({ code: z.enum(MESSAGE_CODES) }).meta({ id: 'FailureWithCode' })

const anyFailure: ZodOpenApiResponseObject = {
	id: 'Failure',
	description:
		'400 BODY_MALFORMED or IDEMPOTENCY_KEY_REQUIRED, 408 BODY_TOO_SLOW, 413 BODY_TOO_LARGE, 415 ' +
		'MEDIA_TYPE_UNSUPPORTED, 500 INTERNAL: a fault of the server, which is in its log, or 503 UNAVAILABLE: overload or ' +
		'a short outage; see Retry-After',
	headers: z.object({ 'Retry-After': seconds.optional() }),
	content: { 'application/json': { schema: Failure } },
}

const madeResponses = new Map<string, ZodOpenApiResponseObject>()

/** One response for each status and meaning: it stands once in the document, and operations refer to it. */
function failureResponse(status: string, description: string): ZodOpenApiResponseObject {
	const key = `${status} ${description}`
	const made = madeResponses.get(key) ?? {
		id: responseName(status, description),
		description,
		...(['429', '503'].includes(status) && { headers: z.object({ 'Retry-After': seconds }) }),
		content: { 'application/json': { schema: Failure } },
	}
	madeResponses.set(key, made)
	return made
}

/** Status and first code, e.g. 409_BANK_SAVED; with a number if another response has that name. */
function responseName(status: string, description: string): string {
	const codes = description.match(/[A-Z]+_[A-Z_]+|INTERNAL|INVALID|UNAVAILABLE/g) ?? []
	const name = [status, ...codes.slice(0, 1)].join('_')
	const names = [...madeResponses.values()].map(({ id }) => id)
	const same = names.filter((other) => other === name || other?.startsWith(`${name}-`)).length
	return same === 0 ? name : `${name}-${same + 1}`
}
