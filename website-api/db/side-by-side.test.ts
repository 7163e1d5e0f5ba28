import { afterAll, beforeAll, expect, test } from 'vitest'
import { obstacles, reliedOn } from '#tests/support/compatible-layout.ts'
import { type BlankDatabase, openBlankDatabase } from '#tests/support/test-database.ts'
import {
	BASELINE_VERSION,
	concurrentIndexOf,
	type Migration,
	readMigration,
	readMigrations,
} from './migration-files.ts'

const later = readMigrations().filter(({ version }) => version > BASELINE_VERSION)

let blank: BlankDatabase
beforeAll(async () => {
	blank = await openBlankDatabase()
	const baseline = readMigrations().find(({ version }) => version === BASELINE_VERSION)
	for (const statement of baseline?.statements ?? []) await blank.run(statement)
})
afterAll(() => blank.close())

/** Applies a migration; returns what keeps the code before it from serving. */
async function obstaclesOf(migration: Migration): Promise<string[]> {
	const { db } = blank
	const before = await reliedOn(db)
	for (const statement of migration.statements) {
		await blank.run(statement.replace(/\bconcurrently\b/i, ''))
	}
	return obstacles(before, await reliedOn(db))
}

test('old code serves on a database with new migrations, unless they are declared as contractions', async () => {
	const known = new Set(readMigrations().map(({ version }) => version))
	for (const migration of later) {
		const found = await obstaclesOf(migration)
		const advice =
			'expand first, and drop in a later version with "-- Contraction: needs 0000", the migration that code must know'
		if (migration.minVersion === 0)
			expect([migration.name, found], advice).toEqual([migration.name, []])
		else expect([migration.name, known.has(migration.minVersion)]).toEqual([migration.name, true])
	}
	expect(known.size).toBeGreaterThan(0)
})

test.each([
	['drop table review cascade', 'table review is gone'],
	['alter table article rename to story', 'table article is gone'],
	['alter table banner drop column html', 'column banner.html is gone'],
	['alter table banner rename column slug to name', 'column banner.slug is gone'],
	['alter table company add column x integer not null', 'column company.x must be given'],
	[
		'alter table company alter column hide_watermark drop default',
		'column company.hide_watermark must be given',
	],
	[
		'alter table orders alter column dropship_name type varchar(9)',
		'column orders.dropship_name changes from text to character varying(9)',
	],
	[
		'alter table orders alter column tracking_number set not null',
		'column orders.tracking_number must not be null',
	],
	[
		'alter table orders add constraint x check (total < 9)',
		'check orders.x refuses what was allowed',
	],
	['drop function tolerate_typing_errors()', 'function tolerate_typing_errors() is gone'],
	['alter table orders drop constraint orders_number', 'key orders (number, company_id) is gone'],
])('%s: %s', async (statement, obstacle) => {
	await blank.run('begin')
	const found = await obstaclesOf(readMigration('9000_x.sql', statement)).finally(() =>
		blank.run('rollback'),
	)
	expect(found).toContain(obstacle)
})

test.each([
	'alter table company add column x integer',
	`alter table company add column x text default '' not null, add constraint y check (x <> 'a')`,
	'create table x (id integer primary key, company_id integer not null references company (id))',
	'create index x on orders (total)',
	'alter table orders alter column note set default 1',
])('old code serves after: %s', async (statement) => {
	await blank.run('begin')
	const found = await obstaclesOf(readMigration('9000_x.sql', statement)).finally(() =>
		blank.run('rollback'),
	)
	expect(found).toEqual([])
})

test('indexes that are created concurrently stand in a file of their own', () => {
	for (const { name, statements, isConcurrent } of readMigrations()) {
		const made = statements.filter((one) => concurrentIndexOf(one) !== undefined)
		expect([name, made.length > 0]).toEqual([name, isConcurrent])
		if (!isConcurrent)
			expect([name, /index concurrently/i.test(statements.join())]).toEqual([name, false])
	}
})

test('a file says which code serves beside it', () => {
	const minVersion = (number: string, text: string) =>
		readMigration(`${number}_x.sql`, text).minVersion
	expect(minVersion('0141', '-- Adds.\nselect 1')).toBe(0)
	expect(
		minVersion('0141', '-- Contraction: needs 0140, since then nothing reads it.\nselect 1'),
	).toBe(141)
})
