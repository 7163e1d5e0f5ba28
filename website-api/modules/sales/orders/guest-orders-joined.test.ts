import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { advance, exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { spendOf } from '#website-api/modules/programmes/tiers/spend.queries.ts'

/** The email of every example order. */
const email = 'Sari@Example.com'

let database: OpenDatabase
let shop: ExampleShop
let person: ExampleCustomer
beforeAll(async () => {
	database = await openTestDatabase()
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price: 60_000, stock: 100 }])
	person = await exampleCustomer(database.db, shop)
})
afterAll(() => database.close())

function sale(upTo: 'PENDING' | 'DELIVERED' | 'COMPLETED', lines: [number, number][] = [[0, 1]]) {
	return exampleSale(database.db, shop, { customerId: null, lines, upTo })
}

async function change(columns: Partial<typeof customer.$inferInsert>) {
	await database.db.update(customer).set(columns).where(eq(customer.id, person.customerId))
}

async function ownerOf({ id }: { id: string }) {
	return (await orderById(database.db, id)).customerId
}

test('a confirmed email gets the earlier orders of its company, and a claimed one none', async () => {
	const { db } = database
	const [completed, open] = [await sale('COMPLETED'), await sale('PENDING')]
	const elsewhere = await exampleSale(db, await exampleShop(db, [{ price: 60_000, stock: 1 }]), {
		customerId: null,
		lines: [[0, 1]],
		upTo: 'PENDING',
	})
	await change({ email })
	expect(await ownerOf(completed)).toBeNull()
	await change({ emailConfirmedAt: new Date() })
	expect(await ownerOf(completed)).toBe(person.customerId)
	expect(await ownerOf(open)).toBe(person.customerId)
	expect(await ownerOf(elsewhere)).toBeNull()
	const owner = { companyId: shop.companyId, customerId: person.customerId }
	expect(await spendOf(db, owner)).toBe(completed.total - completed.uniqueCode)
	expect(await auditOracles(db)).toEqual([])
})

test('coins are earned for a joined order that completes afterwards', async () => {
	const delivered = await sale('DELIVERED')
	await change({ email, emailConfirmedAt: new Date() })
	await advance(database.db, delivered.id, 'COMPLETED')
	const { customerId } = person
	expect(await balanceOf(database.db, shop.companyId, customerId, 'coins')).toBe(600)
	expect(await auditOracles(database.db)).toEqual([])
})

test('an order placed signed out with a confirmed email belongs to its account at once', async () => {
	await change({ email, emailConfirmedAt: new Date() })
	expect(await ownerOf(await sale('PENDING'))).toBe(person.customerId)
	await change({ email: 'lain@example.com' })
	expect(await ownerOf(await sale('PENDING'))).toBeNull()
	await change({ email, emailConfirmedAt: null })
	expect(await ownerOf(await sale('PENDING'))).toBeNull()
})

test('a confirmed new email gets its orders too, and a registration with a confirmed one', async () => {
	const order = await sale('PENDING')
	await change({ emailConfirmedAt: new Date() })
	await change({ email })
	expect(await ownerOf(order)).toBe(person.customerId)
	await change({ email: 'lain@example.com' })
	const next = await sale('PENDING')
	const { companyId } = shop
	const [made] = await database.db
		.insert(customer)
		.values({ companyId, name: 'Sari', email, phone: '+628111', emailConfirmedAt: sql`now()` })
		.returning()
	expect(await ownerOf(next)).toBe(made?.id)
})
