import { sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsFor } from '#tests/support/described-tables.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase, Queryable } from './database.ts'

const modules = fileURLToPath(new URL('../modules', import.meta.url))

/** What the database has and no table file can say: foreign keys to tables of higher areas, and an index on an extension. */
const ONLY_MADE = [
	'account: account_order_fk FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)',
	'orders: orders_agent_fk FOREIGN KEY (company_id, agent_code) REFERENCES agent(company_id, code)',
	'review: review_line_fk FOREIGN KEY (company_id, order_id, line_position) REFERENCES order_line(company_id, order_id, "position")',
	'search_term: CREATE INDEX search_term_likeness ON search_term USING gin (term gin_trgm_ops)',
	'transfer: transfer_order_fk FOREIGN KEY (company_id, order_id) REFERENCES orders(company_id, id)',
]

let open: OpenDatabase
let described: string[]
beforeAll(async () => {
	open = await openTestDatabase()
	await open.db.execute(sql`create schema described`)
	await open.db.transaction(async (tx) => {
		await tx.execute(sql`set local search_path = described, public`)
		for (const statement of statementsFor(await describedTables()))
			await tx.execute(sql.raw(statement))
		described = await factsOf(tx, 'described')
	})
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

/**
 * Columns, constraints and indexes of a schema, one line each. Without the names of keys that table files leave to Drizzle,
 * and without included columns, which it does not know.
 */
async function factsOf(db: Queryable, schema: string): Promise<string[]> {
	const { rows } = await db.execute<{ line: string }>(sql`
		select relname || ': ' || fact as line
		from pg_class as own cross join lateral (
			select concat_ws(' ', attname, format_type(atttypid, atttypmod),
				case when attnotnull then 'not null' end,
				case attgenerated when 's' then 'generated' end,
				case attidentity when 'a' then 'always identity' when 'd' then 'identity' end,
				pg_get_expr(adbin, adrelid)) as fact
			from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
			where attrelid = own.oid and attnum > 0 and not attisdropped
			union all
			select concat_ws(' ',
				case when contype <> 'p' and conname !~ '_company_id_(fkey|company_id_fk)$' then conname end,
				pg_get_constraintdef(pg_constraint.oid))
			from pg_constraint where conrelid = own.oid and contype in ('c', 'f', 'p', 'u', 'x')
			union all
			select regexp_replace(replace(pg_get_indexdef(indexrelid), ${schema} || '.', ''), ' INCLUDE \\([^)]*\\)', '')
			from pg_index where indrelid = own.oid and not exists (
				select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
		) as facts
		where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'
		order by line`)
	return rows.map(({ line }) => line)
}

/** What is only made, and what is only described. */
async function differences(db: Queryable) {
	const made = await factsOf(db, 'public')
	const [isMade, isDescribed] = [new Set(made), new Set([...described, ...ONLY_MADE])]
	return {
		made: made.filter((fact) => !isDescribed.has(fact)),
		described: [...isDescribed].filter((fact) => !isMade.has(fact)),
	}
}

test('the database has exactly the columns, constraints and indexes that the table files describe', async () => {
	expect(described.length).toBeGreaterThan(1_000)
	expect(await differences(open.db)).toEqual({ made: [], described: [] })
})

/** What is changed in the database, and what is then noticed there. */
const CHANGES: [statements: string, fact: string][] = [
	[
		'alter table orders alter column weight_grams type bigint',
		'orders: weight_grams bigint not null',
	],
	['alter table orders alter column number drop not null', 'orders: number text'],
	['alter table product alter column version set default 1', 'product: version integer not null 1'],
	['alter table product alter column seo_title drop default', 'product: seo_title jsonb not null'],
	['alter table product alter column search drop expression', 'product: search tsvector not null'],
	[
		'alter table product alter column rating_tenths set expression as (rating_sum)',
		'product: rating_tenths integer not null generated rating_sum',
	],
	[
		'alter table product alter column id set generated always',
		'product: id bigint not null always identity',
	],
	[
		'alter table product drop constraint product_sold_positive, add constraint product_sold_positive check (sold_count > 0)',
		'product: product_sold_positive CHECK ((sold_count > 0))',
	],
	[
		'drop index product_updated; create index product_updated on product (company_id, status, published_at)',
		'product: CREATE INDEX product_updated ON product USING btree (company_id, status, published_at)',
	],
	[
		'drop index customer_affiliate_code; create unique index customer_affiliate_code on customer (company_id, affiliate_code)',
		'customer: CREATE UNIQUE INDEX customer_affiliate_code ON customer USING btree (company_id, affiliate_code)',
	],
	[
		'drop index product_discounted; create index product_discounted on product (company_id, status, published_at, id)',
		'product: CREATE INDEX product_discounted ON product USING btree (company_id, status, published_at, id)',
	],
	[
		'create index later on product (version)',
		'product: CREATE INDEX later ON product USING btree (version)',
	],
	[
		'alter table brand drop constraint brand_slug_unique, add constraint brand_slug_unique unique (company_id, name)',
		'brand: brand_slug_unique UNIQUE (company_id, name)',
	],
	[
		'alter table setting drop constraint setting_pkey; alter table setting add primary key (value)',
		'setting: PRIMARY KEY (value)',
	],
	[
		'alter table wish drop constraint wish_product_fk, add constraint wish_product_fk foreign key (company_id, product_id) references product',
		'wish: wish_product_fk FOREIGN KEY (company_id, product_id) REFERENCES product(company_id, id)',
	],
	['create table added (id integer)', 'added: id integer'],
]

test('types, defaults, expressions, checks, indexes, keys and actions that differ are noticed', async () => {
	const statements = CHANGES.flatMap(([statement]) => statement.split(';'))
	await open.db
		.transaction(async (tx) => {
			for (const statement of statements) await tx.execute(sql.raw(statement))
			const { made } = await differences(tx)
			expect(made).toEqual(expect.arrayContaining(CHANGES.map(([, fact]) => fact)))
			tx.rollback()
		})
		.catch((error: unknown) => {
			if (!String(error).includes('Rollback')) throw error
		})
})
