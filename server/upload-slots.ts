import PQueue from 'p-queue'

/**
 * Limits how many requests with a file are handled at once: `total` of all networks, `each` of one network. The rest
 * wait their turn, at most `timeoutMs` milliseconds. A network waiting for its own limit holds up no other.
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
				const patience = setTimeout(() => {
					late = true
					resolve(undefined)
				}, timeoutMs)
				const hold = async () => {
					if (late) return
					clearTimeout(patience)
					await new Promise<void>((release) => resolve(release))
				}
				void queueOf(network).add(() => all.add(hold))
			})
		},
	}
}
