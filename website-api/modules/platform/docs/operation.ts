import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { rootOf } from './areas.ts'
import { exampleOf } from './examples.ts'
import { failureResponses, successResponses } from './responses.ts'
import { operationIdOf, parameterOf, type SharedParts } from './shared-parts.ts'

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

/** An endpoint as an operation of OpenAPI. */
export function operationOf(
	endpoint: Endpoint,
	parts: SharedParts,
	otherFailure: ZodOpenApiResponseObject,
): ZodOpenApiOperationObject {
	const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
	return {
		tags: [rootOf(endpoint.path)],
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
