import type { Transport } from '#app/api/call.ts'

// Only a request that something holds keeps its signal: a connection would, so this does.
const waiting = new Set<Request>()

/** A website API that says nothing until the request is given up. */
export const unanswered: Transport = (request) =>
	new Promise((_, reject) => {
		waiting.add(request)
		request.signal.addEventListener('abort', () => {
			waiting.delete(request)
			reject(request.signal.reason)
		})
	})
