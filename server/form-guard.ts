import type { IncomingMessage } from 'node:http'
import { hasTooManyFields, isWellShaped } from '#app/http/form-shape.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { withoutLocale } from '#web/i18n/paths.ts'
import { FormQuestion } from './form-question.ts'
import { Refusal } from './refusal.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const kilobyte = 1024

/**
 * Largest forms in bytes, by page: a payment proof is a file of at most 5 MB, a return or a review has up to five of
 * that size. Somewhat larger ones are still read, so that the page can refuse them and keep the other values.
 */
const shopLimits: BodyLimits = [
	[/^\/konfirmasi-pembayaran$/, 16 * kilobyte * kilobyte],
	[/^\/profile\/picture$/, 16 * kilobyte * kilobyte],
	[/^\/profile\/order\/[^/]+\/(?:review|return)$/, 32 * kilobyte * kilobyte],
]
const bodyLimit = 64 * kilobyte
const maxDropped = 256 * kilobyte * kilobyte

/** Largest form with a file in bytes, by its page. */
export type BodyLimits = [page: RegExp, bytes: number][]

/** Reads the request's body of at most that many bytes. @throws Refusal */
export type ReadBody = (limit: number) => Promise<Buffer>

/** The visitor's form token, for browsers that don't say where a form comes from. */
export type FormProof = {
	accepts: (token: unknown) => boolean
	/** A token, and the Set-Cookie line it depends on. */
	renew: () => { token: string; cookie: string }
}

/** Whether the browser says that the form is same-origin; undefined: it says nothing. */
function isOwnForm(headers: IncomingMessage['headers'], origin: string): boolean | undefined {
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site === 'same-origin'
	const from = headers.origin
	if (from !== undefined) return from === origin
	return undefined
}

/**
 * Protects against cross-site request forgery: accepts an unsafe request if Sec-Fetch-Site, else Origin, else a form
 * token shows that the form is the shop's own; then checks method, type, size, and number and names of its fields.
 * Applies to pages, data requests and resource routes. @throws Refusal; a FormQuestion when nothing shows the form's
 * origin
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
		// A data request can't show a page.
		if (new URLSearchParams(facts.search).has('_data')) throw new Refusal(403)
		throw new FormQuestion({ form, isMultipart: type !== forms[0], ...proof.renew() })
	}
	return body
}

/** Whether a page's form takes a file. */
export function takesFile(pathname: string): boolean {
	return limitOf(pathname, shopLimits) > bodyLimit
}

function limitOf(pathname: string, limits: BodyLimits) {
	const page = withoutLocale(pathname).toLowerCase()
	return limits.find(([pattern]) => pattern.test(page))?.[1] ?? bodyLimit
}

function refuseAnnounced(incoming: IncomingMessage, limit: number) {
	const announced = Number(incoming.headers['content-length'] ?? 0)
	// A browser sends the whole form before it reads the response. The server discards the rest, up to maxDropped and
	// for as long as a request may take; otherwise the browser would show its own page of a lost connection.
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
