import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { pgbouncerProgram, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { databaseUrl } from '#tests/support/postgres-databases.ts'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres, setTimeoutsOfRole } from '#website-api/db/postgres.ts'

// Debian's package pgbouncer; CI installs it. With ETALASE_TEST_POOLER=pgbouncer all tests of money run through it.
const hasPooler = pgbouncerProgram !== undefined

let direct: TestDatabase
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
let database: OpenDatabase | undefined

beforeAll(async () => {
	direct = await freshDatabase()
	if (!hasPooler) return
	pooler = await startPgbouncer(inject('postgresUrl'), 4)
	const url = databaseUrl(pooler.url, new URL(direct.url).pathname.slice(1))
	database = openPostgres(url, 12, { isPooled: true, preparesStatements: false })
})
afterAll(async () => {
	await database?.close()
	await pooler?.stop()
	await direct.drop()
})

test.skipIf(!hasPooler)(
	'through a pooler in transaction mode frequent statements and transactions work on few connections',
	async () => {
		const { db } = database ?? expect.unreachable()
		const shop = await exampleShop(db, [{ price: 1_000, stock: 5 }])
		const counted = await Promise.all(
			Array.from({ length: 300 }, () =>
				db.transaction(async (tx) => {
					const { rows } = await tx.execute<{ count: number }>(
						sql`select count(*)::int as count from variant where company_id = ${shop.companyId}`,
					)
					return rows[0]?.count
				}),
			),
		)
		expect(new Set(counted)).toEqual(new Set([1]))
	},
)

test.skipIf(!hasPooler)('the timeouts behind a pooler are those of the role', async () => {
	const { db } = database ?? expect.unreachable()
	await setTimeoutsOfRole(db)
	const own = openPostgres(direct.url, 1, { isPooled: true })
	try {
		const { rows } = await own.db.execute(sql`
			select current_setting('statement_timeout') as statement,
				current_setting('idle_in_transaction_session_timeout') as idle`)
		expect(rows).toEqual([{ statement: '5s', idle: '10s' }])
	} finally {
		await own.close()
	}
})
