import { type Endpoint, staffRuleOf } from './endpoint.ts'

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
	staff: 'OPERATOR_KEY_INVALID, or SESSION_INVALID of a staff session',
}

/**
 * Error statuses of an endpoint with their meaning: its own codes, then those common to its kind. A test compares every
 * refusal with it.
 */
export function failuresOf(endpoint: Endpoint): Record<number, string> {
	const meanings: Record<number, string> = { ...endpoint.failures }
	for (const [status, meaning] of [...failuresOfKind(endpoint), ...staffFailures(endpoint)]) {
		if (meaning === undefined) continue
		const own = meanings[status]
		meanings[status] = own === undefined ? meaning : `${own}, or ${meaning}`
	}
	return meanings
}

type Meaning = [status: number, meaning: string | undefined]

function failuresOfKind(endpoint: Endpoint): Meaning[] {
	const { access, body, form, bytes, query, idempotent, path } = endpoint
	const isChecked = body || form || bytes || query || path.includes('{')
	return [
		[400, badRequest(endpoint)],
		[401, keyFailure[access]],
		[408, body || form || bytes ? 'BODY_TOO_SLOW' : undefined],
		[413, body || form || bytes ? 'BODY_TOO_LARGE' : undefined],
		[415, body || form ? 'MEDIA_TYPE_UNSUPPORTED' : undefined],
		[422, idempotent ? 'KEY_REUSED: the key was used for something else' : undefined],
		[422, isChecked ? 'INVALID: errors names the fields' : undefined],
		[429, form ? 'UPLOADS_TOO_MANY; see Retry-After' : undefined],
		[500, 'INTERNAL: a fault of the server, which is in its log'],
		[503, 'UNAVAILABLE: overload or a short outage; see Retry-After'],
	]
}

function badRequest({ body, form, bytes, idempotent }: Endpoint): string | undefined {
	const meanings = [
		...(body || form || bytes ? ['BODY_MALFORMED'] : []),
		...(idempotent ? ['IDEMPOTENCY_KEY_REQUIRED'] : []),
	]
	return meanings.length === 0 ? undefined : meanings.join(' or ')
}

function staffFailures(endpoint: Endpoint): Meaning[] {
	const rule = staffRuleOf(endpoint)
	if (!rule || rule.needs === 'nobody') return []
	const { method, path } = endpoint
	const ofInstallation = 'INSTALLATION_KEY_REQUIRED: not with what belongs to one company, or '
	return [
		[
			403,
			`${rule.isForInstallation ? ofInstallation : ''}OPERATOR_FORBIDDEN: not with this role; ` +
				'CONFIRMATION_REQUIRED: ask again first (POST /confirm)',
		],
		[404, 'COMPANY_NOT_FOUND: no company of this key or session'],
		[409, method === 'GET' ? undefined : 'DRY_RUN_IMPOSSIBLE'],
		[422, 'COMPANY_REQUIRED: name it in X-Company'],
		[422, path.includes('{slug}') ? 'SLUG_MALFORMED' : undefined],
	]
}

/** The codes in what a status is documented to mean, such as "NO_STOCK or DRAFT_ENDED". */
export function codesIn(meaning: string): string[] {
	return meaning.match(/[A-Z][A-Z_0-9]+/g) ?? []
}
