import { json, redirect } from '@remix-run/node'
import type { Refused } from '#admin/api/client.server.ts'
import type { RejectedForm } from './form.ts'

/** A refused form: 422 with the page, what was typed and what is wrong. */
export function refuseForm(rejected: RejectedForm, status = 422) {
	return json(rejected, { status })
}

/**
 * The answer to a refusal that a page has no words of its own for: to sign in, or a page
 * with the status.
 */
export function refusalResponse({ status, code, retryAfterSeconds }: Refused): Response {
	if (status === 401) return redirect('/sign-in?ended=1')
	const headers = new Headers()
	if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
	const shown = [403, 404, 409, 429, 503].includes(status) ? status : 500
	return json({ code }, { status: shown, headers })
}

/** An address of the admin that a form or a link named to go on to; `/` for anything else. */
export function localAddress(text: unknown): string {
	if (typeof text !== 'string' || text.length > 1_000) return '/'
	return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) ? text : '/'
}
