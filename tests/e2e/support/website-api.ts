import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { ApiAccess } from '#contract/api-access.ts'
import { shopAddress } from '#tests/support/shop-address.ts'

type Call = {
	method?: 'GET' | 'POST'
	path: `/${string}`
	body?: unknown
	/** The bearer token of a customer. */
	token?: string
	language?: 'id' | 'en'
}

/** Calls a shop's website API like its storefront. Throws on an error response. */
export async function callApi<T extends z.ZodType>(
	schema: T,
	{ method = 'GET', path: below, body, token, language = 'id' }: Call,
	host = 'localhost',
): Promise<z.infer<T>> {
	return answerOf(schema, `/v1${below}`, {
		method,
		headers: {
			'api-access': await keyOf(host),
			'accept-language': language,
			'content-type': 'application/json',
			'idempotency-key': randomUUID(),
			...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
		},
		body,
	})
}

/** Calls the operator API like the shop's staff. Throws on an error response. */
export async function callOperatorApi<T extends z.ZodType>(
	schema: T,
	{ method = 'GET', path: below, body }: Omit<Call, 'token' | 'language'>,
): Promise<z.infer<T>> {
	const key = await readFile(path.join(shopAddress().data, 'operator-key'), 'utf8')
	return answerOf(schema, `/operator/v1${below}`, {
		method,
		headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
		body: method === 'POST' ? (body ?? {}) : undefined,
	})
}

const keys = new Map<string, Promise<string>>()

function keyOf(host: string): Promise<string> {
	const known = keys.get(host)
	if (known) return known
	const headers = { referer: `${shopAddress().origin(host)}/` }
	const key = answerOf(ApiAccess, '/v1/api-access', { method: 'GET', headers }).then(
		({ API_ACCESS }) => API_ACCESS,
	)
	keys.set(host, key)
	return key
}

type Question = { method: string; headers: Record<string, string>; body?: unknown }

async function answerOf<T extends z.ZodType>(
	schema: T,
	below: string,
	{ body, ...question }: Question,
): Promise<z.infer<T>> {
	const response = await fetch(`${shopAddress().apiOrigin}${below}`, {
		...question,
		// The server may close an idle connection just as it is reused.
		headers: { ...question.headers, connection: 'close' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	if (!response.ok) {
		throw new Error(`${question.method} ${below}: ${response.status} ${JSON.stringify(answer)}`)
	}
	return schema.parse(answer)
}
