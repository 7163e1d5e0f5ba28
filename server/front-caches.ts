import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 2_000
const retryMs = 1_000
/** With more companies than these waiting, everything is purged instead. */
const maxKeys = 1_000

/** The response header by which caches in front find the pages of a company. */
export const surrogateKey = 'Surrogate-Key'

/** The value of that header. */
export const surrogateKeyOf = (companyId: number) => `company-${companyId}`

export type FrontCachesOptions = {
	/** Addresses of the caches, e.g. `http://10.0.0.5:6081`; empty: none. */
	addresses: string[]
	/** Called once per outage of a cache. */
	onFailure: (error: unknown) => void
	send?: (address: string, keys: string) => Promise<void>
}

/**
 * Tells caches in front of the storefront which companies' pages changed. A cache that does not answer is told again
 * every second; until then its copies live as long as their headers say.
 */
export function createFrontCaches({ addresses, onFailure, send = purge }: FrontCachesOptions) {
	const stopping = new AbortController()
	const queues = addresses.map((address) => createQueue(address))

	function createQueue(address: string) {
		let waiting = new Set<string>()
		let running: Promise<void> | undefined

		async function sendAll() {
			let hasFailed = false
			while (waiting.size > 0 && !stopping.signal.aborted) {
				const keys = waiting
				waiting = new Set()
				try {
					await send(address, [...keys].join(' '))
					hasFailed = false
				} catch (error) {
					for (const key of keys) add(key)
					if (!hasFailed) onFailure(error)
					hasFailed = true
					await sleep(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
				}
			}
			running = undefined
		}

		function add(key: string) {
			if (waiting.has('all')) return
			waiting.add(key)
			if (key === 'all' || waiting.size > maxKeys) waiting = new Set(['all'])
		}

		return (key: string) => {
			add(key)
			running ??= sendAll()
		}
	}

	return {
		/** Whether responses name their company for a cache. */
		isUsed: addresses.length > 0,
		/** The pages of a company, or of all, changed. */
		invalidate(companyId: number | undefined) {
			const key = companyId === undefined ? 'all' : surrogateKeyOf(companyId)
			for (const purgeLater of queues) purgeLater(key)
		},
		stop: () => stopping.abort(),
	}
}

async function purge(address: string, keys: string): Promise<void> {
	const response = await fetch(address, {
		method: 'PURGE',
		headers: { [surrogateKey]: keys },
		signal: AbortSignal.timeout(timeoutMs),
	})
	await response.body?.cancel()
	if (!response.ok) throw new Error(`PURGE: ${response.status}`)
}
