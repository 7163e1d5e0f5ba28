import { monitorEventLoopDelay } from 'node:perf_hooks'

/** From the first to be refused to the last. */
export type Importance = 'anonymous' | 'known' | 'checkout'

export type LoadBounds = {
	/** Concurrent requests. */
	maxAtWork: number
	/** Event loop delay in ms. */
	maxDelayMs: number
}

/** The share of each limit per importance. A checkout request is admitted whatever the event loop's delay. */
const shares: Record<Importance, { atWork: number; delay: number }> = {
	anonymous: { atWork: 0.5, delay: 1 },
	known: { atWork: 0.75, delay: 3 },
	checkout: { atWork: 1, delay: Infinity },
}
/** Below this share of concurrent requests, a delay has other causes. */
const idleShare = 0.1

export type LoadGuard = ReturnType<typeof createLoadGuard>

/** Load shedding: refuses what this process could not answer in time, anonymous visitors first, checkout last. */
export function createLoadGuard(
	{ maxAtWork, maxDelayMs }: LoadBounds,
	readDelayMs: () => number = eventLoopDelay(),
	onRefusal?: (importance: Importance) => void,
) {
	let atWork = 0

	function isOver(importance: Importance): boolean {
		const share = shares[importance]
		if (atWork >= Math.max(1, maxAtWork * share.atWork)) return true
		const isBusy = atWork >= maxAtWork * idleShare
		return isBusy && readDelayMs() >= maxDelayMs * share.delay
	}

	return {
		/** Admits a request and returns a function that releases its place; undefined: refuse it. */
		admit(importance: Importance): (() => void) | undefined {
			if (isOver(importance)) {
				onRefusal?.(importance)
				return undefined
			}
			atWork += 1
			let isReleased = false
			return () => {
				if (!isReleased) atWork -= 1
				isReleased = true
			}
		},
	}
}

const resolutionMs = 20
const windowMs = 500

let delayOfProcess: (() => number) | undefined

/** Reads the mean event loop delay in ms over the last half second; measured once for all callers of a process. */
function eventLoopDelay(): () => number {
	delayOfProcess ??= measureDelay()
	return delayOfProcess
}

function measureDelay(): () => number {
	const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
	histogram.enable()
	let since = performance.now()
	let last = 0
	return () => {
		if (performance.now() - since >= windowMs) {
			last = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - resolutionMs) : 0
			histogram.reset()
			since = performance.now()
		}
		return last
	}
}
