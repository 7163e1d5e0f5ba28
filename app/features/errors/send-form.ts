import type { ClientActionFunctionArgs } from '@remix-run/react'
import { inTime, lostBy, reportLost, type LostForm, type LostReason } from './lost-request.ts'

/**
 * The `clientAction` of a page with a form to fill in: when its request is lost, a toast and a `LostNotice` say so, and the
 * page stays with what was typed. `shouldRevalidate` has to be `keepLost`, and the page takes its answer from `useAnswer`.
 * @throws other failures
 */
export async function sendForm({ serverAction, request }: ClientActionFunctionArgs) {
	try {
		return await inTimeUnlessFiles(request, serverAction())
	} catch (error) {
		const lost = request.signal.aborted ? null : reasonOf(error)
		if (lost === null) throw error
		reportLost(lost)
		const { pathname, search } = new URL(request.url)
		return { lost, action: `${pathname}${search}` } satisfies LostForm
	}
}

/** On a slow line a file takes longer than any answer. */
function inTimeUnlessFiles<T>(request: Request, answer: Promise<T>): Promise<T> {
	const hasFiles = request.headers.get('content-type')?.startsWith('multipart/')
	return hasFiles ? answer : inTime(answer)
}

/** Null for a redirect, and for an answer whose own page says more: not found, forbidden, too large. */
function reasonOf(error: unknown): LostReason | null {
	if (!(error instanceof Response)) return lostBy(error) ?? 'request'
	if (error.status > 500) return 'unavailable'
	return error.status === 500 || error.status === 429 || error.status === 408 ? 'request' : null
}
