import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { watchDueWork } from './due-work.queries.ts'

let open: OpenDatabase
let companyId: number
beforeAll(async () => {
	open = await freshPglite()
	const shop = await exampleShop(open.db, [{ price: 50_000, stock: 10 }])
	companyId = shop.companyId
	await exampleSale(open.db, shop, { customerId: null, lines: [[0, 1]], upTo: 'PENDING' })
	await open.db.execute(sql`update outbox set done_at = now()`)
})
afterAll(() => open.close())

const kinds = ['outbox', 'orders', 'coins', 'payments', 'couriers', 'imports'] as const

/** What is due now. */
async function due() {
	const isDue = watchDueWork(open.db)
	const found = await Promise.all(kinds.map(async (kind) => ((await isDue(kind)) ? kind : [])))
	return found.flat()
}

test('nothing is due in an idle shop, and one question says so to all timers', async () => {
	expect(await due()).toEqual([])
	let asked = 0
	const counted = Object.create(open.db, {
		execute: {
			value(...given: Parameters<typeof open.db.execute>) {
				asked++
				return open.db.execute(...given)
			},
		},
	})
	const isDue = watchDueWork(counted, () => 0)
	for (const kind of kinds) expect([kind, await isDue(kind)]).toEqual([kind, false])
	expect(asked).toBe(1)
})

test('an announcement, an order, a message of a provider and a file are found when their time has come', async () => {
	await inTransaction(open.db, (tx) =>
		announce(tx, { companyId, topic: 'order.paid', payload: {}, dedupeKey: 'of a test' }),
	)
	expect(await due()).toEqual(['outbox'])
	await open.db.execute(sql`update orders set due_at = now() - interval '1 second'`)
	expect(await due()).toEqual(['outbox', 'orders'])
	await open.db.insert(providerMessage).values({
		companyId,
		id: randomUUID(),
		provider: 'MIDTRANS',
		eventKey: 'of a test',
		reference: 'A1',
		headers: {},
		body: Buffer.from('{}'),
		nextTryAt: sql`now() - interval '1 second'`,
	})
	expect(await due()).toEqual(['outbox', 'orders', 'payments', 'couriers'])
	await open.db.execute(sql`
		insert into product_import (company_id, file_name, options, counts, made_by)
		values (${companyId}, 'products.csv', '{}', '{}', 'a test')`)
	expect(await due()).toEqual(['outbox', 'orders', 'payments', 'couriers', 'imports'])
	// One that is moved to another cell is left alone.
	await open.db.execute(sql`
		insert into company_at_rest (company_id, state) values (${companyId}, 'DRAINING')`)
	expect(await due()).toEqual([])
})

test('where the question is not answered, each timer looks for itself', async () => {
	const away = Object.create(open.db, {
		execute: { value: () => Promise.reject(new Error('connect ECONNREFUSED')) },
	})
	expect(await watchDueWork(away)('orders')).toBe(true)
})
