import type { IncomingMessage } from 'node:http'
import { hasTooManyFields, isWellShaped } from '#app/http/form-shape.ts'
import { asksForData } from '#web/domain/asks-for-data.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { FormQuestion } from './form-question.ts'
import { Refusal } from './refusal.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
const kilobyte = 1024

const bodyLimit = 64 * kilobyte
const maxDropped = 256 * kilobyte * kilobyte

/** Largest form in bytes of the page at a path whose form takes a file; undefined: it takes none. */
export type BodyLimit = (pathname: string) => number | undefined

/** The body of a form, and what stands in it. */
export type AcceptedForm = { body: Buffer; form: FormData }

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
	uploadOf: BodyLimit,
): Promise<AcceptedForm> {
	const own = isOwnForm(incoming.headers, facts.origin)
	if (own === false) throw new Refusal(403)
	const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
	const readable = incoming.method === 'POST' && forms.includes(type)
	if (own === undefined && !readable) throw new Refusal(403)
	if (incoming.method !== 'POST') throw new Refusal(405, { Allow: 'GET, HEAD, POST' })
	if (!readable) throw new Refusal(415)
	const limit = type === forms[0] ? bodyLimit : (uploadOf(facts.pathname) ?? bodyLimit)
	refuseAnnounced(incoming, limit)
	const body = await read(limit)
	if (hasTooManyFields(body, incoming.headers['content-type'] ?? '')) throw new Refusal(400)
	const form = await parseForm(body, incoming)
	if (!form || !isWellShaped(form)) throw new Refusal(own === undefined ? 403 : 400)
	if (own === undefined && !proof.accepts(tokenIn(form))) {
		// A data request can't show a page.
		if (asksForData(facts)) throw new Refusal(403)
		throw new FormQuestion({ form, isMultipart: type !== forms[0], ...proof.renew() })
	}
	return { body, form }
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
