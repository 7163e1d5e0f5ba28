import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { testTimeouts } from '#tests/support/test-database.ts'
import { readLayout } from './applied-migrations.ts'
import type { OpenDatabase } from './database.ts'
import { BRIDGE } from './former-layout.ts'
import former from './former-migrations.json' with { type: 'json' }
import { migrate } from './migrate.ts'
import { BASELINE_VERSION, readMigration, readMigrations, versionOf } from './migration-files.ts'
import { openPostgres } from './postgres.ts'

const present = readMigrations()

let fresh: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
	fresh = await freshDatabase()
	database = openPostgres(fresh.url, 5, testTimeouts)
	await database.db.execute(sql`create table thing (id integer, amount integer)`)
	await database.db.execute(sql`insert into thing values (1, 1), (2, 1)`)
})
afterAll(async () => {
	await database.close()
	await fresh.drop()
})

/** Applies one more migration, as a process does. */
function apply(number: number, text: string, { db, forJobs } = database) {
	const added = readMigration(`${number}_x.sql`, text)
	return migrate(forJobs, { beside: db, migrations: [...present, added] })
}

async function isValid(index: string): Promise<boolean | undefined> {
	const { rows } = await database.db.execute<{ valid: boolean }>(
		sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${index}::text)`,
	)
	return rows[0]?.valid
}

test('an index that a failed migration left incomplete is made anew', async () => {
	const text = 'CREATE UNIQUE INDEX CONCURRENTLY "thing_amount" ON "thing" ("amount")'
	await expect(apply(9001, text)).rejects.toMatchObject({ cause: { code: '23505' } })
	expect(await isValid('thing_amount')).toBe(false)
	await database.db.execute(sql`update thing set amount = id`)
	expect(await apply(9001, text)).toBe(1)
	expect(await isValid('thing_amount')).toBe(true)
	expect(await apply(9001, text)).toBe(0)
	await database.db.execute(sql`delete from schema_migration where version > 9000`)
})

test('two processes that create an index concurrently apply the migration once', async () => {
	const other = openPostgres(fresh.url, 5, testTimeouts)
	const text = 'CREATE INDEX CONCURRENTLY "thing_id" ON "thing" ("id")'
	const applied = await Promise.all([apply(9002, text), apply(9002, text, other)])
	await other.close()
	expect(applied.toSorted()).toEqual([0, 1])
	expect(await isValid('thing_id')).toBe(true)
	await database.db.execute(sql`delete from schema_migration where version > 9000`)
})

test('a change of a table that waits for a long transaction lets others pass', async () => {
	let changing: Promise<number> | undefined
	await database.db.transaction(async (holder) => {
		await holder.execute(sql`lock table thing in access share mode`)
		const { db } = database
		changing = apply(9003, 'ALTER TABLE "thing" ADD COLUMN "added" integer')
		const waits = sql`select 1 from pg_locks where relation = 'thing'::regclass and not granted`
		while ((await db.execute(waits)).rows.length === 0);
		// Behind the waiting change, which would wait as long as this transaction lasts.
		await db.execute(sql`select * from thing`)
	})
	expect(await changing).toBe(1)
	await database.db.execute(sql`delete from schema_migration where version > 9000`)
})

test('code serves beside a newer expansion, and beside a contraction of what it no longer needs', async () => {
	const last = present.at(-1)?.name.slice(0, 4)
	expect(await apply(9004, 'select 1')).toBe(1)
	expect((await readLayout(database.db)).newer).toEqual([9004])
	const contraction = (needs: string) => `-- Contraction: needs ${needs}\nselect 1`
	expect(await apply(9005, contraction(String(last)))).toBe(1)
	expect((await readLayout(database.db)).newer).toEqual([9004, 9005])
	expect(await apply(9006, contraction('9004'))).toBe(1)
	await expect(readLayout(database.db)).rejects.toThrow(
		'migration 9006, which this version of Etalase does not know, and which serves code only that knows migration 9004.',
	)
	await database.db.execute(sql`delete from schema_migration where version > 9000`)
})

test('a database of the version before this rule gets the column', async () => {
	const { db } = database
	await db.execute(sql`alter table schema_migration drop column min_version`)
	expect((await readLayout(db)).missing).toEqual([])
	expect(await apply(9007, 'select 1')).toBe(1)
	const { rows } = await db.execute(
		sql`select min_version from schema_migration where version = 9008`,
	)
	expect(rows).toEqual([{ min_version: 0 }])
	await db.execute(sql`delete from schema_migration where version > 9000`)
})

test('the command says in both languages which version an older database needs first', async () => {
	const { db } = database
	await db.execute(sql`create table kept as select * from schema_migration`)
	await db.execute(sql`delete from schema_migration`)
	await db.execute(sql`insert into schema_migration (version, digest)
		values (1, ${former['0000_initial.sql']}), (2, ${former['0001_money_rules.sql']})`)
	const run = (LANG: string) => runCommand(['migrate'], { DATABASE_URL: fresh.url, LANG })
	const lost = Object.keys(former).length - 2
	const english = await run('en_US.UTF-8')
	expect(english.code).toBe(1)
	expect(english.error).toMatch(
		new RegExp(`lacks ${lost} of its .* start Etalase of commit ${BRIDGE} `),
	)
	const indonesian = await run('id_ID.UTF-8')
	expect(indonesian.error).toMatch(
		new RegExp(`kurang ${lost} migrasi .* Etalase dari commit ${BRIDGE} `),
	)
	await expect(migrate(database.forJobs)).rejects.toThrow('0002_content.sql')
	await db.execute(sql`delete from schema_migration`)
	await db.execute(sql`insert into schema_migration select * from kept`)
	await db.execute(sql`drop table kept`)
})

test('the command applies what is missing, and only lists it when asked to', async () => {
	const { db } = database
	const run = (...args: string[]) => runCommand(['migrate', ...args], { DATABASE_URL: fresh.url })
	expect(await run()).toMatchObject({ code: 0, out: 'The database lacks no migration.\n' })
	// As the version before the baseline left it.
	await db.execute(sql`delete from schema_migration where version <= ${BASELINE_VERSION}`)
	for (const [name, digest] of Object.entries(former)) {
		await db.execute(
			sql`insert into schema_migration (version, digest) values (${versionOf(name)}, ${digest})`,
		)
	}
	const missing = present
		.map(({ name }) => name)
		.filter((name) => versionOf(name) <= BASELINE_VERSION)
	expect(JSON.parse((await run('--list', '--json')).out)).toEqual({ MISSING_LIST: missing })
	expect((await run()).out).toBe(`${missing.join('\n')}\nApplied: ${missing.length}.\n`)
	expect((await readLayout(db)).missing).toEqual([])
	const wrong = await runCommand(['migrate'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
	expect(wrong).toMatchObject({ code: 1, error: 'connect ECONNREFUSED 127.0.0.1:1\n' })
})
