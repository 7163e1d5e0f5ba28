import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutOf } from '#tests/support/database-layout.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import { CAUSE } from '#website-api/modules/money/audit/cause-oracles.queries.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import type { Database, OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { REVISIONS } from './revised-migrations.ts'

const migrations = readMigrations()
const landed = 73

/** A shop with orders, returns of money, vouchers, withdrawals and agents, as the version with migration 0072 left it. */
const dump = new URL('./dumps/0072.sql.gz', import.meta.url)

let client: PGlite
let db: Database
let fresh: OpenDatabase
beforeAll(async () => {
	fresh = await freshPglite()
	client = await PGlite.create({ extensions: { pg_trgm } })
	// PGlite takes minutes for all statements at once, and seconds for one thing after the other.
	for (const thing of gunzipSync(await readFile(dump))
		.toString()
		.split(/^--\n(?=-- (?:Data for )?Name: )/m))
		await client.exec(thing)
	await client.exec('set search_path to default')
	db = drizzle(client)
})
afterAll(async () => {
	await client.close()
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

test('the data of a shop with migration 0072 reaches the present layout, and its books stay in order', async () => {
	const before = await Promise.all(['orders', 'transfer', 'withdrawal', 'guest_refund'].map(count))
	const missing = migrations.filter(({ version }) => version > landed)
	expect(await migrate(db)).toBe(missing.length)
	expect(before).toEqual([61, 148, 6, 5])
	expect(
		await Promise.all(['orders', 'transfer', 'withdrawal', 'guest_refund'].map(count)),
	).toEqual(before)
	// Its 62 members got their money without a payment, which the audits of that time did not look at.
	const faults = await auditOracles(db)
	expect(faults.filter(({ oracle }) => oracle === CAUSE)).toHaveLength(62)
	expect(faults.filter(({ oracle }) => oracle !== CAUSE)).toEqual([])
	expect(await layoutOf(db)).toEqual(await layoutOf(fresh.db))
})

test.each(REVISIONS)(
	'a database made with the earlier text of migration $version is brought to the present one',
	async ({ before, version }) => {
		await db.execute(sql`update schema_migration set digest = ${before} where version = ${version}`)
		if (version === 67)
			await db.execute(sql`alter table pickup_place add column "position" integer`)
		expect(await migrate(db)).toBe(0)
		expect(await layoutOf(db)).toEqual(await layoutOf(fresh.db))
		const { rows } = await db.execute(sql`select version::integer, digest from schema_migration`)
		expect(rows).toContainEqual({
			version,
			digest: migrations.find((migration) => migration.version === version)?.digest,
		})
	},
)

test('a migration with a lower number than the applied ones is applied, too', async () => {
	// As if 0024 had been landed after 0072.
	await db.execute(sql`drop table upload_volume`)
	await db.execute(sql`delete from schema_migration where version = 25`)
	expect(await migrate(db)).toBe(1)
	expect(await layoutOf(db)).toEqual(await layoutOf(fresh.db))
})

test('a database of a newer version is refused with the number of what it has', async () => {
	await db.execute(sql`insert into schema_migration (version, digest) values (9001, 'x')`)
	expect(await refusal()).toMatch(/migration 9000\b.*newer version.*backup/)
	await db.execute(sql`delete from schema_migration where version = 9001`)
})

test('a database made with another text of a migration is refused with its name', async () => {
	const given = sql`(select digest from schema_migration where version = 72)`
	await db.execute(sql`create table kept as select ${given} as digest`)
	await db.execute(sql`update schema_migration set digest = 'other' where version = 72`)
	expect(await refusal()).toMatch(/0071_stock_held_for_guests\.sql.*other.*backup/)
	await db.execute(
		sql`update schema_migration set digest = (select digest from kept) where version = 72`,
	)
	await db.execute(sql`drop table kept`)
	expect(await migrate(db)).toBe(0)
})
