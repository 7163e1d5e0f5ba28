import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { z } from 'zod'
import { type Endpoint, staffRuleOf } from '#contract/endpoint.ts'
import { failuresOf, successesOf } from '#contract/endpoint-failures.ts'
import { FailureWire } from '#contract/envelope.ts'
import { MESSAGE_CODES } from '#website-api/i18n/messages.ts'
import { dataOf, type SharedParts } from './shared-parts.ts'

export function successResponses(
	endpoint: Endpoint,
	{ sharedAnswers }: SharedParts,
): ZodOpenApiResponsesObject {
	const { answer, answerType = 'application/json' } = endpoint
	const content = answer ? { 'application/json': { schema: answer } } : { [answerType]: {} }
	const data = dataOf(endpoint)
	const name = data && sharedAnswers.get(data)
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
const ofStaff = ['401', '403', '404', '409']

export function failureResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
	const declared = Object.keys(endpoint.failures ?? {})
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

export const anyFailureResponse = (first: string): ZodOpenApiResponseObject => ({
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
