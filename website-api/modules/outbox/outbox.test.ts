import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshPglite } from '#tests/support/pglite.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { announce, deliverNext } from './outbox.queries.ts'
import { outbox } from './outbox.table.ts'

let database: OpenDatabase

beforeAll(async () => {
	database = await freshPglite()
})
beforeEach(() => database.db.delete(outbox))
afterAll(() => database.close())

const note = { companyId: 1, topic: 'order.placed', dedupeKey: 'order.placed:1', payload: { n: 1 } }
const tell = () => inTransaction(database.db, (tx) => announce(tx, note))

test('an announcement is delivered once, however often it was made', async () => {
	await tell()
	await tell()
	const heard: unknown[] = []
	const deliver = async ({ payload }: { payload: unknown }) => void heard.push(payload)
	expect(await deliverNext(database.db, deliver)).toBe(true)
	expect(await deliverNext(database.db, deliver)).toBe(false)
	expect(heard).toEqual([{ n: 1 }])
})

test('what fails comes again later, and is given up after twenty tries', async () => {
	await tell()
	const fail = async () => {
		throw new Error('mail is down')
	}
	for (let attempt = 1; attempt <= 20; attempt++) {
		expect(await deliverNext(database.db, fail)).toBe(true)
		// Not before its time.
		expect(await deliverNext(database.db, fail)).toBe(false)
		await database.db.update(outbox).set({ dueAt: sql`now()` })
	}
	expect(await deliverNext(database.db, fail)).toBe(false)
	const [row] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, note.dedupeKey))
	expect(row).toMatchObject({ tries: 20, doneAt: null })
	expect(row?.deadAt).not.toBeNull()
})

test('what a rolled back transaction announced is never heard', async () => {
	const undo = new Error('undo')
	const work = database.db.transaction(async (tx) => {
		await announce(tx, note)
		throw undo
	})
	await expect(work).rejects.toBe(undo)
	expect(await deliverNext(database.db, async () => undefined)).toBe(false)
})
