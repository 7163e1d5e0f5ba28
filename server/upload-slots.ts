export type UploadSlots = ReturnType<typeof createUploadSlots>

/**
 * Places for requests that carry a file: so many at once, and so many of one address, wait for none of the
 * others; the rest wait their turn unread, at most `patienceMs` (threats, E7). Times in ms.
 */
export function createUploadSlots({ total = 4, each = 2, patienceMs = 15_000 } = {}) {
	const holding = new Map<string, number>()
	let held = 0
	let waiting: { address: string; admit: () => void }[] = []

	const isFree = (address: string) => held < total && (holding.get(address) ?? 0) < each

	function hold(address: string) {
		held += 1
		holding.set(address, (holding.get(address) ?? 0) + 1)
		let released = false
		return () => {
			if (released) return
			released = true
			held -= 1
			const left = (holding.get(address) ?? 1) - 1
			if (left === 0) holding.delete(address)
			else holding.set(address, left)
			const next = waiting.find((one) => isFree(one.address))
			if (next === undefined) return
			waiting = waiting.filter((one) => one !== next)
			next.admit()
		}
	}

	return {
		/** A place, given back by calling what it resolves to; undefined when none became free in time. */
		take(address: string): Promise<(() => void) | undefined> {
			if (isFree(address)) return Promise.resolve(hold(address))
			return new Promise((resolve) => {
				const one = {
					address,
					admit: () => {
						clearTimeout(patience)
						resolve(hold(address))
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
