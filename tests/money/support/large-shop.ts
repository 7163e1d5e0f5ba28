import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loadSeed } from '#examples/load.ts'
import { exampleApi, exampleSecret, storefrontHeaders } from '#tests/support/example-api.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { openSession } from '#website-api/modules/platform/sessions/session.command.ts'
import { type Amounts, fillDatabase } from '#examples/scale/fill-database.ts'

export type AskedQuery = { text: string; values: unknown[] }
export type Caller = 'visitor' | 'customer' | 'staff'

const companyId = 1

/** The website API on a shop of this size, with recorded queries, and ids for its pages. */
export async function largeShop(amounts: Amounts) {
	const { url, drop } = await freshDatabase()
	// Random page reads cost as much as sequential ones, as on current disks; otherwise the planner prefers full
	// scans.
	const options = '-c random_page_cost=1.1'
	const pool = new pg.Pool({ connectionString: url, max: 4, options })
	// The database is dropped while the last connections are still closing. The pool reports an idle connection's error
	// itself, and an unhandled 'error' event fails the test run.
	pool.on('error', () => undefined)
	pool.on('connect', (client) => void client.on('error', () => undefined))
	const queries: AskedQuery[] = []
	const db = drizzle(pool, {
		logger: { logQuery: (text, values) => void queries.push({ text, values }) },
	})
	await loadSeed(db, memoryStorage(), tinyShops)
	const client = await pool.connect()
	await fillDatabase(client, companyId, amounts)
	client.release()

	const api = exampleApi(db)
	const key = newOperatorKey()
	await storeOperatorKey(db, key, { label: 'test', role: 'owner', companyId })
	const storefront = storefrontHeaders({ companyId, host: 'localhost' })
	const headers: Record<Caller, Record<string, string>> = {
		visitor: storefront,
		customer: { ...storefront, authorization: `Bearer ${await signIn(db)}` },
		staff: { authorization: `Bearer ${key}` },
	}

	async function answer(who: Caller, path: string, body?: unknown): Promise<unknown> {
		const response = await api.request(path, {
			method: body === undefined ? 'GET' : 'POST',
			headers: { ...headers[who], 'content-type': 'application/json' },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
		const text = await response.text()
		if (!response.ok) throw new Error(`${path}: ${text}`)
		return JSON.parse(text)
	}

	return {
		pool,
		/** The queries of one call, which must succeed. */
		async queriesOf(who: Caller, path: string, body?: unknown): Promise<AskedQuery[]> {
			queries.length = 0
			await answer(who, path, body)
			return [...queries]
		},
		/** The response to a visitor. */
		answerOf: (path: string, body?: unknown) => answer('visitor', path, body),
		async close() {
			await pool.end()
			await drop()
		},
	}
}

async function signIn(db: Parameters<typeof openSession>[0]): Promise<string> {
	const [row] = await db.select().from(customer).where(eq(customer.companyId, companyId)).limit(1)
	if (!row) throw new Error('The shop has no customer.')
	const { token } = await openSession(db, row, {
		device: 'test',
		addressDigest: 'test',
		locale: 'id' as const,
		secret: exampleSecret,
		clock: () => new Date(),
	})
	return token
}
