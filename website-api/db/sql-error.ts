import { z } from 'zod'

const DatabaseFailure = z.object({
	code: z.string().regex(/^(?!E[A-Z])[0-9A-Z]{5}$/),
	constraint: z.string().optional(),
})

export type SqlFailure = {
	/** Five characters, e.g. 23505 for a unique violation. */
	sqlState: string
	constraint: string | undefined
}

/** The database's own failure behind an error, however deep Drizzle wrapped it; undefined: another kind of error. */
export function sqlFailureOf(error: unknown): SqlFailure | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const failure = DatabaseFailure.safeParse(cause)
		if (failure.success) {
			return { sqlState: failure.data.code, constraint: failure.data.constraint }
		}
	}
	return undefined
}

/** True when the error is a breach of this constraint (or, without a name, of any) with this SQLSTATE. */
export function breaks(error: unknown, sqlState: string, constraint?: string): boolean {
	const failure = sqlFailureOf(error)
	if (failure?.sqlState !== sqlState) return false
	return constraint === undefined || failure.constraint === constraint
}

/** Serialisation failure or deadlock: the same transaction may succeed the next time. */
export function isRetryable(error: unknown): boolean {
	const state = sqlFailureOf(error)?.sqlState
	return state === '40001' || state === '40P01'
}

/** A value that no column can hold: a NUL, bytes that are no characters, a number out of range. */
export function isUnstorable(error: unknown): boolean {
	return ['22021', '22P05', '22003'].includes(sqlFailureOf(error)?.sqlState ?? '')
}

/** The database cannot be reached, or refuses connections, or took too long, for the moment. */
export function isUnavailable(error: unknown): boolean {
	const state = sqlFailureOf(error)?.sqlState ?? ''
	return busyStates.test(state) || isConnectionLost(error)
}

/** The connection that this failed on is of no more use. */
export function isConnectionLost(error: unknown): boolean {
	if (lostStates.test(sqlFailureOf(error)?.sqlState ?? '')) return true
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string' && networkCodes.has(cause.code))
			return true
		if (driverMessages.test(cause.message)) return true
	}
	return false
}

// 53: too many connections, no memory, disk full. 57014: a statement took too long. 55P03: a lock did.
const busyStates = /^(?:53...|57014|55P03)$/
// 08: connection failures. 57P01 to 57P05: shut down, crashed, starting up, database dropped, idle for too long.
// 25P03, 25P04: idle in a transaction, or in it for too long. 40003: unknown whether it was done. 58: system errors.
const lostStates = /^(?:08...|57P0.|25P0[34]|40003|58...)$/
const networkCodes = new Set([
	'EAI_AGAIN',
	'ECONNABORTED',
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETDOWN',
	'ENETUNREACH',
	'ENOTFOUND',
	'EPIPE',
	'ETIMEDOUT',
])
// What the driver says without a code.
const driverMessages =
	/ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|Connection ended unexpectedly|is not queryable|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end/
