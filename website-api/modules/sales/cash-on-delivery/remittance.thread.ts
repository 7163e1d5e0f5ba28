import { serveThread } from '#process/serve-thread.ts'
import { readTables } from '#website-api/modules/sales/statements/read/read-tables.ts'
import {
	StatementFault,
	type StatementFaultCode,
} from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { readRemittance, type ReadRemittance } from './read-remittance.ts'

serveThread(async function* (
	bytes: Uint8Array,
): AsyncGenerator<{ lines: ReadRemittance[] } | { fault: StatementFaultCode }> {
	try {
		yield { lines: readRemittance(await readTables(bytes)) }
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		yield { fault: error.code }
	}
})
