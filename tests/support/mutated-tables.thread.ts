import { serveThread } from '#process/serve-thread.ts'
import { readStatement } from '#website-api/modules/sales/statements/read/read-statement.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { mutatedTable } from './hostile-tables.ts'

/** Reads broken files one after the other, and answers after each how it was read. */
serveThread(async function* ({ from, to }: { from: number; to: number }) {
	for (let seed = from; seed < to; seed++) {
		try {
			await readStatement(mutatedTable(seed))
			yield 'read'
		} catch (error) {
			yield error instanceof StatementFault ? 'refused' : String(error)
		}
	}
})
