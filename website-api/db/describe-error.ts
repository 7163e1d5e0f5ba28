import { describe } from '#process/log.ts'
import { driverCodeOf, sqlFailureOf } from './sql-error.ts'

/**
 * The parts of an error that may be logged, with the SQLSTATE or the driver's code, e.g. ECONNREFUSED: messages of the
 * database quote values.
 */
export function describeError(error: unknown) {
	return { ...describe(error), ...sqlFailureOf(error), code: driverCodeOf(error) }
}
