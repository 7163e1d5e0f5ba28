import { sql } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { loadSeed } from '#examples/load.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { administer } from '#tests/support/postgres-databases.ts'
import { tinyShops } from '#tests/support/tiny-shops.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openDatabase } from '#website-api/db/open-database.ts'
import { migrateOpen } from '#website-api/db/require-layout.ts'
import { openObjects } from '#website-api/media/open-objects.ts'
import { storageOver } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { readBackupKey } from '#website-api/modules/operations/backup/backup-key.ts'
import { figuresOf } from '#website-api/modules/operations/backup/figures.queries.ts'
import { makeBackup } from '#website-api/modules/operations/backup/make-backup.command.ts'
import { restoreBackup } from '#website-api/modules/operations/backup/restore-backup.command.ts'
import { passiveSince } from '#website-api/modules/platform/companies/passive.queries.ts'
// Registers the programmes, which orders require.
import { withProgrammes } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'
import { type DebianPostgres, prepareDebianPostgres } from './debian-postgres.ts'
import { type DrillResult, failuresOf } from './drill.ts'

const key = readBackupKey('a random key of drills, long enough')

/** Loses database and files, restores a backup; then loses rows, and goes back to the moment before with pgBackRest. */
export async function restore(): Promise<DrillResult> {
	const server = await prepareDebianPostgres()
	const folder = await mkdtemp(path.join(os.tmpdir(), 'etalase-restore-files-'))
	try {
		await server.start()
		server.pgbackrest('stanza-create')
		const whole = await restoreWhole(server, folder)
		const moment = await restoreMoment(server, folder)
		return {
			title: 'Database and files are lost and restored; spoiled rows are undone to a moment.',
			rows: [...whole.rows, ...moment.rows],
			failures: [...whole.failures, ...moment.failures],
		}
	} finally {
		await server.remove()
		await rm(folder, { recursive: true, force: true })
	}
}

type Part = Pick<DrillResult, 'rows' | 'failures'>

async function restoreWhole(server: DebianPostgres, folder: string): Promise<Part> {
	const place = placeOf(server, folder)
	await administer(server.url, 'create database shop')
	await within(place, async (database) => {
		await migrateOpen(database, {})
		await loadSeed(database.db, storageOver(openObjects(place)), tinyShops)
		await placeOrders(database, 20)
	})
	const before = await within(place, ({ db }) => figuresOf(db))
	const files = (await filesIn(folder)).length
	const file = path.join(folder, 'shop.tar.age')

	let began = performance.now()
	const database = await openDatabase(place)
	const { databaseUrl, dataDir } = place
	const source = { database, databaseUrl, dataDir, objects: openObjects(place), version: 'drill' }
	await makeBackup(file, key, source).finally(() => database.close())
	const backupSeconds = secondsSince(began)

	await administer(server.url, 'drop database shop')
	await rm(path.join(folder, 'media'), { recursive: true })
	await administer(server.url, 'create database shop')
	began = performance.now()
	const { differences, findings } = await restoreBackup(file, key, place, false)
	const restoreSeconds = secondsSince(began)
	const after = await within(place, ({ db }) => figuresOf(db))
	const again = await overwrite(file, place)
	const isPassive = await within(place, async ({ db }) => (await passiveSince(db)) !== undefined)
	return {
		rows: [
			['orders before and after', `${before.rows.orders ?? 0} / ${after.rows.orders ?? 0}`],
			['transfers before and after', `${before.rows.transfer ?? 0} / ${after.rows.transfer ?? 0}`],
			['files before and after', `${files} / ${(await filesIn(folder)).length}`],
			['seconds of the backup', backupSeconds],
			['seconds of the restore with its audit', restoreSeconds],
			['findings of the audit', findings.length],
		],
		failures: [
			...differences,
			...failuresOf({
				'the books of the copy are in order': findings.length === 0,
				'the ledger is the same': JSON.stringify(before.ledger) === JSON.stringify(after.ledger),
				'there were orders and files': (before.rows.orders ?? 0) > 0 && files > 0,
				'every file is back': (await filesIn(folder)).length === files,
				'the copy is passive': isPassive,
				...again,
			}),
		],
	}
}

/** A copy is not written over what is there, nor under a running process; it may be replaced. */
async function overwrite(file: string, place: ReturnType<typeof placeOf>) {
	const refusal = (replaces: boolean) =>
		restoreBackup(file, key, place, replaces).then(
			() => '',
			(error: unknown) => String(error),
		)
	const whenFull = await refusal(false)
	const whenInUse = await within(place, async ({ db }) => {
		await db.execute(sql`select 1`)
		return refusal(true)
	})
	return {
		'what is there is not overwritten': whenFull.includes('is not empty'),
		'a database in use is not replaced': whenInUse.includes('Stop all processes first'),
		'an old copy is replaced': (await refusal(true)) === '',
	}
}

async function restoreMoment(server: DebianPostgres, folder: string): Promise<Part> {
	const place = placeOf(server, folder)
	server.pgbackrest('--type=full', 'backup')
	await within(place, (database) => placeOrders(database, 10))
	const { orders, moment } = await within(place, async ({ db }) => {
		const { rows } = await db.execute<{ orders: number; moment: string }>(
			sql`select (select count(*)::integer from orders) as orders, clock_timestamp()::text as moment`,
		)
		return rows[0] ?? { orders: 0, moment: '' }
	})
	await within(place, async ({ db }) => {
		// Recovery goes to a transaction's end after the moment.
		await db.execute(sql`select pg_sleep(0.1)`)
		await db.execute(sql`update product set name = '{"id": "rusak", "en": "spoilt"}'`)
		await db.execute(sql`select pg_switch_wal()`)
	})
	await server.stop()
	for (const name of await readdir(server.data)) {
		await rm(path.join(server.data, name), { recursive: true })
	}
	const began = performance.now()
	server.pgbackrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
	await server.start()
	const seconds = secondsSince(began)
	return within(place, async ({ db }) => {
		const { rows } = await db.execute<{ orders: number; spoilt: number }>(sql`
			select (select count(*)::integer from orders) as orders,
				(select count(*)::integer from product where name ->> 'en' = 'spoilt') as spoilt`)
		const findings = await auditOracles(db)
		const [after] = rows
		return {
			rows: [
				['orders at the moment and after the return to it', `${orders} / ${after?.orders ?? 0}`],
				['spoilt rows after the return', after?.spoilt ?? -1],
				['seconds of the return', seconds],
				['findings of the audit after it', findings.length],
			],
			failures: failuresOf({
				'every order of the moment is there': after?.orders === orders,
				'no row is spoilt': after?.spoilt === 0,
				'the books are in order after the return': findings.length === 0,
			}),
		}
	})
}

function placeOf(server: DebianPostgres, folder: string) {
	const databaseUrl = server.urlOf('shop')
	return { databaseUrl, dataDir: folder, s3: undefined, isPooled: false }
}

async function placeOrders({ db }: OpenDatabase, count: number) {
	const shop = await exampleShop(db, [{ price: 50_000, stock: 1_000 }])
	const sale = {
		customerId: null,
		lines: [[0, 1]] as [number, number][],
		upTo: 'COMPLETED' as const,
	}
	for (let at = 0; at < count; at++) await exampleSale(db, shop, sale)
}

async function within<T>(
	place: ReturnType<typeof placeOf>,
	work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
	const database = withProgrammes(await openDatabase(place), programmes)
	return work(database).finally(() => database.close())
}

async function filesIn(folder: string): Promise<string[]> {
	const root = path.join(folder, 'media')
	const all = await readdir(root, { recursive: true, withFileTypes: true })
	return all.filter((one) => one.isFile() && !one.name.startsWith('.')).map(({ name }) => name)
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10
