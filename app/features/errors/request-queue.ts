import { inTime } from './lost-request.ts'

/**
 * Sends requests one after the other, since their state is a cookie: of two concurrent requests, the later response
 * would overwrite the earlier one's change.
 */
export function requestQueue() {
	let last: Promise<unknown> = Promise.resolve()
	return <T>(send: () => Promise<T>): Promise<T> => {
		const answer = last.then(() => inTime(send()))
		last = answer.catch(() => undefined)
		return answer
	}
}

/** Whether a thrown value is a redirect. */
export function isRedirect(error: unknown): boolean {
	return error instanceof Response && error.status >= 300 && error.status < 400
}
