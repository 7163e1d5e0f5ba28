import { z } from 'zod'

const DatabaseFailure = z.object({
	code: z.string().regex(/^[0-9A-Z]{5}$/),
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

/** The database cannot be reached, or refuses connections, for the moment. */
export function isUnavailable(error: unknown): boolean {
	const state = sqlFailureOf(error)?.sqlState ?? ''
	return /^(08|53|57P0)/.test(state) || state === '57014' || isConnectionError(error)
}

function isConnectionError(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (
			/ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect/.test(
				cause.message,
			)
		) {
			return true
		}
	}
	return false
}
