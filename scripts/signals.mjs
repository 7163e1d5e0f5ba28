const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Settles when someone asks this command to end: by a signal, by closing the channel it was started
 * with, or by ending the npm that runs it (some shells do not pass npm's signal on).
 */
export function untilStopSignal() {
	return new Promise((resolve) => {
		for (const signal of stopSignals) process.on(signal, () => resolve({ signal }))
		process.once('disconnect', () => resolve({ signal: 'disconnect' }))
		if (!process.env.npm_lifecycle_event) return
		const parent = process.ppid
		const watch = setInterval(() => {
			if (process.ppid !== parent) resolve({ signal: 'SIGTERM' })
		}, 1_000)
		watch.unref()
	})
}
