import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { inject } from 'vitest'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { createOrderQueue } from '#website-api/http/order-queue.ts'
import { databaseHosts } from '#website-api/db/database-hosts.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { testTimeouts } from '#tests/support/test-database.ts'
import { withMarkedTransactions } from '#tests/support/transaction-scope.ts'

export type ServedApi = {
	url: string
	database: OpenDatabase
	/** Headers with a key of the shop's owner. */
	caller: Record<string, string>
	/** Closes server and connections, like stopping the process. */
	stop(): Promise<void>
}

/** Through the pooler of the run, if it has one. */
function openTested(databaseUrl: string, connections: number): OpenDatabase {
	const poolerUrl: string | undefined = inject('poolerUrl')
	// A test with a server of its own has none.
	const isOwn =
		new URL(databaseHosts(databaseUrl).urls[0]).port !== new URL(inject('postgresUrl')).port
	if (poolerUrl === undefined || isOwn) return openPostgres(databaseUrl, connections, testTimeouts)
	const pooled = new URL(poolerUrl)
	pooled.pathname = new URL(databaseUrl).pathname
	const options = { ...testTimeouts, isPooled: true, preparesStatements: false }
	return openPostgres(pooled.href, connections, options)
}

/** The real website API on a port, on this PostgreSQL. */
export async function serveApi(databaseUrl: string, connections = 12): Promise<ServedApi> {
	// As in production, but with timeouts for a slow machine.
	const opened = withMarkedTransactions(openTested(databaseUrl, connections))
	const database = withProgrammes(opened, programmes)
	const key = newOperatorKey()
	await storeOperatorKey(database.db, key, { label: 'test', role: 'owner', companyId: null })
	const atOnce = Math.max(1, Math.floor(connections / 2))
	const orderQueue = createOrderQueue({ atOnce, timeoutMs: 100_000 })
	const server = createAdaptorServer({
		fetch: exampleApi(database.db, undefined, { orderQueue }).fetch,
	})
	server.listen(0, '127.0.0.1', 1_024)
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	return {
		url: `http://127.0.0.1:${address.port}`,
		database,
		caller: { authorization: `Bearer ${key}`, 'accept-language': 'id' },
		async stop() {
			server.close()
			if ('closeAllConnections' in server) server.closeAllConnections()
			await database.close()
		},
	}
}
