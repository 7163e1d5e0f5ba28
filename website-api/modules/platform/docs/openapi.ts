import {
	createDocument,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
	type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { z } from 'zod'
import { type Endpoint, failuresOf, successesOf } from '#contract/endpoint.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'

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

/** The OpenAPI 3.1 document of all endpoints below a base path, generated from the contract. */
export function openApiDocument({ title, basePath, endpoints }: Documented) {
	const paths: ZodOpenApiPathsObject = {}
	for (const endpoint of endpoints) {
		const method = methods[endpoint.method]
		paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint) }
	}
	return createDocument({
		openapi: '3.1.0',
		info: {
			title,
			version: '1',
			description:
				'Success is { "data": … }; failure a real HTTP status with { "message", "code", "errors" } in the ' +
				'language of Accept-Language (id or en). Money is whole rupiah, time is ISO 8601 in UTC.',
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
	})
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
	.meta({ description: 'Language of messages and texts: id or en; en where it names neither' })
const referer = z.string().meta({ description: 'A page of the shop: its host names the company' })
const idempotencyKey = z
	.string()
	.regex(/^[A-Za-z0-9_-]{16,128}$/)
	.meta({ description: 'Made at random by whoever shows the form; a repeat has no second effect' })

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
	return {
		tags: [endpoint.path.split('/')[1] ?? ''],
		summary: endpoint.summary,
		operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`,
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

function failureResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
	return Object.fromEntries(
		Object.entries(failuresOf(endpoint)).map(([status, description]) => [
			status,
			{
				description,
				...(['429', '503'].includes(status) && { headers: z.object({ 'Retry-After': seconds }) }),
				content: { 'application/json': { schema: FailureWire } },
			},
		]),
	)
}

const seconds = z.string().regex(/^\d+$/).meta({ description: 'Seconds' })
