import { decode } from '#contract/message-codec.ts'
import { OrderRequest } from '#contract/order-request.ts'
import { eq } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import {
	orders,
	type OrderRow,
	type OrderStatus,
} from '#website-api/modules/sales/orders/order.table.ts'
import { placeOrder } from '#website-api/modules/sales/orders/place/place-order.command.ts'
import { priceOrder } from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { EXAMPLE_ADDRESS, exampleOrder, type ExampleShop } from './example-shop.ts'

type Sale = {
	/** null for a guest. */
	customerId: string | null
	/** Indexes of the shop's products, with quantities. */
	lines: [product: number, quantity: number][]
	upTo: OrderStatus
	/** Pickup instead of a courier. */
	isCollected?: boolean
	/** Id of the place where it is collected; default: the main one. */
	pickupPlace?: number
	locale?: 'id' | 'en'
	/** The referral code of the buyer. */
	agentCode?: string
}

const path: OrderStatus[] = [
	'PENDING',
	'PAYMENT_CONFIRMED',
	'PROCESSING',
	'SHIPPING',
	'DELIVERED',
	'COMPLETED',
]

/** Creates an order of the example shop and moves it to a status by the shop's own rules. */
export async function exampleSale(db: Database, shop: ExampleShop, sale: Sale): Promise<OrderRow> {
	const { companyId } = shop
	const { customerId, locale = 'id', agentCode } = sale
	const link = agentCode === undefined ? {} : { AGENT_TRACKING_CODE: agentCode }
	const lines = sale.lines.map(([at, quantity]): [number, number] => [
		shop.variantIds[at] ?? 0,
		quantity,
	])
	const delivery = sale.isCollected
		? ({ ADDRESS: null, VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup' } as const)
		: {}
	const place = { PICKUP_PLACE_ID: sale.pickupPlace ?? 0 }
	const order = decode(OrderRequest, {
		...exampleOrder(lines, 0),
		...delivery,
		...place,
		...link,
	})
	const district = sale.isCollected ? undefined : EXAMPLE_ADDRESS.DISTRICT_CODE
	const { price } = await priceOrder(db, { companyId, locale, customerId }, { ...order, district })
	const id = await inTransaction(db, (tx) =>
		placeOrder(
			tx,
			{ companyId, locale, customerId },
			{ ...order, expectedTotal: price.total },
			24 * 60,
		),
	)
	for (const to of path.slice(1, path.indexOf(sale.upTo) + 1)) await advance(db, id, to)
	return orderById(db, id)
}

/** The current state of an order. */
export async function orderById(db: Database, id: string): Promise<OrderRow> {
	const [row] = await db.select().from(orders).where(eq(orders.id, id))
	if (!row) throw new Error(`No order ${id}`)
	return row
}

/** Moves an order of the example shop to the next status, e.g. COMPLETED after DELIVERED. */
export async function advance(db: Database, id: string, to: OrderStatus) {
	const { companyId, number, total, status } = await orderById(db, id)
	// An order of digital products only changes its status by itself.
	if (path.indexOf(status) >= path.indexOf(to)) return
	const notice = { provider: 'BCA', reference: number, amount: total }
	await inTransaction(db, async (tx) => {
		if (to === 'PAYMENT_CONFIRMED') return receivePayment(tx, companyId, number, notice, 'staff')
		const order = await lockOrder(tx, companyId, number)
		const tracking = to === 'SHIPPING' ? { trackingNumber: 'JP1234567890' } : {}
		return moveOrder(tx, order, { to, actor: 'staff', ...tracking })
	})
}
