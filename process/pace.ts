import { setTimeout } from 'node:timers/promises'

/** The longest rest, in ms, so that a process that is told to stop is not kept waiting. */
const LONGEST_REST_MS = 2_000

/** Runs a part of a job after the rest that the part before has earned. */
export type Pace = <T>(part: () => Promise<T>) => Promise<T>

type Clock = { now: () => number; sleep: (ms: number) => Promise<unknown> }

const ofProcess: Clock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/**
 * A pace for jobs that nobody waits for at a page: after a part, also a failed one, nothing begins before as much time has
 * passed as the part took, and as parts beside it took (at most two seconds). So jobs of one pace keep a processor busy for
 * half of the time at most. Nothing rests after the last part, and a part never contains another of the same pace.
 */
export function createPace({ now, sleep }: Clock = ofProcess): Pace {
	let restsUntil = -Infinity
	return async (part) => {
		const rest = restsUntil - now()
		if (rest > 0) await sleep(rest)
		const began = now()
		try {
			return await part()
		} finally {
			const ended = now()
			const earned = Math.max(restsUntil, ended) + (ended - began)
			restsUntil = Math.min(earned, ended + LONGEST_REST_MS)
		}
	}
}

/** The one pace of all jobs of this process. */
export const paceOfJobs = createPace()
