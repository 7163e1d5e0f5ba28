import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { codesIn, failuresOf, successesOf } from '#contract/endpoint-failures.ts'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'
import { fieldIssues } from '#process/contract-mismatch.ts'
import type { Api } from '#website-api/app.ts'
import { noteMismatch } from './contract-mismatches.ts'

const documented = [
	...ENDPOINTS.map((endpoint) => described(endpoint, '/v1')),
	...OPERATOR_ENDPOINTS.map((endpoint) => described(endpoint, '/operator/v1')),
]

/** Operations called in this test file, such as `GET /v1/faq`, with the returned statuses. */
const calledOperations = new Map<string, Set<number>>()

/**
 * Makes the API throw if a response does not match the OpenAPI document: its status, its content type and every field
 * of its body.
 */
export function requireDocumented(api: Api): Api {
	const answer = api.fetch
	api.fetch = async (request, ...rest) => {
		const { method, url } = request
		const response = await answer(request, ...rest)
		const violation = await violationOf(method, new URL(url).pathname, response)
		if (violation === undefined) return response
		const message = `${method} ${url}: ${violation}`
		noteMismatch(message)
		throw new Error(message)
	}
	return api
}

async function violationOf(
	method: string,
	pathname: string,
	response: Response,
): Promise<string | undefined> {
	const requested = method === 'HEAD' ? 'GET' : method
	const found = documented.find(
		({ endpoint, pattern }) => endpoint.method === requested && pattern.test(pathname),
	)
	// An unknown address or method: 404 or 405.
	if (!found) return undefined
	const { endpoint, name } = found
	const { status } = response
	calledOperations.set(name, (calledOperations.get(name) ?? new Set()).add(status))
	const isSuccess = successesOf(endpoint).includes(status)
	if (!isSuccess && !(status in failuresOf(endpoint)))
		return `the status ${status} is not documented`
	if (method === 'HEAD' || status === 304 || response.bodyUsed) return undefined
	return isSuccess ? answerViolation(endpoint, response) : failureViolation(endpoint, response)
}

async function answerViolation({ answer, answerType }: Endpoint, response: Response) {
	const type = response.headers.get('content-type') ?? ''
	if (!answer) {
		const expected = answerType ?? 'application/json'
		const [start = ''] = expected.split('*')
		return type.startsWith(start) ? undefined : `the type ${type} is not ${expected}`
	}
	const body: unknown = await response.clone().json()
	const parsed = answer.safeParse(body)
	if (!parsed.success) return notDocumented('body', parsed.error)
	return isDeepStrictEqual(parsed.data, body)
		? undefined
		: `the body has what is not documented: ${JSON.stringify(body)}`
}

async function failureViolation(endpoint: Endpoint, response: Response) {
	const body: unknown = await response.clone().json()
	const parsed = FailureWire.strict().safeParse(body)
	if (!parsed.success) return notDocumented('failure', parsed.error)
	const { code } = parsed.data
	const meaning = failuresOf(endpoint)[response.status] ?? ''
	if (code === undefined || codesIn(meaning).includes(code)) return undefined
	return `${response.status} ${code} is not documented, only ${meaning}`
}

function notDocumented(what: string, error: z.ZodError): string {
	return `the ${what} is not as documented: ${fieldIssues(error).join('; ')}`
}

function described(endpoint: Endpoint, basePath: string) {
	const path = `${basePath}${endpoint.path}`
	return { endpoint, name: `${endpoint.method} ${path}`, pattern: patternOf(path) }
}

/** An address with a slash at its end is another one, which no endpoint has. */
function patternOf(path: string): RegExp {
	const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
	return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}$`)
}
