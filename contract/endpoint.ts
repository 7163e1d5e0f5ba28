import type { z } from 'zod'

/** One call of the website API. */
export type Endpoint = {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Below /v1, or below /operator/v1 of an operator's call; with {name} for what varies. */
	path: `/${string}`
	summary: string
	/**
	 * public: needs no api-access key; customer: needs a bearer too; either: takes one; operator: needs an operator's
	 * key or a staff session and nothing else.
	 */
	access: 'public' | 'company' | 'customer' | 'either' | 'operator'
	query?: z.ZodObject
	/** JSON body. */
	body?: z.ZodType
	/** Fields of a multipart body, with the names of its files. */
	form?: { fields: z.ZodObject; files: string[] }
	/** Content type of a body that is a file itself. */
	bytes?: string
	/** Absent: not JSON (see `answerType`). */
	answer?: z.ZodType
	answerType?: string
	/** Answers 201 for what it made instead of 200; a repeat of an idempotent call still answers 200. */
	creates?: true
	/** Takes Idempotency-Key; a repeat answers what the first answered. */
	idempotent?: true
	/** Statuses beyond those that `statusesOf` adds to every call of a kind, with what they mean. */
	failures?: Record<number, string>
}

/** The statuses of success. */
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

/** Every failure a call may answer, with its meaning: its own, and those of every call of its kind. */
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
