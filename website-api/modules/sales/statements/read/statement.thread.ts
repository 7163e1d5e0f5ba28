import { serveThread } from '#process/serve-thread.ts'
import { readStatement, type ReadStatement } from './read-statement.ts'
import { StatementFault, type StatementFaultCode } from './statement-fault.ts'

serveThread(async function* (
	bytes: Uint8Array,
): AsyncGenerator<{ read: ReadStatement } | { fault: StatementFaultCode }> {
	try {
		yield { read: await readStatement(bytes) }
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		yield { fault: error.code }
	}
})
