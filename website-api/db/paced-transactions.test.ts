import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { inTransaction } from './database.ts'
import { pacedTransactions } from './paced-transactions.ts'

let database: OpenDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

test('each transaction of jobs is a part of their pace', async () => {
	let parts = 0
	const jobs = pacedTransactions(database.forJobs, (part) => {
		parts += 1
		return part()
	})
	for (const number of [1, 2]) {
		const rows = await inTransaction(jobs, async (tx) => {
			const answer = await tx.execute<{ number: number }>(sql`select ${number}::integer as number`)
			return answer.rows
		})
		expect(rows).toEqual([{ number }])
		expect(parts).toBe(number)
	}
})
