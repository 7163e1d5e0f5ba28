import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HealthWire } from '#contract/health.ts'
import { OPERATOR_EXPORT_HEADER } from '#contract/operator-access.ts'
import { listPageChanges, READ_AFTER_HEADER } from '#contract/page-change.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	installedPostgres,
	type ReplicatedPair,
	startReplicatedPair,
} from '#tests/support/standby.ts'
import { testTimeouts } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
// Registers the programmes, which orders require.
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'

// Debian's package postgresql has pg_basebackup, which the PostgreSQL of the other tests lacks; CI installs it.
const hasPostgres = installedPostgres !== undefined
const onReplica = test.skipIf(!hasPostgres)

let pair: ReplicatedPair | undefined
let opened: OpenDatabase | undefined
let standby: OpenDatabase | undefined
let shop: ExampleShop
let changes: string[] = []
const key = newOperatorKey()

beforeAll(async () => {
	if (!hasPostgres) return
	pair = await startReplicatedPair()
	standby = openPostgres(pair.standby.url, 1, testTimeouts)
	opened = openReading(600_000)
	await migrate(db())
	shop = await exampleShop(db(), [{ price: 50_000, stock: 100 }])
	await storeOperatorKey(db(), key, { label: 'test', role: 'owner', companyId: shop.companyId })
	await db().execute(
		sql`insert into page_change (company_id, transaction, at) values (${shop.companyId}, 1, now())`,
	)
})
afterEach(async () => {
	if (pair && standby && (await standby.isReachable())) await resume()
})
afterAll(async () => {
	await opened?.close()
	await standby?.close()
	await pair?.stop()
})

function openReading(maxLagMs: number) {
	const { primary, standby: replica } = pair ?? expect.unreachable()
	const onChange = (isUsable: boolean, reason = '') => void changes.push(`${isUsable} ${reason}`)
	const read = { url: replica.url, maxLagMs, onChange }
	return withProgrammes(openPostgres(primary.url, 4, { ...testTimeouts, read }), programmes)
}
const db = () => opened?.db ?? expect.unreachable()
const reading = () => opened?.forReading ?? expect.unreachable()
const pause = () => standby?.db.execute(sql`select pg_wal_replay_pause()`)
const resume = () => standby?.db.execute(sql`select pg_wal_replay_resume()`)

/** Makes the replica show what is written by now, and the API know it. */
async function catchUp() {
	await reading().current()
	while (!(await reading().isUsable()) || reading().figures().lagBytes > 0) continue
}

const api = (database = opened ?? expect.unreachable()) =>
	exampleApi(database.db, undefined, { forReading: database.forReading })

async function nameShown(headers: Record<string, string> = {}, database?: OpenDatabase) {
	const response = await api(database).request('/v1/product-by-category', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), ...headers },
		body: JSON.stringify({ PAGE_INDEX: 1, DATA_PER_PAGE: 10, ORDER_BY: 'SOLD', SORT: 'ASC' }),
	})
	expect(response.status, await response.clone().text()).toBe(200)
	return /Before|After|Early|Late|Kept/.exec(await response.text())?.[0]
}

async function rename(name: string) {
	await db()
		.update(product)
		.set({ name: { id: name, en: name } })
		.where(eq(product.companyId, shop.companyId))
}

onReplica(
	'a page that a storefront was told to drop is rendered with the change, however late the replica is',
	async () => {
		await rename('Before')
		await catchUp()
		await pause()
		await rename('After')
		const answer = await api().request('/v1/page-changes')
		const { POSITION } = listPageChanges.answer.parse(await answer.json()).data
		// Whoever was told of nothing sees what the replica shows, within the bound.
		expect(await nameShown()).toBe('Before')
		expect(await nameShown({ [READ_AFTER_HEADER]: String(POSITION) })).toBe('After')
		await resume()
		await catchUp()
		const before = reading().figures().fallbacks
		expect(await nameShown({ [READ_AFTER_HEADER]: String(POSITION) })).toBe('After')
		expect(reading().figures().fallbacks).toBe(before)
	},
)

onReplica(
	'a list in a file has what was written just before, from the replica or from the primary',
	async () => {
		const exported = async () => {
			const response = await api().request('/operator/v1/orders', {
				headers: { authorization: `Bearer ${key}`, [OPERATOR_EXPORT_HEADER]: 'yes' },
			})
			return response.text()
		}
		const first = await exampleSale(db(), shop, {
			customerId: null,
			lines: [[0, 1]],
			upTo: 'PENDING',
		})
		const before = reading().figures().fallbacks
		expect(await exported()).toContain(first.number)
		expect(reading().figures().fallbacks).toBe(before)
		await pause()
		const second = await exampleSale(db(), shop, {
			customerId: null,
			lines: [[0, 1]],
			upTo: 'PENDING',
		})
		expect(await exported()).toContain(second.number)
		expect(reading().figures().fallbacks).toBe(before + 1)
	},
)

onReplica(
	'beyond the bound everything is read from the primary, which is said once and in the health',
	async () => {
		changes = []
		const bounded = openReading(500)
		try {
			const ready = async () => {
				const response = await api(bounded).request('/health/ready')
				return [response.status, HealthWire.parse(await response.json()).checks?.replica]
			}
			await rename('Early')
			expect(await ready()).toEqual([200, 'ready'])
			await pause()
			await rename('Late')
			while ((await ready())[1] === 'ready') continue
			expect(await ready()).toEqual([200, 'degraded'])
			expect(await nameShown({}, bounded)).toBe('Late')
			await resume()
			while ((await ready())[1] !== 'ready') continue
			expect(changes).toEqual(['false lag', 'true '])
		} finally {
			await bounded.close()
		}
	},
)

// The last one: nothing reads from the replica after it.
onReplica('a replica that is killed costs no failed request', async () => {
	await rename('Kept')
	await catchUp()
	changes = []
	expect(await nameShown()).toBe('Kept')
	const [, ...names] = await Promise.all([
		pair?.standby.kill(),
		...Array.from({ length: 20 }, () => nameShown()),
	])
	names.push(await nameShown(), await nameShown())
	expect(new Set(names)).toEqual(new Set(['Kept']))
	const { rows } = await (
		await reading().current()
	).execute(sql`select pg_is_in_recovery() as replica`)
	expect(rows).toEqual([{ replica: false }])
	expect(await reading().isUsable()).toBe(false)
	expect(changes).toHaveLength(1)
})
