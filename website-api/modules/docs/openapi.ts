import {
	createDocument,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { z } from 'zod'
import { ENDPOINTS, type Endpoint } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'

/** The OpenAPI 3.1 document of everything under /v1, made from the contract. */
export function openApiDocument() {
	const paths: ZodOpenApiPathsObject = {}
	for (const endpoint of ENDPOINTS) {
		const method = methods[endpoint.method]
		paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint) }
	}
	return createDocument({
		openapi: '3.1.0',
		info: {
			title: 'Etalase website API',
			version: '1',
			description:
				'Success is { "data": … }; failure a real HTTP status with { "message", "code", "errors" } in the ' +
				'language of Accept-Language (id or en). Money is whole rupiah, time is ISO 8601 in UTC.',
		},
		servers: [{ url: '/v1' }],
		paths,
		components: {
			securitySchemes: {
				apiAccess: { type: 'apiKey', in: 'header', name: 'api-access' },
				bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
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
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
	const isPublic = endpoint.access === 'public'
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
			...(endpoint.idempotent && {
				header: z.object({ 'Idempotency-Key': z.string().min(16).max(128) }),
			}),
		},
		...bodyOf(endpoint),
		responses: {
			'200': {
				description: 'Done',
				content: endpoint.answer
					? { 'application/json': { schema: endpoint.answer } }
					: { [endpoint.answerType ?? 'application/json']: {} },
			},
			...failuresOf(endpoint, isPublic),
		},
	}
}

function bodyOf({ body, form }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
	if (body)
		return { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
	if (!form) return {}
	const file = z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or PDF' })
	const schema = form.fields.extend(Object.fromEntries(form.files.map((name) => [name, file])))
	return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const keyFailure: Record<Endpoint['access'], string> = {
	public: '',
	company: 'API_ACCESS_INVALID',
	customer: 'API_ACCESS_INVALID or SESSION_INVALID',
	either: 'API_ACCESS_INVALID or SESSION_INVALID',
}

function failuresOf(endpoint: Endpoint, isPublic: boolean) {
	const meanings: Record<string, string> = { ...endpoint.failures }
	if (!isPublic) meanings['401'] = keyFailure[endpoint.access]
	if (endpoint.body || endpoint.query || endpoint.form) {
		meanings['422'] ??= 'Fields are not valid; errors names them'
	}
	return Object.fromEntries(
		Object.entries(meanings).map(([status, description]) => [
			status,
			{ description, content: { 'application/json': { schema: FailureWire } } },
		]),
	)
}
