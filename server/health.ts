import { apiRoot } from '#web/api-root.ts'
import type { Transport } from '#app/api/call.ts'
import { keptAnswer } from '#process/kept-answer.ts'
import { readBody } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'

/** Of the website API's answer about its health. */
const mostBytes = 4_096
/** How long it is used: anybody may ask a storefront, as often as they like. */
const KEPT_MS = 250

type Health = {
	status: 'ready' | 'starting' | 'stopping'
	checks?: Record<string, string>
}

/**
 * GET /health/live: the process responds. GET /health/ready: ready from the first answer of the website API until
 * shutdown. When the API fails later this is reported, but the storefront stays ready: cached pages and an error page
 * serve visitors better than no server.
 */
export function createHealth(apiUrl: string, transport: Transport, now = () => performance.now()) {
	const root = apiRoot(apiUrl)
	let isReached = false
	let stopping = false

	async function probe(): Promise<'ready' | 'degraded' | 'unavailable'> {
		try {
			const signal = AbortSignal.timeout(1_000)
			const request = new Request(`${root}/health/ready`, { signal })
			return await untilAborted(signal, async () => {
				const response = await transport(request)
				const text = await readBody(response, mostBytes, signal).catch(() => '')
				// Another website API may not have this path; any answer counts.
				if (response.status >= 500) return 'unavailable'
				return text?.includes('"degraded"') ? 'degraded' : 'ready'
			})
		} catch {
			return 'unavailable'
		}
	}

	const state = keptAnswer(probe, KEPT_MS, now)

	async function ready(): Promise<Health> {
		if (stopping) return { status: 'stopping' }
		const api = await state()
		isReached ||= api !== 'unavailable'
		return {
			status: isReached ? 'ready' : 'starting',
			checks: { 'website-api': api },
		}
	}

	return {
		stop() {
			stopping = true
		},
		isStopping: () => stopping,
		/** The website API has just answered a request. */
		saw() {
			isReached = true
		},
		async answer(pathname: string): Promise<Response | undefined> {
			if (pathname === '/health/live') return answerWith({ status: 'ready' })
			if (pathname === '/health/ready') return answerWith(await ready())
			return undefined
		},
	}
}

function answerWith(health: Health) {
	return Response.json(health, {
		status: health.status === 'ready' ? 200 : 503,
		headers: { 'Cache-Control': 'no-store' },
	})
}
