import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORDER_ACTORS, ORDER_STATUSES } from '#contract/order-statuses.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import type { Actor } from '#website-api/modules/sales/orders/transition/transition.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 50_000

/**
 * The allowed transitions of an order that is paid before it is packed, and their actors: two are steps back by staff, and staff
 * may also complete. Two more are those of orders that are paid to the courier.
 */
const allowed: [OrderStatus, OrderStatus, Actor[]][] = [
	['PENDING', 'PAYMENT_CONFIRMED', ['staff', 'payment']],
	['PENDING', 'EXPIRED', ['timer']],
	['PENDING', 'CANCEL', ['customer', 'staff']],
	['PAYMENT_CONFIRMED', 'PROCESSING', ['staff', 'system']],
	['PAYMENT_CONFIRMED', 'CANCEL', ['customer', 'staff']],
	['PROCESSING', 'SHIPPING', ['staff', 'courier']],
	['PROCESSING', 'DELIVERED', ['system']],
	['PROCESSING', 'CHANGE_PROCESSING', ['staff']],
	['PROCESSING', 'CANCEL', ['staff']],
	['PROCESSING', 'PAYMENT_CONFIRMED', ['staff']],
	['CHANGE_PROCESSING', 'PROCESSING', ['customer']],
	['CHANGE_PROCESSING', 'CANCEL', ['customer', 'timer']],
	['SHIPPING', 'PROCESSING', ['staff']],
	['SHIPPING', 'DELIVERED', ['courier', 'staff', 'customer', 'timer']],
	['DELIVERED', 'COMPLETED', ['customer', 'staff', 'timer']],
]

/** Of an order that is paid to the courier. */
const paidToCourier: [OrderStatus, OrderStatus][] = [
	['PENDING', 'PROCESSING'],
	['SHIPPING', 'CANCEL'],
]

/** A path of allowed transitions to each status. */
const pathsTo: Record<OrderStatus, OrderStatus[]> = {
	PENDING: [],
	EXPIRED: ['EXPIRED'],
	CANCEL: ['CANCEL'],
	PAYMENT_CONFIRMED: ['PAYMENT_CONFIRMED'],
	PROCESSING: ['PAYMENT_CONFIRMED', 'PROCESSING'],
	CHANGE_PROCESSING: ['PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING'],
	SHIPPING: ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING'],
	DELIVERED: ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING', 'DELIVERED'],
	COMPLETED: ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING', 'DELIVERED', 'COMPLETED'],
}

const pairs = ORDER_STATUSES.flatMap((from) =>
	ORDER_STATUSES.filter((to) => to !== from).map((to): [OrderStatus, OrderStatus] => [from, to]),
)
const numbers = new Map<OrderStatus, string>()
let companyId: number

beforeAll(async () => {
	const shop = await exampleShop(money.db, [{ price, stock: 100 }])
	const [variantId = 0] = shop.variantIds
	companyId = shop.companyId
	for (const status of ORDER_STATUSES) {
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const { ORDER_NUMBER: number, TOTAL } = orderIn(await send(money.url, checkout(shop, order)))
		for (const step of pathsTo[status]) {
			await inTransaction(money.db, async (tx) => {
				if (step === 'PAYMENT_CONFIRMED') {
					const notice = { provider: 'BCA', reference: number, amount: TOTAL }
					return receivePayment(tx, shop.companyId, number, notice, 'staff')
				}
				const actor = step === 'EXPIRED' ? 'timer' : 'staff'
				const locked = await lockOrder(tx, shop.companyId, number)
				return moveOrder(tx, locked, { to: step, actor, trackingNumber: 'JP12345678' })
			})
		}
		numbers.set(status, number)
	}
})

/** The database's response to a plain UPDATE, which is rolled back. */
async function tryUpdate(from: OrderStatus, to: OrderStatus, actor: Actor): Promise<string> {
	let verdict = 'not asked'
	const undo = new Error('undo')
	await money.db
		.transaction(async (tx) => {
			try {
				const result = await tx.execute(sql`
					update orders set status = ${to}, version = version + 1, moved_by = ${actor},
						tracking_number = 'JP12345678'
					where number = ${numbers.get(from)} and status = ${from} returning id`)
				verdict = result.rows.length === 1 ? 'allowed' : 'no such order'
			} catch (error) {
				verdict = `refused ${sqlFailureOf(error)?.constraint ?? ''}`
			}
			throw undo
		})
		.catch((error: unknown) => {
			if (error !== undo) throw error
		})
	return verdict
}

describe('[OS-02] the database enforces all 72 ordered pairs of statuses', () => {
	test('allows seventeen of the 72, as in its table, two of them to orders that are paid to the courier', async () => {
		expect(pairs).toHaveLength(72)
		const stored = await money.db.execute<{ from_status: string; to_status: string }>(
			sql`select from_status, to_status from allowed_transition`,
		)
		const key = (from: string, to: string) => `${from} > ${to}`
		expect(stored.rows.map((row) => key(row.from_status, row.to_status)).toSorted()).toEqual(
			[...allowed, ...paidToCourier].map(([from, to]) => key(from, to)).toSorted(),
		)
		expect(stored.rows).toHaveLength(17)
	})

	test.each(pairs)('[OS-02] %s to %s', async (from, to) => {
		const actors = allowed.find((one) => one[0] === from && one[1] === to)?.[2] ?? []
		for (const actor of ORDER_ACTORS) {
			const verdict = await tryUpdate(from, to, actor)
			if (actors.includes(actor)) expect(verdict, actor).toBe('allowed')
			// Two orders may have drawn the same code, of which one waits.
			else
				expect(verdict, actor).toMatch(
					/^refused order(_event_allowed_fk|s_open_total|s_step_of_payment|s_cod_refused)$/,
				)
		}
	})

	test('rejects returning to PENDING with a message, too, when another open order has the same amount', async () => {
		const number = numbers.get('PAYMENT_CONFIRMED') ?? ''
		await money.db.execute(sql`
			update orders set unique_code = paid.unique_code, total = paid.total
			from orders as paid
			where paid.number = ${number} and orders.number = ${numbers.get('PENDING')}`)
		const back = inTransaction(money.db, async (tx) => {
			const locked = await lockOrder(tx, companyId, number)
			return moveOrder(tx, locked, { to: 'PENDING', actor: 'staff' })
		})
		await expect(back).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' })
	})

	test('rejects a status without its version, and a version without a status', async () => {
		const number = numbers.get('PENDING')
		await expect(
			money.db.execute(
				sql`update orders set status = 'CANCEL', moved_by = 'staff' where number = ${number}`,
			),
		).rejects.toThrow()
		await expect(
			money.db.execute(sql`update orders set version = version + 1 where number = ${number}`),
		).rejects.toThrow()
	})

	test.each(['transfer', 'stock_move', 'order_event', 'payment'])(
		'rows of %s are never changed and never deleted',
		async (table) => {
			const name = sql.identifier(table)
			const count = await money.db.execute<{ rows: number }>(
				sql`select count(*) as rows from ${name}`,
			)
			expect(count.rows[0]?.rows).toBeGreaterThan(0)
			await expect(
				money.db.execute(sql`update ${name} set company_id = company_id`),
			).rejects.toThrow()
			await expect(money.db.execute(sql`delete from ${name}`)).rejects.toThrow()
		},
	)
})
