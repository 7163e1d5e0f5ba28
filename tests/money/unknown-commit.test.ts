import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS, OPERATOR_ENDPOINTS } from '#contract/endpoints.ts'
import { type Cut, type CuttingProxy, startCuttingProxy } from '#tests/support/cutting-proxy.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { testTimeouts } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { programmes } from '#website-api/programmes.ts'
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { type ServedApi, serveApi } from './support/served-api.ts'
import {
	keyedCases,
	type RepeatedRequest,
	statefulCases,
	wealthyCustomer,
} from './support/unknown-commit-cases.ts'

let database: TestDatabase
let direct: OpenDatabase
let proxy: CuttingProxy
let served: ServedApi
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
	database = await freshDatabase()
	direct = withProgrammes(openPostgres(database.url, 2, testTimeouts), programmes)
	proxy = await startCuttingProxy(database.url)
	served = await serveApi(proxy.url, 4)
	const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
	picture = new Uint8Array(await drawn.jpeg().toBuffer())
})
afterEach(async () => {
	expect(await auditOracles(direct.db)).toEqual([])
})
afterAll(async () => {
	await served.stop()
	await proxy.stop()
	await direct.close()
	await database.drop()
})

const cuts: Cut[] = ['after the server has done it', 'before the server has it']
// One that the server never got is an ordinary lost connection where no key is looked up.
const cutsWithoutKey = cuts.slice(0, sizeOf({ usual: 1, full: 2 }))

test('each endpoint with an idempotency key is tried', () => {
	const names = [
		...ENDPOINTS.filter(({ idempotent }) => idempotent).map(
			({ method, path }) => `${method} ${path}`,
		),
		...OPERATOR_ENDPOINTS.filter(({ idempotent }) => idempotent).map(
			({ method, path }) => `${method} /operator/v1${path}`,
		),
	]
	expect(Object.keys(keyedCases).toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(keyedCases))(
	'%s whose commit is cut off is answered as carried out, and a repeat does not do it twice',
	async (_, prepare) => {
		const expected = await afterPlainRepeat(prepare)
		for (const cut of cuts) {
			const statuses: number[] = []
			for (let nth = 1, isOver = false; !isOver; nth++) {
				const { request, companyId } = await prepared(prepare)
				proxy.cutCommit(nth, cut)
				const { status } = await sendTo(request)
				expect(proxy.hasCut()).toBe(true)
				statuses.push(status)
				isOver = status < 300
				expect([200, 201]).toContain((await sendTo(request)).status)
				expect(await rowsOf(companyId)).toEqual(expected)
			}
			// Before its own transaction a request may count attempts: without that it is refused.
			expect(statuses.slice(0, -1).filter((status) => status !== 503)).toEqual([])
		}
	},
)

test.each(Object.entries(statefulCases))(
	'%s whose commit is cut off is refused with 503, and a repeat does not do it twice',
	async (_, prepare) => {
		const expected = await afterPlainRepeat(prepare)
		for (const cut of cutsWithoutKey) {
			for (let nth = 1, isOver = false; !isOver; nth++) {
				const { request, companyId } = await prepared(prepare)
				proxy.cutCommit(nth, cut)
				const { status } = await sendTo(request)
				isOver = !proxy.hasCut()
				expect([200, 201, 503]).toContain(status)
				expect((await sendTo(request)).status).toBeLessThan(500)
				expect(await rowsOf(companyId)).toEqual(expected)
			}
		}
	},
)

test('while the database cannot be reached a request gets 503, and its repeat is carried out', async () => {
	const { request, companyId } = await prepared(prepareOrder)
	const expected = await afterPlainRepeat(prepareOrder)
	proxy.setAway(true)
	expect((await sendTo(request)).status).toBe(503)
	proxy.setAway(false)
	expect((await sendTo(request)).status).toBe(201)
	await sendTo(request)
	expect(await rowsOf(companyId)).toEqual(expected)
})

type Prepare = (typeof keyedCases)[string]
const prepareOrder: Prepare = (setting) =>
	keyedCases['POST /order']?.(setting) ?? expect.unreachable()

async function prepared(prepare: Prepare) {
	const { db } = direct
	const shop = await exampleShop(db, [{ price: 50_000, stock: 10 }])
	const customer = await wealthyCustomer(db, shop)
	const { caller } = served
	const request = await prepare({ db, shop, customer, caller, picture })
	return { request, companyId: shop.companyId }
}

async function sendTo({ path, ...init }: RepeatedRequest) {
	const response = await fetch(`${served.url}${path}`, init)
	return { status: response.status, body: await response.text() }
}

/** What a company has after a request and its repeat, without any trouble. */
async function afterPlainRepeat(prepare: Prepare) {
	const { request, companyId } = await prepared(prepare)
	const first = await sendTo(request)
	expect([200, 201], first.body).toContain(first.status)
	await sendTo(request)
	return rowsOf(companyId)
}

/** Counts of attempts and of calls, of which a repeat is one more, files that a refused one may leave, and empty accounts. */
const uncounted = new Set([
	'account',
	'attempt',
	'operator_event',
	'page_change',
	'upload',
	'upload_volume',
])

/** How many rows each table has of a company. */
async function rowsOf(companyId: number) {
	const { rows } = await direct.db.execute<{ name: string }>(sql`
		select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and column_name = 'company_id' and table_type = 'BASE TABLE' order by table_name`)
	const names = rows.map(({ name }) => name).filter((name) => !uncounted.has(name))
	const counts = names.map(
		(name) => sql`select ${name} as name, count(*)::int as rows from ${sql.identifier(name)}
			where company_id = ${companyId}`,
	)
	const counted = await direct.db.execute<{ name: string; rows: number }>(
		sql.join(counts, sql` union all `),
	)
	return Object.fromEntries(counted.rows.map(({ name, rows: count }) => [name, count]))
}
