import { serveThread } from '#process/serve-thread.ts'
import { readTables } from '#website-api/modules/sales/statements/read/read-tables.ts'
import {
	StatementFault,
	type StatementFaultCode,
} from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { readSettlement, type SettlementDay } from './read-settlement.ts'

serveThread(async function* (
	bytes: Uint8Array,
): AsyncGenerator<{ days: SettlementDay[] } | { fault: StatementFaultCode }> {
	try {
		yield { days: readSettlement(await readTables(bytes)) }
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		yield { fault: error.code }
	}
})
