export type UploadSlots = ReturnType<typeof createUploadSlots>

/**
 * Places for requests that have brought a file: so many at once, and so many of one network, wait for none of the
 * others; the rest wait their turn, at most `patienceMs`. Times in ms.
 */
export function createUploadSlots({ total = 4, each = 2, patienceMs = 15_000 } = {}) {
	const holding = new Map<string, number>()
	let held = 0
	let waiting: { network: string; admit: () => void }[] = []

	const isFree = (network: string) => held < total && (holding.get(network) ?? 0) < each

	function hold(network: string) {
		held += 1
		holding.set(network, (holding.get(network) ?? 0) + 1)
		let released = false
		return () => {
			if (released) return
			released = true
			held -= 1
			const left = (holding.get(network) ?? 1) - 1
			if (left === 0) holding.delete(network)
			else holding.set(network, left)
			const next = waiting.find((one) => isFree(one.network))
			if (next === undefined) return
			waiting = waiting.filter((one) => one !== next)
			next.admit()
		}
	}

	return {
		/** A place, given back by calling what it resolves to; undefined when none became free in time. */
		take(network: string): Promise<(() => void) | undefined> {
			if (isFree(network)) return Promise.resolve(hold(network))
			return new Promise((resolve) => {
				const one = {
					network,
					admit: () => {
						clearTimeout(patience)
						resolve(hold(network))
					},
				}
				const patience = setTimeout(() => {
					waiting = waiting.filter((other) => other !== one)
					resolve(undefined)
				}, patienceMs)
				waiting = [...waiting, one]
			})
		},
	}
}
