import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import { writeProbe } from './write-probe.table.ts'

/**
 * Writes a row, through a trigger as an order does, and takes it back. @throws what the database refuses it with, also
 * after two seconds
 */
export async function probeWrite(db: Database): Promise<void> {
	const undo = new Error('Taken back')
	try {
		await db.transaction(async (tx) => {
			await tx.execute(sql`select set_config('statement_timeout', '2s', true)`)
			await tx.insert(writeProbe).values({})
			throw undo
		})
	} catch (error) {
		if (error !== undo) throw error
	}
}
