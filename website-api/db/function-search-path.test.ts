import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase, Transaction } from './database.ts'
import { fixSearchPaths, OPEN_FUNCTIONS } from './function-search-path.ts'
import { migrate } from './migrate.ts'

let open: OpenDatabase
beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())

const openFunctions = async (db: Pick<OpenDatabase['db'], 'execute'>) => {
	const { rows } = await db.execute<{ name: string }>(
		sql.raw(
			`select proname as name from pg_proc join (${OPEN_FUNCTIONS}) as open using (oid) order by name`,
		),
	)
	return rows.map(({ name }) => name)
}

/** Runs `work` in a transaction that is taken back. */
async function undone(work: (tx: Transaction) => Promise<void>) {
	await open.db
		.transaction(async (tx) => {
			await work(tx)
			tx.rollback()
		})
		.catch((error: unknown) => {
			if (!String(error).includes('Rollback')) throw error
		})
}

test('every function has the one search_path, or a body that names everything by its id', async () => {
	expect(await openFunctions(open.db)).toEqual([])
	const { rows } = await open.db.execute(sql`
		select proname as name from pg_proc
		where pronamespace = current_schema()::regnamespace and probin is null
			and 'search_path=pg_catalog, public, pg_temp' <> all (coalesce(proconfig, '{}'))`)
	// Called for every text of a product and of a search: inlined, as a function with a setting never is.
	expect(rows).toEqual([{ name: 'search_plain' }])
})

test.each([
	`create function later() returns void language plpgsql as 'begin end'`,
	`create function later() returns integer language sql immutable as 'select 1'`,
	`create function later() returns void language plpgsql set search_path = public as 'begin end'`,
	`create function later() returns void language plpgsql set search_path from current as 'begin end'`,
	`create procedure later() language plpgsql as 'begin end'`,
])('gets it after a migration: %s', async (statement) => {
	await undone(async (tx) => {
		await tx.execute(sql.raw(statement))
		expect(await openFunctions(tx)).toEqual(['later'])
		await fixSearchPaths(tx)
		expect(await openFunctions(tx)).toEqual([])
	})
})

test('a caller’s temporary table does not take the place of one that a trigger writes', async () => {
	await undone(async (tx) => {
		await tx.execute(sql`create temporary table search_synonym (like search_synonym)`)
		await tx.execute(sql`insert into company
			(code, name, legal_name, tagline, customer_care_phone, origin_district)
			values ('x', 'x', 'x', '{"id": "a", "en": "b"}', '+6281200000001', '31.74.01')`)
		expect((await tx.execute(sql`select 1 from search_synonym`)).rows).toEqual([])
		await tx.execute(sql`drop table search_synonym`)
		expect((await tx.execute(sql`select 1 from search_synonym limit 1`)).rows).toHaveLength(1)
	})
})

test('the whole layout can be made in a schema of any name, and nothing of it in public', async () => {
	const tablesIn = async (schema: string) => {
		const { rows } = await open.db.execute<{ count: number }>(
			sql`select count(*)::integer as count from pg_tables where schemaname = ${schema}`,
		)
		return rows[0]?.count
	}
	await undone(async (tx) => {
		await tx.execute(sql`create schema cell_9`)
		await tx.execute(sql`set local search_path = cell_9, public`)
		await migrate(tx)
		expect(await openFunctions(tx)).toEqual([])
		const { rows } = await tx.execute(sql`
			select conname from pg_constraint
			where connamespace = 'cell_9'::regnamespace and contype = 'f'
				and confrelid in (select oid from pg_class where relnamespace <> 'cell_9'::regnamespace)`)
		expect(rows).toEqual([])
		await tx.execute(sql`set local search_path = public`)
		await tx.execute(sql`insert into cell_9.company (code, name, legal_name, tagline, customer_care_phone, origin_district)
			values ('x', 'x', 'x', '{"id": "a", "en": "b"}', '+6281200000001', '31.74.01')`)
		const synonyms = await tx.execute(sql`select 1 from cell_9.search_synonym limit 1`)
		expect(synonyms.rows).toHaveLength(1)
	})
	expect(await tablesIn('cell_9')).toBe(0)
})
