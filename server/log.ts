import { pino, type Logger } from 'pino'

/**
 * JSON lines on stdout. What is logged is chosen field by field: nothing a person typed, no query, no address. Lines are
 * written together, a second late at most, and all of them before the process ends: a write for each request would cost
 * as much as answering it with a kept page.
 */
export function createLog(level: string, process: 'storefront' | 'admin' = 'storefront'): Logger {
	const destination = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 })
	const timestamp = pino.stdTimeFunctions.isoTime
	return pino({ level, base: { process }, timestamp }, destination)
}

/** What may be said about an error: its kind and where it was, not its message. */
export function describe(error: unknown) {
	if (!(error instanceof Error)) return { kind: typeof error }
	const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
	return { kind: error.name, code, at: at.slice(0, 8).map((line) => line.trim()) }
}
