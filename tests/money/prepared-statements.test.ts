import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/postgres.ts'
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
	const { rows } = await db.execute(sql`select name, statement from pg_prepared_statements`)
	expect(rows).toEqual([{ name: 'often_1', statement: 'select $1::int as answer' }])
})
