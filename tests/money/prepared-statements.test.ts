import { eq, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/postgres.ts'
import { builtOnce } from '#website-api/db/built-once.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'

let database: OpenDatabase
let drop: () => Promise<void>

beforeAll(async () => {
	const fresh = await freshDatabase()
	drop = fresh.drop
	database = openPostgres(fresh.url, 1)
})
afterAll(async () => {
	await database.close()
	await drop()
})

test('frequent statements are prepared, inside and outside transactions, with the same results', async () => {
	const { db } = database
	for (let at = 1; at <= 120; at++) {
		const question = sql`select ${at}::int as answer`
		const { rows } =
			at % 2 === 0 ? await db.execute(question) : await db.transaction((tx) => tx.execute(question))
		expect(rows).toEqual([{ answer: at }])
	}
	expect(await prepared()).toEqual([{ name: 'often_1', statement: 'select $1::int as answer' }])
})

test('a statement that is built once is prepared and has the values of each call', async () => {
	const { db } = database
	await db.execute(sql`create table number (value integer)`)
	await db.execute(sql`insert into number select generate_series(1, 120)`)
	const number = pgTable('number', { value: integer() })
	let builds = 0
	const numbers = builtOnce((on) => {
		builds++
		return on
			.select()
			.from(number)
			.where(eq(number.value, sql.placeholder('value')))
	})
	const all = Array.from({ length: 120 }, (_, at) => at + 1)
	const found = await Promise.all(all.map((value) => numbers(db, { value })))
	expect(found).toEqual(all.map((value) => [{ value }]))
	expect(builds).toBe(1)
	await db.transaction(async (tx) => {
		await tx.execute(sql`update number set value = 0 where value = 7`)
		expect(await numbers(tx, { value: 7 })).toEqual([])
		expect(await numbers(tx, { value: 0 })).toEqual([{ value: 0 }])
	})
	expect(builds).toBe(2)
	await expect(numbers(db, {})).rejects.toThrow('value')
	expect((await prepared()).map(({ statement }) => statement)).toContain(
		'select "value" from "number" where "number"."value" = $1',
	)
})

async function prepared() {
	const question = sql`select name, statement from pg_prepared_statements`
	return (await database.db.execute(question)).rows
}
