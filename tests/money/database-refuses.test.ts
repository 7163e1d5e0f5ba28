import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import type { Database } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { customersWith } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'

const money = moneyTest()

beforeAll(async () => {
	const shop = await exampleShop(money.db, [
		{ price: 50_000, stock: 20 },
		{ price: 90_000, stock: 20 },
	])
	const [customerId = null] = await customersWith(money.db, shop.companyId, 500_000, 1)
	await exampleFlashSale(money.db, shop.companyId, [
		{ variantId: shop.variantIds[1] ?? 0, price: 60_000, quota: 5 },
	])
	await exampleVoucher(money.db, shop.companyId, { code: 'ONCE' })
	await exampleSale(money.db, shop, { customerId, lines: [[0, 2]], upTo: 'PENDING' })
	await exampleSale(money.db, shop, { customerId, lines: [[0, 1]], upTo: 'PROCESSING' })
	await exampleSale(money.db, shop, {
		customerId: null,
		lines: [[1, 1]],
		upTo: 'PAYMENT_CONFIRMED',
	})
})

/** Statements against the database that violate the named constraint. */
const forbidden: [constraint: string, sqlState: string, statement: string][] = [
	['stock_within_bounds', '23514', 'update stock set reserved = on_hand + 1'],
	['account_covered', '23514', "update account set balance = -1 where kind = 'wallet'"],
	[
		'transfer_dedupe',
		'23505',
		`insert into transfer (company_id, unit, debit_id, credit_id, amount, reason, dedupe_key)
			select company_id, unit, debit_id, credit_id, amount, reason, dedupe_key from transfer limit 1`,
	],
	[
		'transfer_amount_positive',
		'23514',
		`insert into transfer (company_id, unit, debit_id, credit_id, amount, reason, dedupe_key)
			select company_id, unit, debit_id, credit_id, -1, reason, 'less than nothing' from transfer limit 1`,
	],
	[
		'orders_cart',
		'23505',
		`update orders set cart_token = other.cart_token, cart_version = other.cart_version
			from (select cart_token, cart_version from orders where status = 'PENDING') as other
			where orders.status = 'PROCESSING'`,
	],
	[
		'voucher_use_once_per_slot',
		'23505',
		`insert into voucher_use (company_id, order_id, is_for_shipping, voucher_id, code, holder, slot, discount, cashback)
			select orders.company_id, orders.id, false, voucher.id, voucher.code, 'one buyer', 1, 1, 0
			from orders join voucher using (company_id)`,
	],
	[
		'orders_insurance_of_sent',
		'23514',
		"update orders set insurance = -1, total = total - 1 where status = 'PENDING'",
	],
	['orders_total_adds_up', '23514', "update orders set total = total - 1 where status = 'PENDING'"],
	['orders_paid_within_total', '23514', 'update orders set paid = total + 1'],
	['orders_refund_within_paid', '23514', 'update orders set refunded = paid + 1'],
	[
		'order_event_allowed_fk',
		'23503',
		"update orders set status = 'COMPLETED', version = version + 1 where status = 'PENDING'",
	],
	['order_line_adds_up', '23514', 'update order_line set sub_total = sub_total - 1'],
	['order_line_units_left', '23514', 'update order_line set returned = quantity + 1'],
	['order_line_discount_within', '23514', 'update order_line set discount = sub_total + 1'],
	[
		'payment_reference',
		'23505',
		`insert into payment (company_id, id, order_id, provider, reference, amount, outcome)
			select company_id, gen_random_uuid(), order_id, provider, reference, amount, 'MARKED' from payment limit 1`,
	],
	['flash_counter_within_quota', '23514', 'update flash_counter set claimed = quota + 1'],
	['flash_buyer_within_most', '23514', 'update flash_buyer set claimed = most + 1'],
]

test.each(forbidden)(
	'the database rejects a violation of %s',
	async (name, sqlState, statement) => {
		const error = await failureOf(money.db, statement)
		expect(error, 'nothing was refused').toBeInstanceOf(Error)
		expect(breaks(error, sqlState, name), String(error)).toBe(true)
	},
)

async function failureOf(db: Database, statement: string): Promise<unknown> {
	const undone = new Error('undone')
	try {
		await db.transaction(async (tx) => {
			await tx.execute(sql.raw(statement))
			throw undone
		})
	} catch (error) {
		return error === undone ? undefined : error
	}
}
