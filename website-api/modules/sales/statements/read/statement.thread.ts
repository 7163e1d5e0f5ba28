import { serveThread } from '#process/serve-thread.ts'
import { readStatement, type ReadStatement } from './read-statement.ts'
import { StatementFault, type StatementFaultCode } from './statement-fault.ts'

serveThread(async function* (bytes): AsyncGenerator<
	{ read: ReadStatement } | { fault: StatementFaultCode }
> {
	if (!(bytes instanceof Uint8Array)) throw new TypeError('The thread reads bytes')
	try {
		yield { read: await readStatement(bytes) }
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		yield { fault: error.code }
	}
})
