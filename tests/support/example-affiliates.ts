import { eq } from 'drizzle-orm'
import { activateAffiliate } from '#contract/affiliate.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { orders, type OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { exampleApi } from './example-api.ts'
import { exampleCustomer } from './example-customer.ts'
import { exampleSale, orderById } from './example-sale.ts'
import { exampleShop } from './example-shop.ts'
import { openTestDatabase } from './test-database.ts'

export type ExampleAffiliates = Awaited<ReturnType<typeof exampleAffiliates>>
export type ExampleAffiliate = Awaited<ReturnType<ExampleAffiliates['affiliate']>>
export type OrderChange = Partial<typeof orders.$inferInsert>

const statusPath = [
	...([
		'PENDING',
		'PAYMENT_CONFIRMED',
		'PROCESSING',
		'SHIPPING',
		'DELIVERED',
		'COMPLETED',
	] as const),
] satisfies OrderStatus[]

/** A shop in a new database whose customers have affiliate links, and orders through them. */
export async function exampleAffiliates() {
	const database = await openTestDatabase()
	const { db } = database
	const api = exampleApi(db)
	const shop = await exampleShop(db, [
		{ price: 99_990, stock: 500 },
		{ price: 33_333, stock: 500 },
	])

	async function move(id: string, to: OrderStatus) {
		const { number, total, companyId } = await orderById(db, id)
		await inTransaction(db, async (tx) => {
			if (to === 'PAYMENT_CONFIRMED') {
				const notice = { provider: 'BCA', reference: number, amount: total }
				return receivePayment(tx, companyId, number, notice, 'staff')
			}
			const order = await lockOrder(tx, companyId, number)
			const tracking = to === 'SHIPPING' ? { trackingNumber: 'JP1234567890' } : {}
			return moveOrder(tx, order, { to, actor: 'staff', ...tracking })
		})
	}

	return {
		db,
		shop,
		move,
		close: () => database.close(),
		/** A customer whose affiliate link is enabled; `read` calls the website API for them. */
		async affiliate() {
			const person = await exampleCustomer(db, shop)
			const read = async (path: string, method = 'GET'): Promise<unknown> => {
				const answer = await api.request(`/v1${path}`, { method, headers: person.headers })
				return answer.json()
			}
			const switched = activateAffiliate.answer.parse(await read('/affiliate', 'POST'))
			return { ...person, code: switched.data.AFFILIATE_CODE ?? '', read }
		},
		/** An order through an affiliate's link, with the test's changes, moved to a status. */
		async sale(
			by: { code: string },
			upTo: (typeof statusPath)[number],
			change: OrderChange = {},
			lines: [number, number][] = [[0, 3]],
		) {
			const order = await exampleSale(db, shop, { customerId: null, lines, upTo: 'PENDING' })
			await db
				.update(orders)
				.set({ affiliateCode: by.code, ...change })
				.where(eq(orders.id, order.id))
			for (const to of statusPath.slice(1, statusPath.indexOf(upTo) + 1)) await move(order.id, to)
			return orderById(db, order.id)
		},
		/** The pending and the available amount. */
		async balances({ customerId }: { customerId: string }) {
			const amountIn = (kind: 'affiliate_pending' | 'affiliate_available') =>
				balanceOf(db, shop.companyId, customerId, kind)
			return [await amountIn('affiliate_pending'), await amountIn('affiliate_available')]
		},
	}
}
