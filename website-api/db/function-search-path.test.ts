import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { fixSearchPaths, OPEN_FUNCTIONS } from './function-search-path.ts'
import { migrate } from './migrate.ts'

let open: OpenDatabase
beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())

const openFunctions = async (db: Pick<OpenDatabase['db'], 'execute'>) => {
	const { rows } = await db.execute<{ name: string }>(
		sql.raw(`select proname as name from pg_proc where oid in (${OPEN_FUNCTIONS}) order by name`),
	)
	return rows.map(({ name }) => name)
}

test('every function that names a table or another function finds it whatever the search_path is', async () => {
	expect(await openFunctions(open.db)).toEqual([])
	await open.db.transaction(async (tx) => {
		await tx.execute(sql`create function later() returns void language plpgsql as 'begin end'`)
		expect(await openFunctions(tx)).toEqual(['later'])
		await fixSearchPaths(tx)
		expect(await openFunctions(tx)).toEqual([])
	})
})

test('the whole layout can be made in a schema of any name, and nothing of it in public', async () => {
	const tablesIn = async (schema: string) => {
		const { rows } = await open.db.execute<{ count: number }>(
			sql`select count(*)::integer as count from pg_tables where schemaname = ${schema}`,
		)
		return rows[0]?.count
	}
	await open.db
		.transaction(async (tx) => {
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
			tx.rollback()
		})
		.catch((error: unknown) => {
			if (!String(error).includes('Rollback')) throw error
		})
	expect(await tablesIn('cell_9')).toBe(0)
})
