import type { Context } from 'hono'
import type { z } from 'zod'
import type { Locale } from '#website-api/i18n/locale.ts'
import type { AppEnv } from './env.ts'
import { fieldWording } from './field-wording.ts'
import { isWithin, jsonLimits } from './json-shape.ts'
import { Problem } from './problem.ts'

const maxJsonBytes = 1024 * 1024
/** The maximum number of errors in a response. */
const maxErrors = 100

/** The part of a handler's context that reading input requires. */
export type Requested = Pick<Context<AppEnv>, 'req'> & { var: { locale: Locale } }

/**
 * Parses the JSON body by the schema. 413 over 1 MB, 415 for another type, 400 if it is not JSON or exceeds the
 * limits of its shape, 422 with errors per field.
 */
export async function readJson<T extends z.ZodType>(
	c: Requested,
	schema: T,
	limits = jsonLimits,
): Promise<z.output<T>> {
	const type = c.req.header('content-type') ?? ''
	if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) {
		throw new Problem(415, 'MEDIA_TYPE_UNSUPPORTED')
	}
	const body = parseJson(await readText(c.req.raw))
	if (!isWithin(body, limits)) throw new Problem(400, 'BODY_MALFORMED')
	return checked(body, schema, c.var.locale)
}

/** Parses the query parameters by the schema; of a repeated one the first counts. 422 with errors per field. */
export function readQuery<T extends z.ZodType>(c: Requested, schema: T): z.output<T> {
	return checked(c.req.query(), schema, c.var.locale)
}

/** Parses any input by the schema; 422 with errors per field in the caller's language. */
export function checked<T extends z.ZodType>(
	input: unknown,
	schema: T,
	locale: Locale,
): z.output<T> {
	const result = schema.safeParse(input, { error: fieldWording(locale) })
	if (result.success) return result.data
	const errors: Record<string, string[]> = {}
	for (const issue of result.error.issues.slice(0, maxErrors)) {
		const field = issue.path.map(String).join('.') || 'BODY'
		;(errors[field] ??= []).push(issue.message)
	}
	throw new Problem(422, 'INVALID', { errors })
}

async function readText(request: Request): Promise<string> {
	const length = request.headers.get('content-length')
	if (Number(length ?? 0) > maxJsonBytes) throw new Problem(413, 'BODY_TOO_LARGE')
	// The server ends a body at its declared length. Only one without is read in pieces, which costs more: with them the
	// adapter creates a request of the fetch API, which stays in memory until a major garbage collection.
	return length === null ? readPieces(request) : request.text()
}

async function readPieces(request: Request): Promise<string> {
	const chunks: Uint8Array[] = []
	let size = 0
	const reader = request.body?.getReader()
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
		size += part.value.length
		if (size > maxJsonBytes) {
			await reader?.cancel()
			throw new Problem(413, 'BODY_TOO_LARGE')
		}
		chunks.push(part.value)
	}
	return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw new Problem(400, 'BODY_MALFORMED')
	}
}
