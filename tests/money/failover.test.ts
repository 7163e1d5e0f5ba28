import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import {
	installedPostgres,
	type ReplicatedPair,
	startReplicatedPair,
} from '#tests/support/standby.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { send } from './support/race.ts'
import { type ServedApi, serveApi } from './support/served-api.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

// Debian's package postgresql has pg_basebackup, which the PostgreSQL of the other tests lacks; CI installs it.
const hasPostgres = installedPostgres !== undefined
const price = 30_000

let pair: ReplicatedPair | undefined
let served: ServedApi | undefined

beforeAll(async () => {
	if (!hasPostgres) return
	pair = await startReplicatedPair()
	const [first, second] = [new URL(pair.standby.url), new URL(pair.primary.url)]
	// The standby first: it is the wrong one until the failover.
	const url = `postgres://postgres@${first.host},${second.host}/postgres`
	const { db, close } = openPostgres(url, 1)
	await migrate(db)
	await db.execute(sql`alter system set synchronous_standby_names = '*'`)
	await db.execute(sql`select pg_reload_conf()`)
	await close()
	served = await serveApi(url, 8)
})
afterAll(async () => {
	await served?.stop()
	await pair?.stop()
})

test.skipIf(!hasPostgres)(
	'after the primary is lost, orders go to the promoted standby without a restart, and none that was confirmed is lost',
	async () => {
		const [api, servers] = [served ?? expect.unreachable(), pair ?? expect.unreachable()]
		const shop = await exampleShop(api.database.db, [{ price, stock: 1_000 }])
		const [variantId = 0] = shop.variantIds
		const place = () => checkout(shop, exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE))
		const before = await Promise.all(Array.from({ length: 10 }, () => send(api.url, place())))
		const confirmed = before.map((answer) => orderIn(answer).ORDER_NUMBER)

		// Orders under way at the loss are sent again with their keys, as a visitor's browser does.
		const underWay = Array.from({ length: 10 }, place)
		const [, ...answers] = await Promise.all([
			servers.primary.kill().then(async () => {
				await servers.promote()
				const { db, close } = openPostgres(servers.standby.url, 1)
				await db.execute(sql`alter system reset synchronous_standby_names`)
				await db.execute(sql`select pg_reload_conf()`)
				await close()
			}),
			...underWay.map((request) => send(api.url, request)),
		])
		const again = await Promise.all(underWay.map((request) => send(api.url, request)))
		expect(again.map(({ status }) => status)).toEqual(again.map(() => expect.toBeOneOf([200, 201])))
		const numbers = [...confirmed, ...again.map((answer) => orderIn(answer).ORDER_NUMBER)]
		for (const answer of answers.filter(({ status }) => status < 300)) {
			expect(numbers).toContain(orderIn(answer).ORDER_NUMBER)
		}
		const { rows } = await api.database.db.execute<{ number: string }>(
			sql`select number from orders where company_id = ${shop.companyId} and not pg_is_in_recovery()`,
		)
		expect(rows.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
		expect(await auditOracles(api.database.db)).toEqual([])
	},
)
