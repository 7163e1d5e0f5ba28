import net from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { takeFound } from './no-waiting-in-transactions.ts'
import { freshPglite } from './pglite.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { isInTransaction } from './transaction-scope.ts'

let open: OpenDatabase
beforeAll(async () => {
	open = await freshPglite()
})
afterAll(() => open.close())

test('code in a transaction is marked as such, and code after it is not', async () => {
	expect(isInTransaction()).toBe(false)
	await inTransaction(open.db, async (tx) => {
		await tx.execute(sql`select 1`)
		expect(isInTransaction()).toBe(true)
		await tx.transaction(async () => expect(isInTransaction()).toBe(true))
	})
	expect(isInTransaction()).toBe(false)
})

test('a request, a connection or a stored file inside a transaction fails the test', async () => {
	const storage = memoryStorage()
	const waits: (() => unknown)[] = [
		() => fetch('http://127.0.0.1:9/'),
		() => net.connect(9, '127.0.0.1'),
		() => storage.writePrivate('abc', Buffer.from('x')),
		() => storage.removePicture('abc'),
	]
	for (const wait of waits) {
		const work = inTransaction(open.db, async () => void (await wait()))
		await expect(work).rejects.toThrow('inside a transaction')
		expect(takeFound()).toHaveLength(1)
	}
})
