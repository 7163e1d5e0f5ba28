import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { sumSales } from '#website-api/modules/operations/reports/sum-sales.command.ts'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import { type ServedApi, serveApi } from './served-api.ts'

export type MoneyTest = ReturnType<typeof moneyTest>

/**
 * A database on real PostgreSQL and the API on a port, for one test file. After every test the six oracles must find
 * nothing.
 */
export function moneyTest(connections?: number) {
	let database: TestDatabase
	let served: ServedApi
	beforeAll(async () => {
		database = await freshDatabase()
		served = await serveApi(database.url, connections)
	})
	afterEach(async () => {
		await sumSales(served.database.db)
		expect(await auditOracles(served.database.db)).toEqual([])
	})
	afterAll(async () => {
		await served.stop()
		await database.drop()
	})
	return {
		get url() {
			return served.url
		},
		get databaseUrl() {
			return database.url
		},
		get db(): Database {
			return served.database.db
		},
		get caller() {
			return served.caller
		},
		/** Stops the API and starts another one on the same database. */
		async restart() {
			await served.stop()
			served = await serveApi(database.url, connections)
		},
	}
}
