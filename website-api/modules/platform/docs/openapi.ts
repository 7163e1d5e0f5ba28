import {
	createDocument,
	type ZodOpenApiOperationObject,
	type ZodOpenApiPathsObject,
	type ZodOpenApiResponseObject,
	type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { z } from 'zod'
import {
	type Endpoint,
	failuresOf,
	isDeclared,
	staffRuleOf,
	successesOf,
} from '#contract/endpoint.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'
import { CONTRACT } from '#contract/schemas.ts'
import { manyLines, oneLine } from '#contract/text.ts'
import { MESSAGE_CODES } from '#website-api/i18n/messages.ts'
import { exampleOf } from './examples.ts'

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
		'COMPANY_REQUIRED: name it in X-Company, or INVALID: errors names the fields, ',
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
export function openApiDocument(documented: Documented) {
	const { title, basePath, endpoints, access } = documented
	const paths: ZodOpenApiPathsObject = {}
	const parts = sharedParts(documented)
	for (const endpoint of endpoints) {
		const method = methods[endpoint.method]
		const operation = operationOf(endpoint, parts)
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

/** What several operations of a document have in common, and refer to. */
type SharedParts = {
	anyFailure: ZodOpenApiResponseObject
	/** Schemas that are the answer of several operations. */
	sharedAnswers: Set<z.ZodType>
	/** Path parameters by name and form. */
	parameters: Map<string, z.ZodType>
}

function sharedParts({ endpoints, anyFailure }: Documented): SharedParts {
	const answers = endpoints.flatMap((endpoint) => dataOf(endpoint) ?? [])
	const sharedAnswers = answers.filter((answer, at) => answers.indexOf(answer) !== at)
	return {
		anyFailure: anyFailureResponse(anyFailure),
		sharedAnswers: new Set(sharedAnswers),
		parameters: new Map(),
	}
}

/** The schema of `data` in an answer. */
function dataOf({ answer }: Endpoint): z.ZodType | undefined {
	const data: unknown = answer instanceof z.ZodObject ? answer.shape.data : undefined
	return data instanceof z.ZodType ? data : undefined
}

function operationOf(endpoint: Endpoint, parts: SharedParts): ZodOpenApiOperationObject {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
	return {
		tags: [endpoint.path.split('/')[1] ?? ''],
		summary: endpoint.summary,
		operationId: operationNames.get(endpoint) ?? operationName(endpoint),
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
			default: parts.anyFailure,
		},
	}
}

/** A path parameter with its form; each stands once in the document. */
function parameterOf(endpoint: Endpoint, name: string, { parameters }: SharedParts): z.ZodType {
	const form = (isDeclared(endpoint) && endpoint.declared.params?.[name]) || z.string()
	const key = `${name} ${JSON.stringify(z.toJSONSchema(form, { io: 'input' }))}`
	const made = parameters.get(key)
	if (made) return made
	const same = [...parameters.keys()].filter((other) => other.startsWith(`${name} `)).length
	const id = same === 0 ? name : `${name}-${same + 1}`
	const parameter = form.clone().meta({ param: { id } })
	parameters.set(key, parameter)
	return parameter
}

function operationName({ method, path }: Endpoint): string {
	return `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`
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

function successResponses(
	endpoint: Endpoint,
	{ sharedAnswers }: SharedParts,
): ZodOpenApiResponsesObject {
	const { answer, answerType = 'application/json' } = endpoint
	const content = answer ? { 'application/json': { schema: answer } } : { [answerType]: {} }
	const data = dataOf(endpoint)
	const name = data && sharedAnswers.has(data) ? data.meta()?.id : undefined
	return Object.fromEntries(
		successesOf(endpoint).map((status) => {
			const description = descriptionOf(status, endpoint)
			return [
				String(status),
				name
					? sharedAnswer(`${status}_${name}`, { description, content })
					: { description, content },
			]
		}),
	)
}

const sharedAnswersMade = new Map<string, ZodOpenApiResponseObject>()

function sharedAnswer(id: string, response: ZodOpenApiResponseObject): ZodOpenApiResponseObject {
	const key = `${id} ${response.description}`
	const made = sharedAnswersMade.get(key)
	if (made) return made
	const same = [...sharedAnswersMade.keys()].filter((other) => other.startsWith(`${id} `)).length
	const named = { ...response, id: same === 0 ? id : `${id}-${same + 1}` }
	sharedAnswersMade.set(key, named)
	return named
}

function descriptionOf(status: number, { creates }: Endpoint) {
	if (status === 201) return 'Made'
	return creates ? 'A repeat: what the first call answered' : 'Done'
}

/** Failures that say nothing of an operation: they are its default response, unless it declares them itself. */
const ofEveryOperation = ['400', '408', '413', '415', '500', '503']
const ofStaff = ['401', '403', '404']

function failureResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
	const declared = Object.keys(
		(isDeclared(endpoint) ? endpoint.declared.failures : endpoint.failures) ?? {},
	)
	const common = staffRuleOf(endpoint)
		? [...ofEveryOperation, ...ofStaff, ...(endpoint.idempotent ? [] : ['422'])]
		: ofEveryOperation
	const own = Object.entries(failuresOf(endpoint))
		.filter(([status]) => declared.includes(status) || !common.includes(status))
		.map(([status, description]) => [status, failureResponse(status, description)])
	return Object.fromEntries(own)
}

const seconds = z.string().regex(/^\d+$/).meta({ description: 'Seconds' })

/** With every code that the API has. */
const Failure = FailureWire.extend({ code: z.enum(MESSAGE_CODES) }).meta({ id: 'FailureWithCode' })

const anyFailureResponse = (first: string): ZodOpenApiResponseObject => ({
	id: 'Failure',
	description:
		`${first}400 BODY_MALFORMED or` +
		' IDEMPOTENCY_KEY_REQUIRED, 408 BODY_TOO_SLOW, 413 BODY_TOO_LARGE, 415 ' +
		'MEDIA_TYPE_UNSUPPORTED, 500 INTERNAL: a fault of the server, which is in its log, or 503 UNAVAILABLE: overload or ' +
		'a short outage; see Retry-After',
	headers: z.object({ 'Retry-After': seconds.optional() }),
	content: { 'application/json': { schema: Failure } },
})

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
