import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { wish } from '#website-api/modules/customers/wishlist/wish.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { deleteCustomer } from './delete-customer.command.ts'

let database: OpenDatabase
let shop: ExampleShop
let customerId: string
beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	customerId = (await exampleCustomer(database.db, shop)).customerId
	await deleteCustomer(database.db, { companyId: shop.companyId, customerId })
})
afterAll(() => database.close())

/**
 * Tables whose rows follow from others: of an order, a transfer or another account, which are checked; coins are posted
 * by a transfer.
 */
const DERIVED = ['account', 'coin_lot', 'commission', 'downline', 'open_order']

test('every table with rows of customers refuses rows of a deleted account', async () => {
	const { rows } = await database.db.execute<{ name: string }>(sql`
		select columns.table_name as name from information_schema.columns as columns
		where table_schema = current_schema() and column_name = 'customer_id' and not exists (
			select 1 from pg_trigger where tgrelid = columns.table_name::regclass
				and tgname = columns.table_name || '_of_existing_customer')`)
	expect(rows.map(({ name }) => name).toSorted()).toEqual(DERIVED)
})

async function constraintBrokenBy(work: Promise<unknown>) {
	return work.then(
		() => 'none',
		(error: unknown) => sqlFailureOf(error)?.constraint,
	)
}

test('a deleted account gets no row, no order and no money', async () => {
	const { db } = database
	const { companyId } = shop
	const [thing] = await db.select().from(product).where(eq(product.companyId, companyId))
	const productId = thing?.id ?? 0
	const guests = await exampleSale(db, shop, { customerId: null, lines: [[0, 1]], upTo: 'PENDING' })
	const attempts = [
		db.insert(wish).values({ companyId, customerId, productId, price: 50_000 }),
		db.update(orders).set({ customerId }).where(eq(orders.id, guests.id)),
		inTransaction(db, (tx) =>
			post(tx, companyId, [
				{
					from: { kind: 'bank_in' },
					to: { kind: 'wallet', customerId },
					amount: 1_000,
					reason: 'late',
					dedupeKey: 'late:1',
				},
			]),
		),
	]
	expect(await Promise.all(attempts.map(constraintBrokenBy))).toEqual(
		attempts.map(() => 'customer_not_deleted'),
	)
})
