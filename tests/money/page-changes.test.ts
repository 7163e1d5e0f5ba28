import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import {
	pageChangesAfter,
	recentPageChanges,
} from '#website-api/modules/platform/page-changes/page-changes.queries.ts'
import { parseCursor } from '#website-api/modules/platform/page-changes/page-change-cursor.ts'
import { moneyTest } from './support/money-test.ts'

const money = moneyTest()

test('a change becomes known with its commit, although later transactions were committed before', async () => {
	const [slow, fast] = [
		await exampleShop(money.db, [{ price: 1, stock: 1 }]),
		await exampleShop(money.db, [{ price: 1, stock: 1 }]),
	]
	let cursor = (await recentPageChanges(money.db)).cursor
	const changed = async () => {
		const after = parseCursor(cursor)
		if (!after) throw new Error(`No cursor: ${cursor}`)
		const found = await pageChangesAfter(money.db, after)
		cursor = found.cursor
		return found.changes.map(({ companyId }) => companyId)
	}
	const change = (companyId: number) =>
		`update product set status = 'ACTIVE' where company_id = ${companyId}`
	const slowClient = new pg.Client({ connectionString: money.databaseUrl })
	await slowClient.connect()
	try {
		await slowClient.query('begin')
		await slowClient.query(change(slow.companyId))
		await money.db.execute(sql.raw(change(fast.companyId)))
		expect(await changed()).toEqual([fast.companyId])
		expect(await changed()).toEqual([])
		await slowClient.query('commit')
	} finally {
		await slowClient.end()
	}
	expect(await changed()).toEqual([slow.companyId])
	expect(await changed()).toEqual([])
})
