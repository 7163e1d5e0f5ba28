import { drizzle } from 'drizzle-orm/node-postgres'
import net from 'node:net'
import pg from 'pg'
import type { Database } from '#website-api/db/database.ts'
import { carrying } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'

export type CrashPoint = {
	/** The statement at which to cut, counted from 1 with `begin`; above the last: no cut. */
	statement: number
	/** Before the statement is sent, or right after: then it is unknown whether it was executed. */
	when: 'before' | 'after'
}

/** A connection that is cut during its work, as if its process was killed. */
export async function crashingDatabase(
	url: string,
	death: CrashPoint,
): Promise<{ db: Database; close(): Promise<void> }> {
	const socket = new net.Socket()
	const client = new pg.Client({ connectionString: url, stream: () => socket })
	client.on('error', () => undefined)
	await client.connect()
	let sent = 0
	const logQuery = () => {
		if (++sent !== death.statement) return
		if (death.when === 'before') socket.destroy()
		else setImmediate(() => socket.destroy())
	}
	return {
		db: carrying(drizzle(client, { logger: { logQuery } }), programmes),
		async close() {
			await client.end().catch(() => undefined)
			socket.destroy()
		},
	}
}
