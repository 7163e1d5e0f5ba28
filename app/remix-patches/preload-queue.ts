/** Most routes preloaded at once (spec section 9). */
const maxPreloads = 4

/**
 * Preloads the files of routes that may be visited next, each file once, at most `maxPreloads` routes at a time; others
 * are queued. A file that fails is ignored and may be requested again.
 */
export function createPreloads(load: (file: string) => Promise<unknown>) {
	const requested = new Set<string>()
	const waiting: string[][] = []
	let running = 0

	async function run(files: string[]) {
		running += 1
		await Promise.all(files.map((file) => load(file).catch(() => requested.delete(file))))
		running -= 1
		next()
	}

	function next() {
		const files = running < maxPreloads ? waiting.shift() : undefined
		if (files) void run(files)
	}

	/** The files of one route. */
	return (files: string[]) => {
		const fresh = files.filter((file) => !requested.has(file))
		if (fresh.length === 0) return
		for (const file of fresh) requested.add(file)
		waiting.push(fresh)
		next()
	}
}
