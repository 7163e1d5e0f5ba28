import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { obstacles, reliedOn } from '#tests/support/compatible-layout.ts'
import { changedTables, databaseDigest } from '#tests/support/database-digest.ts'
import { layoutOf } from '#tests/support/database-layout.ts'
import {
	type BlankDatabase,
	openBlankDatabase,
	openTestDatabase,
} from '#tests/support/test-database.ts'
import { CAUSE } from '#website-api/modules/money/audit/cause-oracles.queries.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { readLayout } from './applied-migrations.ts'
import type { Database, OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { BASELINE_VERSION, readMigrations } from './migration-files.ts'
import { TABLES } from './table-kinds.ts'

const migrations = readMigrations()

/**
 * A shop with orders, returns of money, vouchers, withdrawals and agents, as the version before the baseline left it: made by
 * all migrations up to 0145, whose files are gone.
 */
const dump = new URL('./dumps/0145.sql.gz', import.meta.url)

let old: BlankDatabase
let db: Database
let fresh: OpenDatabase
beforeAll(async () => {
	fresh = await openTestDatabase()
	old = await openBlankDatabase()
	// PGlite takes minutes for all statements at once, and seconds for one thing after the other.
	for (const thing of gunzipSync(await readFile(dump))
		.toString()
		.split(/^--\n(?=-- (?:Data for )?Name: )/m))
		await old.run(thing)
	await old.run('set search_path to default')
	db = old.db
})
afterAll(async () => {
	await old.close()
	await fresh.close()
})

async function count(table: string): Promise<number> {
	const { rows } = await db.execute<{ n: number }>(
		sql`select count(*)::integer as n from ${sql.identifier(table)}`,
	)
	return rows[0]?.n ?? 0
}

async function refusal(): Promise<string> {
	return migrate(db).then(
		() => 'migrated',
		(error: unknown) => String(error),
	)
}

/** Columns that orders and companies have got since. */
const without = [
	'tracking_pending',
	'packing_days',
	'eta_days_min',
	'eta_days_max',
	'insurance',
	'insurance_mode',
	'insurance_from',
	'insurance_rate',
	'insurance_fixed',
]

test('a shop of the version before the baseline reaches it: no row changes but in the record, and its code can serve on', async () => {
	const [before, relied] = [await databaseDigest(db, { without }), await reliedOn(db)]
	expect(await count('orders')).toBe(61)
	expect(await migrate(db)).toBe(migrations.length)
	const changed = changedTables(before, await databaseDigest(db, { without }))
	// The list of refunds has a column more, couriers may do more, and be paid, and products and variants have their size.
	const known = [
		'allowed_transition',
		'guest_refund',
		'product',
		'schema_migration',
		'transition_actor',
		'variant',
	]
	expect(changed.filter((table) => table in before)).toEqual(known)
	expect(obstacles(relied, await reliedOn(db))).toEqual([])
	expect(await layoutOf(db)).toEqual(await layoutOf(fresh.db))
	expect(await migrate(db)).toBe(0)
})

test('its books stay in order', async () => {
	const kept = await Promise.all(['transfer', 'withdrawal', 'guest_refund'].map(count))
	expect(kept).toEqual([148, 6, 5])
	// Its 62 members got their money without a payment, which the audits of that time did not look at.
	const faults = await auditOracles(db)
	expect(faults.filter(({ oracle }) => oracle === CAUSE)).toHaveLength(62)
	expect(faults.filter(({ oracle }) => oracle !== CAUSE)).toEqual([])
})

test('the baseline writes the rows that the migrations before it wrote', async () => {
	const [old, made] = [await databaseDigest(db), await databaseDigest(fresh.db)]
	const filled = Object.keys(made).filter((table) => made[table] !== '')
	const written = [...TABLES.reference, 'audit_run', 'ledger_summary', 'schema_migration']
	expect(filled.toSorted()).toEqual(written.toSorted())
	for (const table of TABLES.reference) expect([table, made[table]]).toEqual([table, old[table]])
})

test('a database of a newer version is refused with the number of what it has', async () => {
	await db.execute(sql`insert into schema_migration (version, digest) values (9001, 'x')`)
	expect(await refusal()).toMatch(/migration 9000\b.*newer version.*backup/)
	await db.execute(sql`delete from schema_migration where version = 9001`)
})

test.each([
	['0071_stock_held_for_guests.sql', 72],
	['0147_baseline', BASELINE_VERSION],
])('a database made with another text of %s is refused with its name', async (name, version) => {
	const { rows } = await db.execute<{ digest: string }>(
		sql`select digest from schema_migration where version = ${version}`,
	)
	await db.execute(sql`update schema_migration set digest = 'other' where version = ${version}`)
	expect(await refusal()).toMatch(new RegExp(`${name}.*other.*backup`))
	await db.execute(
		sql`update schema_migration set digest = ${rows[0]?.digest} where version = ${version}`,
	)
	expect((await readLayout(db)).missing).toEqual([])
})

test('a database that stopped at an earlier migration is refused with the version that it needs first', async () => {
	await db.execute(sql`delete from schema_migration where version in (25, ${BASELINE_VERSION})`)
	const text = await refusal()
	expect(text).toMatch(/lacks 1 of its migrations, from 0024_upload_volume\.sql on/)
	expect(text).toMatch(/Etalase of commit \w+ .*backup/)
})
