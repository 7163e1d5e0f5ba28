import { serveThread } from '#process/serve-thread.ts'
import { StatementFault, type StatementFaultCode } from './statement-fault.ts'

/** Makes this thread read the files that it is sent, for `readInThread`. */
export function serveReading<T>(read: (bytes: Uint8Array) => Promise<T>) {
	serveThread(async function* (
		bytes: Uint8Array,
	): AsyncGenerator<{ read: T } | { fault: StatementFaultCode }> {
		try {
			yield { read: await read(bytes) }
		} catch (error) {
			if (!(error instanceof StatementFault)) throw error
			yield { fault: error.code }
		}
	})
}
