import { z } from 'zod'
import { serveThread } from '#process/serve-thread.ts'
import { readStatement } from '#website-api/modules/sales/statements/read/read-statement.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { mutatedTable } from './hostile-tables.ts'

const Input = z.object({ from: z.number(), to: z.number() })

/** Reads broken files one after the other, and answers after each how it was read. */
serveThread(async function* (input) {
	const { from, to } = Input.parse(input)
	for (let seed = from; seed < to; seed++) {
		try {
			await readStatement(mutatedTable(seed))
			yield 'read'
		} catch (error) {
			yield error instanceof StatementFault ? 'refused' : String(error)
		}
	}
})
