import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/postgres.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { TABLES } from '#website-api/db/table-kinds.ts'

let open: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
	const database = await freshDatabase()
	open = openPostgres(database.url, 1)
	drop = database.drop
})
afterAll(async () => {
	await open.close()
	await drop()
})

async function names(query: ReturnType<typeof sql>): Promise<string[]> {
	const { rows } = await open.db.execute<{ name: string }>(query)
	return rows.map(({ name }) => name)
}

const companyTables = sql`(select c.oid, c.relname from pg_class as c
	where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
		and c.relname in (${sql.join(
			TABLES.company.map((name) => sql`${name}`),
			sql`, `,
		)})) as of_company`

test('every table is declared once', async () => {
	const made = await names(sql`select tablename as name from pg_tables where schemaname = 'public'`)
	expect(Object.values(TABLES).flat().toSorted()).toEqual(made.toSorted())
})

test('every unique key of a company’s table contains the company, and it has a primary key', async () => {
	const narrow = await names(sql`
		select indexrelid::regclass::text as name from pg_index join ${companyTables} on of_company.oid = indrelid
		where indisunique and not exists (select from pg_attribute
			where attrelid = indrelid and attnum = any(indkey) and attname = 'company_id' and attnotnull)
		union all
		select relname from ${companyTables}
		where not exists (select from pg_index where indrelid = of_company.oid and indisprimary)`)
	expect(narrow).toEqual([])
})

test('a reference between companies’ tables contains the company', async () => {
	const narrow = await names(sql`
		select conname as name from pg_constraint join ${companyTables} on of_company.oid = conrelid
		where contype = 'f' and confrelid in (select of_company.oid from ${companyTables})
			and not exists (select from pg_attribute
				where attrelid = conrelid and attnum = any(conkey) and attname = 'company_id')`)
	expect(narrow).toEqual([])
})

test('each company’s table can be partitioned by company', async () => {
	await open.db.execute(sql`create schema partitioned`)
	const refused: string[] = []
	for (const name of TABLES.company) {
		const table = sql.identifier(name)
		await open.db
			.execute(
				sql`create table partitioned.${table} (like public.${table} including all) partition by hash (company_id)`,
			)
			.catch((error: Error) => refused.push(`${name}: ${String(error.cause)}`))
	}
	expect(refused).toEqual([])
})
