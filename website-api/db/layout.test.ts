import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshPglite } from '#tests/support/pglite.ts'
import type { OpenDatabase } from './database.ts'

const modules = fileURLToPath(new URL('../modules', import.meta.url))

let open: OpenDatabase
beforeAll(async () => {
	open = await freshPglite()
})
afterAll(() => open.close())

/** All tables defined in modules. */
async function describedTables(): Promise<PgTable[]> {
	const files = await readdir(modules, { recursive: true })
	const tables = files
		.filter((file) => file.endsWith('.table.ts'))
		.map(async (file): Promise<object> => import(pathToFileURL(path.join(modules, file)).href))
	return (await Promise.all(tables)).flatMap((module) =>
		Object.values(module).filter((value) => value instanceof PgTable),
	)
}

async function names(query: ReturnType<typeof sql>): Promise<string[]> {
	const { rows } = await open.db.execute<{ name: string }>(query)
	return rows.map(({ name }) => name)
}

test('the migrations create exactly the tables and columns that the modules define', async () => {
	const described = (await describedTables()).flatMap((table) => {
		const { name, columns } = getTableConfig(table)
		return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'not null' : 'null'}`)
	})
	const made = await names(sql`
		select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else ' null' end as name
		from information_schema.columns
		where table_schema = 'public' and table_name <> 'schema_migration'`)
	expect(made.toSorted()).toEqual(described.toSorted())
})

test('the migrations create the constraints and indexes that the modules define', async () => {
	const described = (await describedTables()).flatMap((table) => {
		const { checks, indexes, uniqueConstraints } = getTableConfig(table)
		return [
			...checks.map((check) => check.name),
			...indexes.flatMap((index) => index.config.name ?? []),
			...uniqueConstraints.flatMap((unique) => unique.name ?? []),
		]
	})
	const made = new Set(
		await names(sql`
			select conname as name from pg_constraint
			union all select indexname as name from pg_indexes where schemaname = 'public'`),
	)
	expect(described.filter((name) => !made.has(name.slice(0, 63)))).toEqual([])
})

test('the migrations create the primary keys that the modules define', async () => {
	const described = (await describedTables()).flatMap((table) => {
		const { name, columns, primaryKeys } = getTableConfig(table)
		const keys = [
			...columns.filter(({ primary }) => primary).map((column) => [column]),
			...primaryKeys.map((key) => key.columns),
		]
		return keys.map((key) => `${name}(${key.map((column) => column.name).join(',')})`)
	})
	const made = await names(sql`
		select indrelid::regclass || '(' || (
			select string_agg(attname, ',' order by place)
			from unnest(indkey) with ordinality as key (number, place)
			join pg_attribute on attrelid = indrelid and attnum = number
		) || ')' as name
		from pg_index join pg_class on pg_class.oid = indrelid
		where indisprimary and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'`)
	expect(made.toSorted()).toEqual(described.toSorted())
})

/** Foreign keys to tables of higher areas, which a table file must not import: they exist in the database only. */
const UPWARD_KEYS = [
	'account(company_id,order_id) orders',
	'orders(company_id,agent_code) agent',
	'review(company_id,order_id,line_position) order_line',
	'transfer(company_id,order_id) orders',
]

test('the migrations create the foreign keys that the modules define', async () => {
	const described = (await describedTables()).flatMap((table) =>
		getTableConfig(table).foreignKeys.map((key) => {
			const { columns, foreignTable } = key.reference()
			const from = columns.map(({ name }) => name).join(',')
			return `${getTableConfig(table).name}(${from}) ${getTableConfig(foreignTable).name}`
		}),
	)
	const made = await names(sql`
		select conrelid::regclass || '(' || (
			select string_agg(attname, ',' order by place)
			from unnest(conkey) with ordinality as key (number, place)
			join pg_attribute on attrelid = conrelid and attnum = number
		) || ') ' || confrelid::regclass as name
		from pg_constraint where contype = 'f'`)
	expect(made.toSorted()).toEqual([...described, ...UPWARD_KEYS].toSorted())
})
