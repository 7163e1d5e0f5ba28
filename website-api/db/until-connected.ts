import { setTimeout } from 'node:timers/promises'
import { driverCodeOf, isUnavailable, sqlFailureOf } from './sql-error.ts'

const PAUSE_MS = 1_000
/** One report for so many tries. */
const TRIES_PER_REPORT = 10

/**
 * Tries to connect until it succeeds, and reports the code of what stands in the way: after the start of a machine the
 * database may come later, or have no connection left. False if the process shall stop before. @throws what waiting does not mend, as a wrong password
 */
export async function untilConnected(
	connect: () => Promise<unknown>,
	report: (code: string | undefined) => void,
	stopSignal: Promise<unknown>,
	pauseMs = PAUSE_MS,
): Promise<boolean> {
	let isStopping = false
	const stopping = stopSignal.then(() => (isStopping = true))
	for (let tries = 0; !isStopping; tries++) {
		try {
			await connect()
			return true
		} catch (error) {
			if (!isUnavailable(error)) throw error
			if (tries % TRIES_PER_REPORT === 0) {
				report(sqlFailureOf(error)?.sqlState ?? driverCodeOf(error))
			}
			await Promise.race([setTimeout(pauseMs), stopping])
		}
	}
	return false
}
