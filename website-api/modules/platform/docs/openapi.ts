import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { manyLines, oneLine } from '#contract/text.ts'
import { areaOf, type Areas, STAFF_AREAS, WEBSITE_AREAS } from './areas.ts'
import { operationOf } from './operation.ts'
import { anyFailureResponse } from './responses.ts'
import { sharedParts } from './shared-parts.ts'

export type Documented = {
	title: string
	basePath: '/v1' | '/operator/v1'
	endpoints: Endpoint[]
	areas: Areas
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
	areas: WEBSITE_AREAS,
	access: 'company',
	anyFailure: '',
}

/** Endpoints for staff. */
export const OPERATOR_API: Documented = {
	title: 'Etalase operator API',
	basePath: '/operator/v1',
	endpoints: OPERATOR_ENDPOINTS,
	areas: STAFF_AREAS,
	access: 'staff',
	anyFailure:
		'401 OPERATOR_KEY_INVALID, or SESSION_INVALID of a staff session, 403 OPERATOR_FORBIDDEN: not with this role, or ' +
		'CONFIRMATION_REQUIRED: ask again first (POST /confirm), 404 for what no company of this key or session has, 422 ' +
		'COMPANY_REQUIRED: name it in X-Company, or INVALID: errors names the fields, 409 DRY_RUN_IMPOSSIBLE, ',
}

/**
 * The OpenAPI 3.1 document of all operations below a base path. Each of its paths refers to the document of an area, since
 * all of them in one document are more than many programs read at once.
 */
export function openApiIndex(documented: Documented) {
	const { endpoints, areas } = documented
	const paths = endpoints.map((endpoint) => {
		const pointer = endpoint.path.replaceAll('~', '~0').replaceAll('/', '~1')
		const escaped = pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')
		return [endpoint.path, { $ref: `openapi/${areaOf(endpoint, areas)}.json#/paths/${escaped}` }]
	})
	return { ...frameOf(documented), paths: Object.fromEntries(paths) }
}

/** The OpenAPI 3.1 document of an area, whole in itself and generated from the contract. */
export function openApiDocument(documented: Documented, area: string) {
	const { endpoints, areas, access, anyFailure } = documented
	const paths: ZodOpenApiPathsObject = {}
	const parts = sharedParts(endpoints)
	const otherFailure = anyFailureResponse(anyFailure)
	for (const endpoint of endpointsOf(documented, area)) {
		const method = methods[endpoint.method]
		const operation = operationOf(endpoint, parts, otherFailure)
		if (endpoint.access !== access) operation.security = securityOf[endpoint.access]
		paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation }
	}
	const { info, servers, ...frame } = frameOf(documented)
	const title = `${info.title}: ${areas[area]?.title ?? area}`
	return createDocument(
		{ ...frame, info: { ...info, title }, servers, paths },
		{ override: ({ jsonSchema }) => simplify(jsonSchema) },
	)
}

/** The endpoints of an area, in the order of the contract. */
export function endpointsOf({ endpoints, areas }: Documented, area: string): Endpoint[] {
	return endpoints.filter((endpoint) => areaOf(endpoint, areas) === area)
}

function frameOf({ title, basePath, access }: Documented) {
	return {
		openapi: '3.1.0' as const,
		info: { title, version: '1', description },
		servers: [{ url: basePath }],
		security: securityOf[access],
		components: { securitySchemes },
	}
}

const description =
	'Success is { "data": … }; failure a real HTTP status with { "message", "code", "errors" } in the ' +
	'language of Accept-Language (id or en). Money is whole rupiah, time is ISO 8601 in UTC. ' +
	'Failures that any operation of its kind may have are its default response. A text of the format "line" has ' +
	'no line break, one of the format "lines" may; neither has control characters.'

const securitySchemes = {
	apiAccess: { type: 'apiKey', in: 'header', name: 'api-access' },
	bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
	operatorKey: { type: 'http', scheme: 'bearer' },
} as const

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
	staff: [{ operatorKey: [] }],
}
