import type { IncomingMessage } from 'node:http'
import { hasTooManyFields, isWellShaped } from '#app/http/form-shape.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { withoutLocale } from '#app/i18n/paths.ts'
import { FormQuestion } from './form-question.ts'
import { Refusal } from './refusal.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const kilobyte = 1024

/**
 * Bytes a form may have, by page: a payment's proof is a file of at most 5 MB, a return or a review has up to five
 * of that size. What is somewhat above is still read, so that the page can say so and keep what was typed.
 */
const shopLimits: BodyLimits = [
	[/^\/konfirmasi-pembayaran$/, 16 * kilobyte * kilobyte],
	[/^\/profile\/picture$/, 16 * kilobyte * kilobyte],
	[/^\/profile\/order\/[^/]+\/(?:review|return)$/, 32 * kilobyte * kilobyte],
]
const bodyLimit = 64 * kilobyte
const maxDropped = 256 * kilobyte * kilobyte

/** Bytes that a form with a file may have, by its page. */
export type BodyLimits = [page: RegExp, bytes: number][]

/** Reads the body of the request, of at most so many bytes. @throws Refusal */
export type ReadBody = (limit: number) => Promise<Buffer>

/** The visitor's own token, where a browser says nothing of where a form is from. */
export type FormProof = {
	accepts: (token: unknown) => boolean
	/** A token, and the Set-Cookie line without which it is worth nothing. */
	renew: () => { token: string; cookie: string }
}

/** Whether the browser itself says where a form is from; undefined: it says nothing. */
function isOwnForm(headers: IncomingMessage['headers'], origin: string): boolean | undefined {
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site === 'same-origin'
	const from = headers.origin
	if (from !== undefined) return from === origin
	return undefined
}

/**
 * Takes the body of an unsafe request whose form is our own: Sec-Fetch-Site, else Origin, else a token of
 * the visitor's own in the form; then method, type, size, number and names of its fields. The same for pages, data calls and resources.
 * @throws Refusal; a FormQuestion when nothing says where a form is from
 */
export async function acceptForm(
	incoming: IncomingMessage,
	facts: RequestFacts,
	proof: FormProof,
	read: ReadBody,
	limits = shopLimits,
): Promise<Buffer> {
	const own = isOwnForm(incoming.headers, facts.origin)
	if (own === false) throw new Refusal(403)
	const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
	const readable = incoming.method === 'POST' && forms.includes(type)
	if (own === undefined && !readable) throw new Refusal(403)
	if (incoming.method !== 'POST') throw new Refusal(405, { Allow: 'GET, HEAD, POST' })
	if (!readable) throw new Refusal(415)
	const limit = type === forms[0] ? bodyLimit : limitOf(facts.pathname, limits)
	refuseAnnounced(incoming, limit)
	const body = await read(limit)
	if (hasTooManyFields(body, incoming.headers['content-type'] ?? '')) throw new Refusal(400)
	const form = await parseForm(body, incoming)
	if (!form || !isWellShaped(form)) throw new Refusal(own === undefined ? 403 : 400)
	if (own === undefined && !proof.accepts(tokenIn(form))) {
		// A script that asks for data shows nobody a page.
		if (new URLSearchParams(facts.search).has('_data')) throw new Refusal(403)
		throw new FormQuestion({ form, isMultipart: type !== forms[0], ...proof.renew() })
	}
	return body
}

/** Whether a page takes a file, so that its forms are large. */
export function takesFile(pathname: string): boolean {
	return limitOf(pathname, shopLimits) > bodyLimit
}

function limitOf(pathname: string, limits: BodyLimits) {
	const page = withoutLocale(pathname).toLowerCase()
	return limits.find(([pattern]) => pattern.test(page))?.[1] ?? bodyLimit
}

function refuseAnnounced(incoming: IncomingMessage, limit: number) {
	const announced = Number(incoming.headers['content-length'] ?? 0)
	// A browser sends the whole of a form before it reads an answer: what is left of it the server drops, up to
	// maxDropped and for as long as a request may take. Cut off, it would show its own page of a lost connection.
	if (announced > limit) {
		throw new Refusal(413, announced > maxDropped ? { Connection: 'close' } : {})
	}
}

async function parseForm(body: Buffer, incoming: IncomingMessage): Promise<FormData | undefined> {
	const type = incoming.headers['content-type'] ?? ''
	try {
		return await new Response(new Uint8Array(body), {
			headers: { 'content-type': type },
		}).formData()
	} catch {
		return undefined
	}
}

function tokenIn(form: FormData | undefined): unknown {
	const tokens = form?.getAll('formToken') ?? []
	return tokens.length === 1 ? tokens[0] : undefined
}
