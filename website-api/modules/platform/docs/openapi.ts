import {
	createDocument,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
	type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { manyLines, oneLine } from '#contract/text.ts'
import { exampleOf } from './examples.ts'
import { anyFailureResponse, failureResponses, successResponses } from './responses.ts'
import { operationIdOf, parameterOf, type SharedParts, sharedParts } from './shared-parts.ts'

type Documented = {
	title: string
	basePath: '/v1' | '/operator/v1'
	endpoints: Endpoint[]
	/** Who calls most of its operations. */
	access: Endpoint['access']
	/** Failures that any operation may have. */
	anyFailure: string
}

/** Endpoints for the storefront. */
export const WEBSITE_API: Documented = {
	title: 'Etalase website API',
	basePath: '/v1',
	endpoints: ENDPOINTS,
	access: 'company',
	anyFailure: '',
}

/** Endpoints for staff. */
export const OPERATOR_API: Documented = {
	title: 'Etalase operator API',
	basePath: '/operator/v1',
	endpoints: OPERATOR_ENDPOINTS,
	access: 'operator',
	anyFailure:
		'401 OPERATOR_KEY_INVALID, or SESSION_INVALID of a staff session, 403 OPERATOR_FORBIDDEN: not with this role, or ' +
		'CONFIRMATION_REQUIRED: ask again first (POST /confirm), 404 for what no company of this key or session has, 422 ' +
		'COMPANY_REQUIRED: name it in X-Company, or INVALID: errors names the fields, 409 DRY_RUN_IMPOSSIBLE, ',
}

/** The OpenAPI 3.1 document of all endpoints below a base path, generated from the contract. */
export function openApiDocument(documented: Documented) {
	const { title, basePath, endpoints, access, anyFailure } = documented
	const paths: ZodOpenApiPathsObject = {}
	const parts = sharedParts(endpoints)
	const otherFailure = anyFailureResponse(anyFailure)
	for (const endpoint of endpoints) {
		const method = methods[endpoint.method]
		const operation = operationOf(endpoint, parts, otherFailure)
		if (endpoint.access !== access) operation.security = securityOf[endpoint.access]
		paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation }
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
					'Failures that any operation of its kind may have are its default response. A text of the format "line" has ' +
					'no line break, one of the format "lines" may; neither has control characters.',
			},
			servers: [{ url: basePath }],
			security: securityOf[access],
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
	for (const part of [schema, ...(schema.allOf ?? [])]) nameText(part)
	if (schema.additionalProperties === false) delete schema.additionalProperties
}

/** Names the pattern of most texts, which is long and stands everywhere. */
function nameText(schema: z.core.JSONSchema.BaseSchema) {
	const format = textFormats.get(schema.pattern ?? '')
	if (format === undefined) return
	delete schema.pattern
	schema.format = format
}

const textFormats = new Map([
	[oneLine.source, 'line'],
	[manyLines.source, 'lines'],
])

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

function operationOf(
	endpoint: Endpoint,
	parts: SharedParts,
	otherFailure: ZodOpenApiResponseObject,
): ZodOpenApiOperationObject {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
	return {
		tags: [endpoint.path.split('/')[1] ?? ''],
		summary: endpoint.summary,
		operationId: operationIdOf(endpoint),
		requestParams: {
			...(names.length > 0 && {
				path: z.object(
					Object.fromEntries(names.map((name) => [name, parameterOf(endpoint, name, parts)])),
				),
			}),
			...(endpoint.query && { query: endpoint.query }),
			header: z.object({
				'Accept-Language': acceptLanguage,
				...(endpoint.path === '/api-access' && { Referer: referer }),
				...(endpoint.idempotent && { 'Idempotency-Key': idempotencyKey }),
			}),
		},
		...bodyOf(endpoint),
		responses: {
			...successResponses(endpoint, parts),
			...failureResponses(endpoint),
			default: otherFailure,
		},
	}
}

function bodyOf({ body, form, bytes }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
	if (body) {
		const json = { schema: body, example: exampleOf(body, 'input') }
		return { requestBody: { required: true, content: { 'application/json': json } } }
	}
	if (bytes) return { requestBody: { required: true, content: { [bytes]: {} } } }
	if (!form) return {}
	const file = z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or PDF' })
	const schema = form.fields.extend(Object.fromEntries(form.files.map((name) => [name, file])))
	return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}
