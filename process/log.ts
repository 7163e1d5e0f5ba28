import {
	pino,
	stdTimeFunctions,
	destination,
	type DestinationStream,
	type Logger,
	type LoggerOptions,
} from 'pino'
import { instanceName, type ProcessName, version } from './instance.ts'

/** The shape of every log line; its fields are listed in log-line.ts. */
function logOptions(level: string, process: ProcessName): LoggerOptions {
	return {
		level,
		base: { process, instance: instanceName(), version },
		timestamp: stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
	}
}

/**
 * JSON lines on stdout. Only listed fields are logged: no user input, no query string, no IP address. Lines are
 * buffered for at most a second and flushed before the process ends: one write per request would cost as much as
 * serving a cached page.
 */
export function createLog(
	level: string,
	process: ProcessName,
	/** Absent: stdout. */
	stream: DestinationStream = destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 }),
): Logger {
	return pino(logOptions(level, process), stream)
}

/** The loggable part of an error: its type and stack and the code of what it comes from, not its message. */
export function describe(error: unknown) {
	if (!(error instanceof Error)) return { kind: typeof error }
	const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
	return { kind: error.name, code: codeOf(error), at: at.slice(0, 8).map((line) => line.trim()) }
}

/** A call that fails says ECONNREFUSED only in the cause of its error. */
function codeOf(error: Error): string | undefined {
	for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string') return cause.code
	}
	return undefined
}
