import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { isInTransaction } from '#tests/support/transaction-scope.ts'
import { deadLetters } from './dead-letters.queries.ts'
import { retryDeadLetters } from './dead-letters.command.ts'
import {
	announce,
	deleteOldDeliveries,
	deliverNext,
	type Delivery,
	type FailedDelivery,
} from './outbox.command.ts'
import { outbox } from './outbox.table.ts'
import { startOutbox } from './poller.ts'

let database: OpenDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})
beforeEach(() => database.db.delete(outbox))
afterAll(() => database.close())

const note = { companyId: 1, topic: 'order.placed', dedupeKey: 'order.placed:1', payload: { n: 1 } }
const tell = () => inTransaction(database.db, (tx) => announce(tx, note))

test('delivers an announcement once, however often it was made', async () => {
	await tell()
	await tell()
	const heard: unknown[] = []
	const deliver = async ({ payload }: { payload: unknown }) => void heard.push(payload)
	expect(await deliverNext(database.db, deliver)).toBe(true)
	expect(await deliverNext(database.db, deliver)).toBe(false)
	expect(heard).toEqual([{ n: 1 }])
})

test('retries a failed delivery later, and stops after twenty attempts', async () => {
	await tell()
	const fail = async () => {
		throw new Error('mail is down')
	}
	for (let attempt = 1; attempt <= 20; attempt++) {
		expect(await deliverNext(database.db, fail)).toBe(true)
		// Not before it is due.
		expect(await deliverNext(database.db, fail)).toBe(false)
		await database.db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` })
	}
	expect(await deliverNext(database.db, fail)).toBe(false)
	const [row] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, note.dedupeKey))
	expect(row).toMatchObject({ tries: 20, doneAt: null, lastError: 'unknown' })
	expect(row?.deadAt).not.toBeNull()

	expect(await deadLetters(database.db, 2)).toEqual([])
	expect(await retryDeadLetters(database.db, 2)).toBe(0)
	expect(await deadLetters(database.db, 1)).toMatchObject([{ topic: 'order.placed', tries: 20 }])
	expect(await retryDeadLetters(database.db, null, row?.id)).toBe(1)
	expect(await deadLetters(database.db, null)).toEqual([])
	const heard: Delivery[] = []
	expect(await deliverNext(database.db, async (delivery) => void heard.push(delivery))).toBe(true)
	expect(heard).toMatchObject([{ id: row?.id, tries: 1 }])
})

test('delivers outside of transactions, and to one process only', async () => {
	await tell()
	let others = true
	const deliver = async () => {
		expect(isInTransaction()).toBe(false)
		others = await deliverNext(database.db, async () => undefined)
	}
	expect(await deliverNext(database.db, deliver)).toBe(true)
	expect(others).toBe(false)
	const [row] = await database.db.select().from(outbox)
	expect(row?.doneAt).not.toBeNull()
})

test('after a crash between delivery and storing the result, delivers again when the lease has ended', async () => {
	await tell()
	const ids: number[] = []
	const crash = new Error('the process ends here')
	const deliver = async ({ id }: Delivery) => {
		ids.push(id)
		// Storing the result never reaches the database.
		await database.db.update(outbox).set({ tries: sql`${outbox.tries} + 1` })
		throw crash
	}
	await deliverNext(database.db, deliver)
	expect(await deliverNext(database.db, deliver)).toBe(false)
	const [kept] = await database.db.select().from(outbox)
	expect(kept).toMatchObject({ doneAt: null, deadAt: null, lastError: null })
	await database.db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` })
	expect(await deliverNext(database.db, async ({ id }) => void ids.push(id))).toBe(true)
	expect(ids).toEqual([kept?.id, kept?.id])
})

test('a delivery that never ends times out, and its failure is reported without personal data', async () => {
	await tell()
	const failures: FailedDelivery[] = []
	const options = { timeoutMs: 1, onFailure: (failed: FailedDelivery) => failures.push(failed) }
	expect(await deliverNext(database.db, () => new Promise(() => undefined), options)).toBe(true)
	await database.db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` })
	const refused = Object.assign(new Error('550 sari@contoh.id: no such user'), {
		code: 'EENVELOPE',
		responseCode: 550,
		command: 'RCPT TO',
	})
	const refuse = async () => {
		throw refused
	}
	await deliverNext(database.db, refuse, { onFailure: options.onFailure })
	expect(failures).toMatchObject([
		{ topic: 'order.placed', tries: 1, cause: 'DeliveryTimeout', isDead: false },
		{ topic: 'order.placed', tries: 2, cause: 'EENVELOPE 550 RCPT TO', isDead: false },
	])
	expect(JSON.stringify(failures)).not.toContain('sari')
})

test('a delivery whose answer came while the process was blocked is not repeated', async () => {
	await tell()
	const failures: FailedDelivery[] = []
	const deliver = async () => {
		const answer = readFile(import.meta.filename)
		// Longer than the attempt may take; the answer arrives meanwhile.
		const end = performance.now() + 300
		while (performance.now() < end);
		await answer
	}
	const onFailure = (failed: FailedDelivery) => failures.push(failed)
	expect(await deliverNext(database.db, deliver, { timeoutMs: 100, onFailure })).toBe(true)
	expect(failures).toEqual([])
	const [row] = await database.db.select().from(outbox)
	expect(row?.doneAt).not.toBeNull()
})

test('a process does not repeat a delivery that it still works on, though its lease has ended', async () => {
	await tell()
	let repeated = true
	const deliver = async () => {
		await database.db.update(outbox).set({ dueAt: sql`now() - interval '1 second'` })
		repeated = await deliverNext(database.db, async () => undefined)
	}
	await deliverNext(database.db, deliver)
	expect(repeated).toBe(false)
})

test('a delivery that succeeds after its time counts, unless it was repeated', async () => {
	await tell()
	let succeed = () => {}
	const slow = () => new Promise<void>((resolve) => (succeed = resolve))
	await deliverNext(database.db, slow, { timeoutMs: 1 })
	succeed()
	const done = () =>
		database.db
			.select()
			.from(outbox)
			.where(sql`${outbox.doneAt} is not null`)
	await expect.poll(done).toHaveLength(1)
})

test('deletes what was delivered 90 days ago, except kept topics and what waits', async () => {
	const add = async (topic: string, doneAt: SQL | null) => {
		const [row] = await database.db
			.insert(outbox)
			.values({ ...note, topic, dedupeKey: randomUUID(), doneAt })
			.returning({ id: outbox.id })
		return row?.id
	}
	const old = sql`now() - interval '91 days'`
	await add('order.placed', old)
	const left = [
		await add('order.placed', sql`now() - interval '89 days'`),
		await add('order.placed', null),
		await add('test-mail', old),
	]
	await deleteOldDeliveries(database.db, ['test-mail'])
	const rows = await database.db.select({ id: outbox.id }).from(outbox).orderBy(outbox.id)
	expect(rows.map(({ id }) => id)).toEqual(left)
})

test('announcements of a rolled back transaction are not delivered', async () => {
	const undo = new Error('undo')
	const work = database.db.transaction(async (tx) => {
		await announce(tx, note)
		throw undo
	})
	await expect(work).rejects.toBe(undo)
	expect(await deliverNext(database.db, async () => undefined)).toBe(false)
})

test('a slow delivery holds up no other one', async () => {
	await tell()
	let release = () => {}
	const slow = new Promise<void>((resolve) => (release = resolve))
	const heard: string[] = []
	const failures: unknown[] = []
	const deliver = async ({ topic }: Delivery) => {
		heard.push(topic)
		if (topic === note.topic) await slow
	}
	const poller = startOutbox(database.db, deliver, {
		failed: (error) => failures.push(error),
	})
	await vi.waitFor(() => expect(heard).toEqual([note.topic]), { timeout: 60_000 })
	await inTransaction(database.db, (tx) =>
		announce(tx, { ...note, topic: 'order.paid', dedupeKey: 'order.paid:1' }),
	)
	await vi.waitFor(() => expect(heard).toEqual([note.topic, 'order.paid']), { timeout: 60_000 })
	release()
	await poller.stop()
	expect(failures).toEqual([])
	expect(await database.db.$count(outbox, sql`${outbox.doneAt} is null`)).toBe(0)
})
