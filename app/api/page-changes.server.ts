import { answerOf } from '#contract/endpoint-call.ts'
import { listPageChanges, type PageChanges } from '#contract/page-change.ts'
import { apiRoot } from '#web/api-root.ts'
import type { Transport } from './call.ts'
import { readBody } from '#process/read-body.ts'
import { untilAborted } from '#process/until-aborted.ts'

const bodyLimit = 2 * 1024 * 1024
const timeoutMs = 2_000
/** How often to check whether an older website API has the endpoint by now. */
const fallbackMs = 60_000

export type PageChangesOptions = {
	apiUrl: string
	transport: Transport
	/** Polling interval in ms. */
	everyMs: number
	/** Pages of this company changed; undefined: of any company. */
	onChange: (companyId: number | undefined) => void
	/** How far reading from a replica must be to show the changes that follow. */
	onPosition?: (position: number) => void
	onFailure: (error: unknown) => void
}

/**
 * Polls the website API for changes of pages until stopped. While it can't be reached nothing is reported, and cached
 * pages expire by age; the first answer after that covers the time between.
 */
export function watchPageChanges(options: PageChangesOptions) {
	const { apiUrl, transport, everyMs, onChange, onPosition, onFailure } = options
	const root = apiRoot(apiUrl)
	/** Of the last answer; an older website API has none, and lists the same changes again. */
	let cursor: string | undefined
	let seenIds = new Set<string>()
	let timer: NodeJS.Timeout | undefined
	let isStopped = false
	let hasFailed = false

	async function poll(): Promise<number> {
		const signal = AbortSignal.timeout(timeoutMs)
		const after = cursor === undefined ? '' : `?AFTER=${encodeURIComponent(cursor)}`
		const asked = new Request(`${root}/v1/page-changes${after}`, { signal })
		return untilAborted(signal, async () => tell(await transport(asked), signal))
	}

	async function tell(response: Response, signal: AbortSignal): Promise<number> {
		if (!response.ok) {
			await response.body?.cancel()
			if (response.status === 404) return fallbackMs
			throw new Error(`GET /page-changes: ${response.status}`)
		}
		const text = await readBody(response, bodyLimit, signal)
		if (text === undefined) throw new Error('GET /page-changes: the answer is too long')
		const found = answerOf(listPageChanges, listPageChanges.answer.parse(JSON.parse(text)))
		// Before anything is asked for anew.
		if (found.position !== undefined) onPosition?.(found.position)
		notify(found)
		return everyMs
	}

	function notify({ changes, isComplete, cursor: next }: PageChanges) {
		const keyed = changes.map(({ companyId, id }) => ({ companyId, key: `${companyId}:${id}` }))
		const hasCursor = cursor !== undefined
		const fresh = hasCursor ? keyed : keyed.filter(({ key }) => !seenIds.has(key))
		seenIds = new Set(keyed.map(({ key }) => key))
		cursor = next
		if (!isComplete && (hasCursor || fresh.length > 0)) return onChange(undefined)
		for (const companyId of new Set(fresh.map((change) => change.companyId))) onChange(companyId)
	}

	async function round() {
		let wait = everyMs
		try {
			wait = await poll()
			hasFailed = false
		} catch (error) {
			if (!hasFailed && !isStopped) onFailure(error)
			hasFailed = true
		}
		if (isStopped) return
		timer = setTimeout(() => void round(), wait)
		timer.unref()
	}

	void round()
	return {
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}
