import { type Database, setStatementTimeout } from '#website-api/db/database.ts'
import { rolledBack } from '#website-api/db/rolled-back.ts'
import { writeProbe } from './write-probe.table.ts'

const TIMEOUT_MS = 2_000

/**
 * Writes a row, through a trigger as an order does, and takes it back. @throws what the database refuses it with, also
 * after two seconds
 */
export async function probeWrite(db: Database): Promise<void> {
	await rolledBack(db, async (tx) => {
		await setStatementTimeout(tx, TIMEOUT_MS)
		await tx.insert(writeProbe).values({})
	})
}
