import { monitorEventLoopDelay } from 'node:perf_hooks'

/** From what is refused first to what is refused last. */
export type Importance = 'anonymous' | 'known' | 'checkout'

export type LoadBounds = {
	/** Requests at work at the same time. */
	maxAtWork: number
	/** How far behind its timers the process may be, in ms. */
	maxDelayMs: number
}

/** How much of each bound is for whom. An order that can be taken is taken however late the process is. */
const shares: Record<Importance, { atWork: number; delay: number }> = {
	anonymous: { atWork: 0.5, delay: 1 },
	known: { atWork: 0.75, delay: 3 },
	checkout: { atWork: 1, delay: Infinity },
}
/** Below this share a delay has other reasons than requests. */
const idleShare = 0.1

export type LoadGuard = ReturnType<typeof createLoadGuard>

/** Refuses what this process could not answer in time: whoever only looks around first, a checkout last. */
export function createLoadGuard(
	{ maxAtWork, maxDelayMs }: LoadBounds,
	readDelayMs: () => number = eventLoopDelay(),
) {
	let atWork = 0
	return {
		/** A place, given back by calling it; undefined: to be refused. */
		admit(importance: Importance): (() => void) | undefined {
			const share = shares[importance]
			if (atWork >= Math.max(1, maxAtWork * share.atWork)) return undefined
			const isBusy = atWork >= maxAtWork * idleShare
			if (isBusy && readDelayMs() >= maxDelayMs * share.delay) return undefined
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

/** The mean delay of timers in ms, of the last half second that was looked at. */
function eventLoopDelay(): () => number {
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
