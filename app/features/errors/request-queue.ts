import { inTime } from './lost-request.ts'

/**
 * Sends one request after the other, each when the one before was answered or lost: where the state is a cookie, of
 * two requests at once the later answer would undo the earlier.
 */
export function requestQueue() {
	let last: Promise<unknown> = Promise.resolve()
	return <T>(send: () => Promise<T>): Promise<T> => {
		const answer = last.then(() => inTime(send()))
		last = answer.catch(() => undefined)
		return answer
	}
}

/** Whether what was thrown is an answer that leads to another page. */
export function isRedirect(error: unknown): boolean {
	return error instanceof Response && error.status >= 300 && error.status < 400
}
