import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	exampleShop,
	type ExampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { workOnNextImport } from '#website-api/modules/catalog/imports/work-on-import.command.ts'
import { refreshDuePrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { auditRound } from '#website-api/modules/money/audit/audit-round.command.ts'
import { rankSales } from '#website-api/modules/operations/reports/rank-sales.command.ts'
import { sumLedger } from '#website-api/modules/operations/reports/sum-ledger.command.ts'
import { sumSales } from '#website-api/modules/operations/reports/sum-sales.command.ts'
import { ROUND_OF_SUMMARIES, sweepRound } from '#website-api/modules/operations/sweeper.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { type Move, MoveRefused } from '#website-api/modules/operations/cells/move.ts'
import {
	abandonMove,
	forgetMoved,
	moveCompany,
	type MoveStep,
} from '#website-api/modules/operations/cells/move-company.command.ts'
import { takeCell } from '#website-api/modules/platform/cells/cell.command.ts'
import { companyOfHost } from '#website-api/modules/platform/companies/company.queries.ts'
import { announce, deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { send } from './support/race.ts'
import { type ServedApi, serveApi } from './support/served-api.ts'
import { byOperator, checkout, orderIn } from './support/shop-calls.ts'

const price = 40_000
const total = price + EXAMPLE_CARRIAGE
const clients = sizeOf({ usual: 4, full: 16 })

let server: PostgresServer
let source: ServedApi
let target: ServedApi
let dropSource: () => Promise<void>
let sourceUrl: string
let moving: ExampleShop
let staying: ExampleShop
let move: Move

beforeAll(async () => {
	const database = await freshDatabase()
	sourceUrl = database.url
	dropSource = database.drop
	server = await startPostgres(undefined, {
		max_worker_processes: '16',
		max_logical_replication_workers: '12',
		max_sync_workers_per_subscription: '8',
	})
	const fresh = openPostgres(server.url, 1)
	await migrate(fresh.db)
	await takeCell(fresh.db, 2)
	await fresh.close()
	source = await serveApi(sourceUrl)
	target = await serveApi(server.url)
	moving = await exampleShop(source.database.db, [{ price, stock: 10_000 }])
	staying = await exampleShop(source.database.db, [{ price, stock: 10_000 }])
	await exampleShop(target.database.db, [{ price, stock: 10 }])
	move = {
		company: { id: moving.companyId, code: moving.code },
		source: source.database.db,
		target: target.database.db,
		sourceUrl,
	}
})
afterAll(async () => {
	await source.stop()
	await target.stop()
	await dropSource()
	await server.stop()
})

const copyFiles = () => Promise.resolve()

/** Shoppers who follow the map and submit again what was not answered, with the same key. */
function startShoppers(shop: ExampleShop, addressOf: () => string) {
	const [variantId = 0] = shop.variantIds
	const numbers: string[] = []
	let isOver = false
	let guests = 0
	async function shopper() {
		while (!isOver) {
			const order = { ...exampleOrder([[variantId, 1]], total), ...exampleGuest(guests++) }
			const key = formKeyText()
			for (;;) {
				const address = addressOf()
				const answer = await send(address, checkout(shop, order, key))
				if (answer.status < 300) {
					numbers.push(orderIn(answer).ORDER_NUMBER)
					break
				}
				// The company stands still for a moment, or is served elsewhere now.
				expect([401, 503]).toContain(answer.status)
				await new Promise((resolve) => setTimeout(resolve, 100))
			}
		}
	}
	const all = Promise.all(Array.from({ length: clients }, shopper))
	return {
		numbers,
		async stop() {
			isOver = true
			await all
		},
	}
}

const numbersIn = async (served: ServedApi, shop: ExampleShop) =>
	(
		await served.database.db
			.select({ number: orders.number })
			.from(orders)
			.where(eq(orders.companyId, shop.companyId))
	).map(({ number }) => number)

async function leftovers() {
	const { rows } = await source.database.db.execute(sql`
		select slot_name from pg_replication_slots
		union all select pubname from pg_publication
		union all select tgname from pg_trigger where tgname like 'company_at_rest%'
		union all select state from company_at_rest`)
	const { rows: there } = await target.database.db.execute(sql`
		select subname from pg_subscription union all select state from company_at_rest`)
	return [...rows, ...there]
}

test('a move that ends halfway leaves the company where it was, and nothing of itself', async () => {
	const ends: MoveStep['step'][] = ['stopped', 'copying']
	for (const last of ends.slice(0, sizeOf({ usual: 1, full: 2 }))) {
		const steps: string[] = []
		const onStep = ({ step }: MoveStep) => {
			steps.push(step)
			if (step === last) throw new Error('the command was ended')
		}
		await expect(moveCompany(move, { onStep, copyFiles })).rejects.toThrow('the command was ended')
		expect(steps).toContain(last)
		expect(await leftovers()).toEqual([])
		expect(await numbersIn(target, moving)).toEqual([])
	}
	const [variantId = 0] = moving.variantIds
	const answer = await send(source.url, checkout(moving, exampleOrder([[variantId, 1]], total)))
	expect(answer.status).toBe(201)
})

test('a company is moved while people buy: no order is lost or accepted twice, and another is untouched', async () => {
	let address = source.url
	const buyers = startShoppers(moving, () => address)
	const others = startShoppers(staying, () => source.url)
	const staff = await exampleStaff()
	const first = await send(source.url, checkout(moving, ownOrder(1)))
	const { ORDER_NUMBER: number, TOTAL: AMOUNT } = orderIn(first)
	const paid = await send(
		source.url,
		byOperator(source.operator, `/orders/${number}/payments`, {
			PROVIDER: 'BCA',
			REFERENCE: number,
			AMOUNT,
		}),
	)
	await inTransaction(source.database.db, (tx) =>
		announce(tx, {
			companyId: moving.companyId,
			topic: 'x',
			dedupeKey: 'later',
			payload: {},
			afterSeconds: 600,
		}),
	)

	const steps: string[] = []
	const onStep = ({ step }: MoveStep) => {
		if (steps.at(-1) !== step) steps.push(step)
		if (step === 'served') address = target.url
	}
	const { hosts, stoppedMs = NaN } = await moveCompany(move, { onStep, copyFiles })
	await buyers.stop()
	await others.stop()

	process.stdout.write(`The company was in maintenance for ${(stoppedMs / 1_000).toFixed(2)} s.\n`)
	expect(steps).toEqual(['checked', 'copying', 'copied', 'stopped', 'equal', 'served'])
	expect(hosts).toEqual([moving.host])
	const there = await numbersIn(target, moving)
	expect(there).toHaveLength(new Set(there).size)
	expect(there.toSorted()).toEqual(expect.arrayContaining(buyers.numbers.toSorted()))
	const here = await numbersIn(source, moving)
	expect(there).toEqual(expect.arrayContaining(here))
	expect((await numbersIn(source, staying)).toSorted()).toEqual(others.numbers.toSorted())
	expect(await auditOracles(target.database.db)).toEqual([])
	expect(await auditOracles(source.database.db)).toEqual([])
	expect([paid.status, paid.body]).toEqual([200, expect.anything()])
	await expectStaff(staff)
})

const ownOrder = (guest: number) => ({
	...exampleOrder([[moving.variantIds[0] ?? 0, 1]], total),
	...exampleGuest(90_000 + guest),
})

/** One member of the company, and one who has an account with the same email address in the other cell. */
async function exampleStaff() {
	const account = { name: 'Sari', passwordHash: '$argon2id$x', isAdministrator: true }
	const emails = ['sari@example.com', 'budi@example.com']
	const made = await source.database.db
		.insert(staffAccount)
		.values(emails.map((email) => ({ ...account, email })))
		.returning()
	for (const { id } of made) {
		await source.database.db
			.insert(staffMember)
			.values({ companyId: moving.companyId, accountId: id, role: 'owner' })
	}
	const [budi] = await target.database.db
		.insert(staffAccount)
		.values({ ...account, email: 'Budi@example.com', isAdministrator: false })
		.returning()
	return { sari: made[0]?.id, budi: budi?.id }
}

async function expectStaff({ sari, budi }: Awaited<ReturnType<typeof exampleStaff>>) {
	const members = await target.database.db
		.select({ id: staffMember.accountId, isAdministrator: staffAccount.isAdministrator })
		.from(staffMember)
		.innerJoin(staffAccount, eq(staffAccount.id, staffMember.accountId))
		.where(eq(staffMember.companyId, moving.companyId))
	expect(members.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
		[sari ?? '', budi ?? '']
			.toSorted((a, b) => a.localeCompare(b))
			.map((id) => ({ id, isAdministrator: false })),
	)
}

test('after the move the database of the first cell refuses writes, and does not know the host', async () => {
	expect(await companyOfHost(source.database.db, moving.host)).toBeUndefined()
	expect(await companyOfHost(target.database.db, moving.host)).toMatchObject({
		id: moving.companyId,
	})
	const id = moving.companyId
	await expect(
		source.database.db.update(orders).set({ note: 'x' }).where(eq(orders.companyId, id)),
	).rejects.toMatchObject({ cause: { constraint: 'company_at_rest' } })
	await expect(moveCompany(move, { onStep: () => undefined, copyFiles })).rejects.toThrow(
		MoveRefused,
	)
	await abandonMove(move)
	expect(await companyOfHost(target.database.db, moving.host)).toMatchObject({ id })
})

test('no timer of the first cell touches the rows that stayed, however old they get', async () => {
	const { db } = source.database
	await ageRows()
	const before = await rowsThere()
	const errors: unknown[] = []
	const attempt = (task: () => Promise<unknown>) =>
		task().then(
			() => undefined,
			(error: unknown) => void errors.push(error),
		)
	for (const round of [0, ROUND_OF_SUMMARIES]) await sweepRound(db, round, attempt)
	const delivered: number[] = []
	const deliver = async ({ companyId }: { companyId: number }) => void delivered.push(companyId)
	await attempt(() => refreshDuePrices(db))
	await attempt(() => workOnNextImport({ db, storage: memoryStorage() }, undefined))
	await attempt(async () => {
		while (await deliverNext(db, deliver));
	})
	for (const job of [sumSales, sumLedger, rankSales]) await attempt(() => job(db))
	await attempt(() => auditRound(db, { minutes: 5, onFailure: (_, error) => errors.push(error) }))
	expect(errors).toEqual([])
	expect(delivered).not.toContain(moving.companyId)
	expect(await rowsThere()).toEqual(before)
})

/** Lets everything of the company have happened 400 days ago, as no trigger would allow. */
async function ageRows() {
	await inTransaction(source.database.db, async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		for (const table of TABLES.company) {
			const { rows } = await tx.execute<{ name: string }>(sql`
				select attname as name from pg_attribute
				where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
					and atttypid = 'timestamptz'::regtype and attgenerated = ''`)
			const aged = rows.map(({ name }) => `"${name}" = "${name}" - interval '400 days'`)
			if (aged.length === 0) continue
			await tx.execute(
				sql.raw(`update "${table}" set ${aged.join(', ')} where company_id = ${moving.companyId}`),
			)
		}
	})
}

async function rowsThere() {
	const found: Record<string, string | null> = {}
	for (const table of TABLES.company) {
		const { rows } = await source.database.db.execute<{ digest: string | null }>(sql`
			select md5(string_agg(one::text, '' order by one::text)) as digest
			from ${sql.identifier(table)} as one where company_id = ${moving.companyId}`)
		found[table] = rows[0]?.digest ?? null
	}
	return found
}

test('what stayed is deleted on request', async () => {
	await forgetMoved(move)
	expect(await leftovers()).toEqual([])
	const { rows } = await source.database.db.execute(
		sql`select from account where company_id = ${moving.companyId}`,
	)
	expect(rows).toEqual([])
	expect(await auditOracles(source.database.db)).toEqual([])
})

// Another whole copy: only with all repetitions.
test.each(['there and back'].slice(0, sizeOf({ usual: 0, full: 1 })))(
	'a company is moved %s',
	async () => {
		const before = await numbersIn(target, moving)
		const back: Move = { ...move, source: move.target, target: move.source, sourceUrl: server.url }
		await moveCompany(back, { onStep: () => undefined, copyFiles })
		expect((await numbersIn(source, moving)).toSorted()).toEqual(before.toSorted())
		expect(await auditOracles(source.database.db)).toEqual([])
		const answer = await send(source.url, checkout(moving, ownOrder(2)))
		expect(answer.status).toBe(201)
	},
)
