import { z } from 'zod'

const DatabaseFailure = z.object({
	code: z.string().regex(/^(?!E[A-Z])[0-9A-Z]{5}$/),
	constraint: z.string().optional(),
	message: z.string(),
	hint: z.string().optional(),
})

export type SqlFailure = {
	/** SQLSTATE, e.g. 23505 for a unique violation. */
	sqlState: string
	constraint: string | undefined
}

/** The database error in the cause chain of an error; undefined for other errors. */
export function sqlFailureOf(error: unknown): SqlFailure | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const failure = DatabaseFailure.safeParse(cause)
		if (failure.success) {
			return { sqlState: failure.data.code, constraint: constraintOf(failure.data) }
		}
	}
	return undefined
}

/** A schema that Citus places tells only the message, and its constraints end with the number of a shard. */
function constraintOf({ constraint, message, hint }: z.infer<typeof DatabaseFailure>) {
	if (constraint !== undefined) return constraint
	const [, named] =
		/constraint: (\w+)$/.exec(hint ?? '') ?? /constraint "([^"]+)"$/.exec(message) ?? []
	return named?.replace(/_\d{6,}$/, '')
}

/** The code that the driver or the system gave an error or its cause, e.g. ECONNREFUSED; undefined without one. */
export function driverCodeOf(error: unknown): string | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string' && /^E[A-Z_]+$/.test(cause.code)) {
			return cause.code
		}
		const said = driverMessages.exec(cause.message)
		if (said) return said[0]
	}
	return undefined
}

/** True if the error is a violation of this constraint (or, without a name, of any) with this SQLSTATE. */
export function breaks(error: unknown, sqlState: string, constraint?: string): boolean {
	const failure = sqlFailureOf(error)
	if (failure?.sqlState !== sqlState) return false
	return constraint === undefined || failure.constraint === constraint
}

/** Serialisation failure or deadlock: the same transaction may succeed if it is retried. */
export function isRetryable(error: unknown): boolean {
	const state = sqlFailureOf(error)?.sqlState
	return state === '40001' || state === '40P01'
}

/** A value that no column can store: a NUL, invalid characters, a number out of range. */
export function isUnstorable(error: unknown): boolean {
	return ['22021', '22P05', '22003'].includes(sqlFailureOf(error)?.sqlState ?? '')
}

/** The database is unreachable, rejects connections, or timed out. */
export function isUnavailable(error: unknown): boolean {
	const state = sqlFailureOf(error)?.sqlState ?? ''
	return busyStates.test(state) || isConnectionLost(error)
}

/** The connection of this error is broken. */
export function isConnectionLost(error: unknown): boolean {
	if (lostStates.test(sqlFailureOf(error)?.sqlState ?? '')) return true
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string' && networkCodes.has(cause.code))
			return true
		if (driverMessages.test(cause.message)) return true
	}
	return false
}

// 53: too many connections, out of memory, disk full. 57014: statement timeout. 55P03: lock timeout.
const busyStates = /^(?:53...|57014|55P03)$/
// 08: connection failures. 57P01 to 57P05: shut down, crashed, starting up, database dropped, idle timeout. 25006: the
// server only reads, as a primary does that has been replaced. 25P03, 25P04: timeouts in a transaction. 40003: unknown
// result. 58: system errors.
const lostStates = /^(?:08...|57P0.|25006|25P0[34]|40003|58...)$/
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
// Driver errors without a code.
const driverMessages =
	/ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|Connection ended unexpectedly|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end/
