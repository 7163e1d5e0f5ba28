import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { attemptCount } from '#website-api/modules/platform/attempts/attempt.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { deliverMail } from './deliver-mail.ts'
import type { Mail } from './mailer.ts'
import { MAX_MAILS_BY_NETWORK, MAX_MAILS_TO_ONE, SUPPRESSED } from './unsolicited-mail.command.ts'

const price = 50_000
let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
})
beforeEach(async () => {
	await database.db.delete(outbox)
	await database.db.delete(attemptCount)
	shop = await exampleShop(database.db, [{ price, stock: 1_000 }])
})
afterAll(() => database.close())

type Requested = {
	email?: string
	name?: string
	address?: string
	headers?: Record<string, string>
}

function order({
	email = 'korban@example.com',
	name,
	address = '192.0.2.1',
	headers,
}: Requested = {}) {
	const [variantId = 0] = shop.variantIds
	const wish = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
	return api.request('/v1/order', {
		method: 'POST',
		headers: {
			...storefrontHeaders(shop),
			...headers,
			[VISITOR_ADDRESS_HEADER]: address,
			'idempotency-key': formKeyText(),
		},
		body: JSON.stringify({
			...wish,
			CUSTOMER_EMAIL: email,
			CUSTOMER_NAME: name ?? wish.CUSTOMER_NAME,
		}),
	})
}

async function mails() {
	const sent: Mail[] = []
	const settings = {
		writers: mailWriters,
		mailer: { send: async (mail: Mail) => void sent.push(mail) },
		from: 'toko@contoh.id',
		secret: 'x'.repeat(32),
		shopAddress: 'https://{host}',
	}
	while (
		await deliverNext(database.db, (delivery) => deliverMail(database.db, delivery, settings))
	);
	return sent
}

const suppressed = () => database.db.$count(outbox, eq(outbox.lastError, SUPPRESSED))

test('sends at most five mails to one address for thirty guest orders, and none when they expire', async () => {
	for (let at = 0; at < 30; at += 1) {
		const email = at % 2 ? 'korban@example.com' : 'Korban@Example.com'
		expect((await order({ email, address: `10.0.${at}.1` })).status).toBe(201)
	}
	expect(await mails()).toHaveLength(MAX_MAILS_TO_ONE)
	expect(await suppressed()).toBe(30 - MAX_MAILS_TO_ONE)
	await database.db.update(orders).set({ dueAt: sql`now() - interval '1 minute'` })
	await sweepOnce(database.db)
	expect(await mails()).toEqual([])
	// Another address gets its mails, and after an hour so does this one.
	await order({ email: 'lain@example.com' })
	expect(await mails()).toHaveLength(1)
	await database.db.update(attemptCount).set({ since: sql`now() - interval '61 minutes'` })
	await order()
	expect(await mails()).toHaveLength(1)
})

test('limits mails from one network to sixty an hour', async () => {
	for (let at = 0; at < MAX_MAILS_BY_NETWORK + 3; at += 1) {
		await order({ email: `orang${at}@example.com`, address: `192.0.2.${at}` })
	}
	expect(await suppressed()).toBe(3)
	await order({ email: 'lain@example.com', address: '198.51.100.1' })
	expect(await suppressed()).toBe(3)
})

test('notifies a customer of each of their own orders', async () => {
	const { customerId, headers } = await exampleCustomer(database.db, shop)
	const [row] = await database.db.select().from(customer).where(eq(customer.id, customerId))
	const email = row?.email ?? ''
	for (let round = 0; round < 3; round += 1) {
		for (let at = 0; at < 3; at += 1) expect((await order({ email, headers })).status).toBe(201)
		await database.db.update(orders).set({ dueAt: sql`now() - interval '1 minute'` })
		await sweepOnce(database.db)
	}
	expect((await mails()).filter(({ to }) => to === email)).toHaveLength(18)
})

test('rejects a name with a link or an email, and puts the shop’s name first', async () => {
	for (const name of ['Hadiah di evil.example.com', 'Balas ke a@evil.id']) {
		const refused = await order({ name })
		expect(refused.status).toBe(422)
		expect(FailureWire.parse(await refused.json()).errors).toEqual({
			CUSTOMER_NAME: ['Nama tidak boleh memuat tautan atau alamat email.'],
		})
	}
	await order({ name: 'Anda menang besar' })
	const [mail] = await mails()
	expect(mail?.text.startsWith(`${shop.code}: Pesanan`)).toBe(true)
	expect(mail?.subject).not.toContain('Anda menang')
})
