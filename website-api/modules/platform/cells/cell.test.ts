import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { MAX_CELL, takeCell } from './cell.command.ts'
import { alignSequences, nextOf } from './id-sequences.command.ts'

let open: OpenDatabase
beforeAll(async () => {
	open = await openTestDatabase()
})
afterAll(() => open.close())

const lastIds = async () => {
	const { rows } = await open.db.execute<{ company: number; variant: string; account: string }>(sql`
		select max(company_id) as company, max(id) as variant, (select max(id) from account) as account from variant`)
	return Object.values(rows[0] ?? {}).map(Number)
}

test('an empty database takes the ids of its cell, and keeps to it', async () => {
	await takeCell(open.db, undefined)
	await takeCell(open.db, 7)
	await takeCell(open.db, 7)
	await exampleShop(open.db, [{ price: 1_000, stock: 5 }])
	const [companyId, variantId = 0] = await lastIds()
	expect(companyId).toBe(700_000)
	expect([variantId > 2 ** 40, variantId % 32_768]).toEqual([true, 7])
	await exampleShop(open.db, [{ price: 1_000, stock: 5 }])
	expect((await lastIds()).slice(0, 2)).toEqual([700_001, variantId + 32_768])

	await expect(takeCell(open.db, 8)).rejects.toThrow('laid out for cell 7, and ETALASE_CELL=8')
	await expect(takeCell(open.db, undefined)).rejects.toThrow('and ETALASE_CELL is not set')
})

test('no more companies are created than the cell has ids', async () => {
	await open.db.execute(sql`select setval('company_id_seq', 799999)`)
	await expect(exampleShop(open.db, [])).rejects.toThrow()
})

test('a database with companies of an installation without a cell is refused', async () => {
	const other = await openTestDatabase()
	try {
		await exampleShop(other.db, [])
		await expect(takeCell(other.db, 7)).rejects.toThrow(
			'companies of an installation without a cell',
		)
	} finally {
		await other.close()
	}
})

test('ids begin above those that came from another cell, in the series of their own', async () => {
	const before = 2 ** 40 + 32_768_003
	await open.db.execute(sql`
		insert into brand (company_id, id, slug, name) values (700000, ${before}, 'dari-sel-3', 'Dari sel 3')`)
	await alignSequences(open.db, 7)
	const { rows } = await open.db.execute<{ next: string }>(
		sql`select nextval(pg_get_serial_sequence('brand', 'id')) as next`,
	)
	expect(Number(rows[0]?.next)).toBe(before + 4)
})

test.each([
	[0, 0, 2 ** 40],
	[7, 0, 2 ** 40 + 7],
	[7, 2 ** 40 + 7, 2 ** 40 + 32_775],
	[7, 2 ** 40 + 8, 2 ** 40 + 32_775],
	[7, 2 ** 40 + 6, 2 ** 40 + 7],
	[MAX_CELL, 2 ** 40, 2 ** 40 + MAX_CELL],
])('the next id of cell %d after %d is %d', (cell, last, next) => {
	expect(nextOf(cell, last)).toBe(next)
})
