import PQueue from 'p-queue'

/**
 * Limits the number of requests with a file handled at once: `total` of all networks, `each` per network. Others queue
 * for at most `timeoutMs` ms. A network waiting for its own limit does not block others.
 */
export function createUploadSlots({ total = 4, each = 2, timeoutMs = 15_000 } = {}) {
	const all = new PQueue({ concurrency: total })
	const networks = new Map<string, PQueue>()

	function queueOf(network: string) {
		const existing = networks.get(network)
		if (existing) return existing
		const queue = new PQueue({ concurrency: each })
		queue.on('idle', () => networks.delete(network))
		networks.set(network, queue)
		return queue
	}

	return {
		/** Resolves to a function that releases the slot, or to undefined when none became free in time. */
		take(network: string): Promise<(() => void) | undefined> {
			return new Promise((resolve) => {
				let late = false
				const timer = setTimeout(() => {
					late = true
					resolve(undefined)
				}, timeoutMs)
				const holdSlot = async () => {
					if (late) return
					clearTimeout(timer)
					await new Promise<void>((release) => resolve(release))
				}
				void queueOf(network).add(() => all.add(holdSlot))
			})
		},
	}
}
