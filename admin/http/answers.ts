import { json, redirect } from '@remix-run/node'
import type { Refusal } from '#admin/api/refusal.ts'
import type { RejectedForm } from './form.ts'

/** Answers a rejected form with its values and errors; 422 by default. */
export function refuseForm(rejected: RejectedForm, status = 422) {
	return json(rejected, { status })
}

/**
 * The answer to a refusal that the page has no text of its own for: a redirect to the sign-in, or the error page
 * with its status.
 */
export function refusalResponse({ status, code, retryAfterSeconds }: Refusal): Response {
	if (status === 401) return redirect('/sign-in?ended=1')
	const headers = new Headers()
	if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds))
	const shown = [403, 404, 409, 422, 429, 503].includes(status) ? status : 500
	return json({ code }, { status: shown, headers })
}

/** A local path to continue to, from a form or a query; `/` for anything else. */
export function safeReturnPath(text: unknown): string {
	if (typeof text !== 'string' || text.length > 1_000) return '/'
	return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) ? text : '/'
}
