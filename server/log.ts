import { pino, type Logger } from 'pino'

/** JSON lines on stdout. What is logged is chosen field by field: nothing a person typed, no query, no address. */
export function createLog(level: string, process: 'storefront' | 'admin' = 'storefront'): Logger {
	return pino({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime })
}

/** What may be said about an error: its kind and where it was, not its message. */
export function describe(error: unknown) {
	if (!(error instanceof Error)) return { kind: typeof error }
	const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
	return { kind: error.name, code, at: at.slice(0, 8).map((line) => line.trim()) }
}
