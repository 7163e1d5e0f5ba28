import { setTimeout as sleep } from 'node:timers/promises'
import { count, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { startSweeper } from '#website-api/modules/operations/sweeper.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { startOutbox } from '#website-api/modules/platform/outbox/poller.ts'
import { makeDue } from './support/customers.ts'
import { race, type RacedRequest } from './support/race.ts'
import { type ServedApi, serveApi } from './support/served-api.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const price = 30_000
const connections = 8

let server: PostgresServer
let served: ServedApi

beforeAll(async () => {
	server = await startPostgres()
	const { db, close } = openPostgres(server.url, 1)
	await migrate(db)
	// Confirmed data must survive the crash of the server.
	await db.execute(sql`alter database postgres set synchronous_commit = on`)
	await close()
	served = await serveApi(server.url, connections)
})
afterEach(async () => {
	expect(await auditOracles(served.database.db)).toEqual([])
})
afterAll(async () => {
	await served.stop()
	await server.stop()
})

test('a hundred connections terminated while in use: each request is answered, and the pool recovers', async () => {
	const load = await startLoad()
	const ended = await withAdministrator(async (administrator) => {
		let sum = 0
		while (sum < 100) {
			const { rowCount } = await administrator.query(
				`select pg_terminate_backend(pid) from pg_stat_activity
				where application_name like 'etalase%' and state <> 'idle' limit 1`,
			)
			sum += rowCount ?? 0
			await sleep(2)
		}
		return sum
	})
	expect(ended).toBeGreaterThanOrEqual(100)
	await load.end()
	await load.expectEachOrderOnce()
	await expectWholePool()
})

test('a connection that is lost when a transaction begins is released', async () => {
	const { db, close } = openPostgres(server.url, 1)
	const begin = () => db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => undefined)
	try {
		await withAdministrator(async (administrator) => {
			for (let round = 0; round < 50; round++) {
				const end = administrator.query(
					`select pg_terminate_backend(pid) from pg_stat_activity
					where application_name like 'etalase%' and state = 'idle'`,
				)
				await Promise.all([end, begin(), begin(), begin()])
			}
		})
		// The first attempt may still get a connection that was just terminated.
		await begin()
		expect(await begin()).toBeDefined()
	} finally {
		await close()
	}
})

test('the server crashes and restarts under load: requests get 503 until then, and scheduled jobs continue', async () => {
	const { db } = served.database
	const failures: unknown[] = []
	const timers = [
		startSweeper(db, { failed: (error) => failures.push(error) }),
		startOutbox(db, async () => undefined, { failed: (error) => failures.push(error) }),
	]
	try {
		const load = await startLoad()
		await load.hasBegun()
		await crash()
		await untilReachable()
		await load.end()
		await load.expectEachOrderOnce()
		await expectWholePool()

		const [order] = await db.select().from(orders).where(eq(orders.status, 'PENDING')).limit(1)
		if (!order) throw new Error('No order waits')
		await makeDue(db, order.companyId, order.number)
		const isExpired = async () => {
			const [now] = await db.select().from(orders).where(eq(orders.id, order.id))
			return now?.status === 'EXPIRED'
		}
		const isDelivered = async () => {
			const [open] = await db
				.select({ rows: count() })
				.from(outbox)
				.where(sql`${outbox.doneAt} is null`)
			return open?.rows === 0
		}
		// Deliveries in progress at the crash stay locked for two minutes.
		await db
			.update(outbox)
			.set({ dueAt: sql`now() - interval '1 second'` })
			.where(sql`${outbox.doneAt} is null`)
		while (!(await isExpired()) || !(await isDelivered())) await sleep(100)
	} finally {
		await Promise.all(timers.map((clock) => clock.stop()))
	}
})

/** Starts shoppers who place orders sequentially until `end`. */
async function startLoad() {
	const shop = await exampleShop(served.database.db, [{ price, stock: 1_000_000 }])
	const [variantId = 0] = shop.variantIds
	const sent: RacedRequest[] = []
	const statuses: number[] = []
	let isEnding = false
	const shopper = async () => {
		while (!isEnding) {
			const request = checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE))
			sent.push(request)
			const { path, headers, body } = request
			const response = await fetch(new URL(path, served.url), {
				method: 'POST',
				headers,
				body: JSON.stringify(body),
			})
			await response.arrayBuffer()
			statuses.push(response.status)
			if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
		}
	}
	const shoppers = Array.from({ length: 2 * connections }, shopper)
	return {
		/** Waits until an order was placed. */
		async hasBegun() {
			while (!statuses.includes(201)) await sleep(10)
		},
		async end() {
			isEnding = true
			await Promise.all(shoppers)
			expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
			expect(statuses).toContain(503)
		},
		/** Resends all orders with their keys. */
		async expectEachOrderOnce() {
			const answers = await race(served.url, sent)
			const numbers = answers.map((answer) => orderIn(answer).ORDER_NUMBER)
			expect(new Set(numbers).size).toBe(sent.length)
			const [placed] = await served.database.db
				.select({ rows: count() })
				.from(orders)
				.where(eq(orders.companyId, shop.companyId))
			expect(placed?.rows).toBe(sent.length)
		},
	}
}

/** Expects that all connections of the pool work concurrently: none is lost for good. */
async function expectWholePool() {
	let inside = 0
	let release: (() => void) | undefined
	const all = new Promise<void>((resolve) => (release = resolve))
	const work = () =>
		served.database.db.transaction(async (tx) => {
			await tx.execute(sql`select 1`)
			if (++inside === connections) release?.()
			await all
		})
	await Promise.all(Array.from({ length: connections }, work))
	expect(inside).toBe(connections)
}

/** Kills one of the server's processes, which makes it close all connections and recover. */
async function crash() {
	await withAdministrator(async (administrator) => {
		const { rows } = await administrator.query<{ pid: number }>('select pg_backend_pid() as pid')
		const ended = new Promise((resolve) => administrator.once('end', resolve))
		for (const { pid } of rows) process.kill(pid, 'SIGKILL')
		await ended
	})
}

async function untilReachable() {
	while (!(await served.database.isReachable())) await sleep(50)
}

async function withAdministrator<T>(work: (administrator: pg.Client) => Promise<T>): Promise<T> {
	const administrator = new pg.Client({ connectionString: server.url })
	administrator.on('error', () => undefined)
	await administrator.connect()
	try {
		return await work(administrator)
	} finally {
		await administrator.end().catch(() => undefined)
	}
}
