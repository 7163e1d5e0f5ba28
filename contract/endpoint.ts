import type { z } from 'zod'

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
	form?: { fields: z.ZodObject; files: string[] }
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
