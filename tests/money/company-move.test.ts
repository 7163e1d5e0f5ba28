import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
import type { PostgresServer } from '#tests/support/postgres-server.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startSecondCell } from '#tests/support/second-cell.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'
import { startEtalase } from '#tests/support/etalase-process.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { folderObjects } from '#website-api/media/objects.ts'
import { mediaFolder } from '#website-api/media/open-objects.ts'
import { master } from '#website-api/media/storage.ts'
import { workOnNextImport } from '#website-api/modules/catalog/imports/work-on-import.command.ts'
import { refreshDuePrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { auditRound } from '#website-api/modules/money/audit/audit-round.command.ts'
import { rankSales } from '#website-api/modules/operations/reports/rank-sales.command.ts'
import { sumLedger } from '#website-api/modules/operations/reports/sum-ledger.command.ts'
import { sumSales } from '#website-api/modules/operations/reports/sum-sales.command.ts'
import { ROUND_OF_SUMMARIES, sweepRound } from '#website-api/modules/operations/sweeper.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { type Move, MoveRefused, until } from '#website-api/modules/operations/cells/move.ts'
import {
	abandonMove,
	moveCompany,
	type MoveStep,
} from '#website-api/modules/operations/cells/move-company.command.ts'
import { companyOfHost } from '#website-api/modules/platform/companies/company.queries.ts'
import { announce, deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { send } from './support/race.ts'
import { type ServedApi, serveApi } from './support/served-api.ts'
import { byCaller, checkout, orderIn } from './support/shop-calls.ts'

const price = 40_000
const total = price + EXAMPLE_CARRIAGE
const clients = sizeOf({ usual: 2, full: 16 })

let server: PostgresServer
let source: ServedApi
let target: ServedApi
let dropSource: () => Promise<void>
let sourceUrl: string
let moving: ExampleShop
let staying: ExampleShop
let move: Move
let folder: string
const dataOf = (cell: 'source' | 'target') => path.join(folder, cell)

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-move-'))
	const database = await freshDatabase()
	sourceUrl = database.url
	dropSource = database.drop
	server = await startSecondCell()
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
	await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATABASE_URL: sourceUrl, ETALASE_DATA: dataOf('source') })
const moveArgs = (...more: string[]) => ['company', 'move', moving.code, ...more]

/** A command of the first cell, within this process; others are run by a shell. */
const etalase = (...args: string[]) => runCommand(args, { ...settings(), LC_ALL: 'C' })

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

test('a move that a shell ends is told by a dry run, and cleared away on request', async () => {
	const toTarget = moveArgs('--to', server.url)
	const checked = await etalase(...toTarget, '--dry-run')
	expect(checked).toMatchObject({ code: 0, out: 'Both cells are ready for the move.\n' })
	expect(await leftovers()).toEqual([])

	const command = startEtalase([...toTarget, '--yes'], settings())
	await until(async () => (await leftovers()).length > 3)
	command.interrupt()
	expect((await command.ended).code).not.toBe(0)
	const again = await etalase(...toTarget, '--dry-run')
	expect(again.out).toContain('An interrupted move would be cleared away')
	const dry = await etalase(...toTarget, '--abort', '--dry-run')
	expect(dry.out).toContain('Nothing was changed.')
	expect((await leftovers()).length).toBeGreaterThan(3)

	const aborted = await etalase(...toTarget, '--abort', '--yes')
	expect(aborted).toMatchObject({ code: 0, error: '' })
	expect(await leftovers()).toEqual([])
	expect(await numbersIn(target, moving)).toEqual([])
})

test('a company is moved while people buy: no order is lost or accepted twice, and another is untouched', async () => {
	let address = source.url
	const buyers = startShoppers(moving, () => address)
	const others = startShoppers(staying, () => source.url)
	const staff = await exampleStaff()
	const pictures = await examplePictures()
	const first = await send(source.url, checkout(moving, ownOrder(1)))
	const { ORDER_NUMBER: number, TOTAL: AMOUNT } = orderIn(first)
	const paid = await send(
		source.url,
		byCaller(source.caller, `/orders/${number}/payments`, {
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

	const wanted = ['--to', server.url, '--files', dataOf('target'), '--backend', 'cell-b', '--yes']
	const { code, lines, error } = await startEtalase(moveArgs(...wanted), settings(), (line) => {
		if (line === 'The other cell serves the shop.') address = target.url
	}).ended
	await buyers.stop()
	await others.stop()

	expect([code, error]).toEqual([0, ''])
	expect(lines.filter((line) => !line.startsWith('Copied tables:'))).toEqual([
		'Both cells are ready for the move.',
		expect.stringContaining('The shop goes into maintenance.'),
		'The shop takes no writes here any more.',
		expect.stringMatching(/^Both cells have the same rows: \d{3,}\.$/),
		'The other cell serves the shop.',
		`${moving.host} cell-b`,
		expect.stringMatching(/^Maintenance: \d+\.\d seconds\.$/),
		expect.stringContaining('company move --forget'),
	])
	process.stdout.write(`${lines.at(-2)}\n`)
	const copied = (id: string) => path.join(mediaFolder({ dataDir: dataOf('target') }), master(id))
	expect(await readFile(copied(pictures.moving), 'utf8')).toBe(pictures.moving)
	expect(existsSync(copied(pictures.staying))).toBe(false)
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

/** A picture of each company, with its file. */
async function examplePictures() {
	const pictures = { moving: 'a'.repeat(12), staying: 'b'.repeat(12) }
	const objects = folderObjects(mediaFolder({ dataDir: dataOf('source') }))
	for (const [{ companyId }, id] of [
		[moving, pictures.moving],
		[staying, pictures.staying],
	] as const) {
		await objects.write(master(id), Buffer.from(id))
		await source.database.db.execute(sql`
			insert into media (company_id, id, type, width, height, bytes)
			values (${companyId}, ${id}, 'image/jpeg', 1, 1, 12)`)
	}
	return pictures
}

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
	for (const option of ['--abort', '--dry-run']) {
		const refused = await etalase(...moveArgs('--to', server.url, option, '--yes'))
		expect(refused.code).toBe(3)
		expect(refused.error).toContain('has already moved away from here')
	}
})

test('each cell prints the hosts that it serves, as lines of a map', async () => {
	const here = await etalase('hosts')
	expect(here).toMatchObject({ code: 0, out: `${staying.host}\n` })
	const there = await runCommand(['hosts', '--haproxy-map', 'cell-b'], {
		...settings(),
		DATABASE_URL: server.url,
	})
	expect(there.out.split('\n')).toContain(`${moving.host} cell-b`)
	expect(there.out).not.toContain(staying.host)
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
	const sweep = sweepRound(db)
	for (const round of [0, ROUND_OF_SUMMARIES]) await sweep(attempt, round)
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

test('what stayed is deleted on request, but by no dry run', async () => {
	const before = await rowsThere()
	const dry = await etalase(...moveArgs('--forget', '--dry-run'))
	expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was changed.') })
	expect(await rowsThere()).toEqual(before)
	expect(await etalase(...moveArgs('--forget', '--yes'))).toMatchObject({ code: 0, error: '' })
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
