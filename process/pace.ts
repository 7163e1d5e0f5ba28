import { setTimeout } from 'node:timers/promises'

/** The longest rest, in ms, so that a process that is told to stop is not kept waiting. */
const LONGEST_REST_MS = 2_000

/** Runs a part of a job after the rest that the part before has earned. */
export type Pace = <T>(part: () => Promise<T>) => Promise<T>

type Clock = { now: () => number; sleep: (ms: number) => Promise<unknown> }

const ofProcess: Clock = { now: () => performance.now(), sleep: (ms) => setTimeout(ms) }

/**
 * The pace of a job that nobody waits for at a page: after each part, also a failed one, the next begins only when as much
 * time has passed as the part took (at most two seconds). So a job keeps a processor busy for half of the time at most.
 * Nothing rests after the last part.
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
			restsUntil = ended + Math.min(ended - began, LONGEST_REST_MS)
		}
	}
}
