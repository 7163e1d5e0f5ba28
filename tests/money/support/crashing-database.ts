import { drizzle } from 'drizzle-orm/node-postgres'
import net from 'node:net'
import pg from 'pg'
import type { Database } from '#website-api/db/database.ts'

export type CrashPoint = {
	/** Cut at this statement, counted from 1 with `begin`; beyond the last: it lives. */
	statement: number
	/** Before the statement is sent, or right after: then nobody knows whether it was done. */
	when: 'before' | 'after'
}

/** A connection that is cut in the middle of its work, as it is when its process is killed there. */
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
		db: drizzle(client, { logger: { logQuery } }),
		async close() {
			await client.end().catch(() => undefined)
			socket.destroy()
		},
	}
}
