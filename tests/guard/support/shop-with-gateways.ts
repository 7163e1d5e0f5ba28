import { and, desc, eq } from 'drizzle-orm'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { answerOf } from '#contract/endpoint-call.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleGateways } from '#tests/support/example-gateways.ts'
import { exampleGuest, exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { wholeShop } from './whole-shop.ts'

/** The whole shop in one process, with a payment provider in it; `isAway`: whether the website API gives no answer. */
export async function openGateways({ isAway }: { isAway?: () => boolean } = {}) {
	let made: ReturnType<typeof exampleGateways> | undefined
	const shop = await wholeShop({
		...(isAway ? { isApiAway: isAway } : {}),
		gateways: (db, secret) => (made = exampleGateways(db, secret)).gateways,
	})
	if (!made) throw new Error('No gateways')
	const provider = made
	const { db, call } = shop.tiny
	const [goods] = await db
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-14')))

	// Guests may hold a part of it alone.
	const onHand = 1_000
	await inTransaction(db, (tx) =>
		countStock(tx, 1, [{ variantId: goods?.id ?? 0, onHand }], 'example'),
	)
	const phoneOf = new Map<string, string>()
	let guests = 0
	async function place() {
		guests += 1
		const pickUp = { ADDRESS: null, VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup' }
		const online = { PAYMENT_METHOD: 'ONLINE', BANK_CODE: undefined, ONLINE_METHOD: 'VA_BCA' }
		const quote = await call('/order/quote', {
			body: { CART_LIST: [{ CART_ID: goods?.id, CART_QTY: 1 }], ...pickUp },
		})
		const total = /"TOTAL":(\d+)/.exec(await quote.text())?.[1]
		const body = {
			...exampleOrder([[goods?.id ?? 0, 1]], Number(total)),
			...exampleGuest(guests),
			...pickUp,
			...online,
		}
		const placed = await call('/order', {
			body,
			headers: {
				'idempotency-key': formKeyText(),
				[VISITOR_ADDRESS_HEADER]: `10.0.${guests}.1`,
			},
		})
		const { number } = answerOf(createOrder, createOrder.answer.parse(await placed.json()))
		phoneOf.set(number, body.CUSTOMER_PHONE)
		return { number, phone: body.CUSTOMER_PHONE }
	}

	/** An order whose payment is open. */
	async function opened() {
		const { number, phone } = await place()
		await call('/online-payment', {
			body: { ORDER_NUMBER: number, CUSTOMER_PHONE: phone, ONLINE_METHOD: 'VA_BCA' },
		})
		const [attempt] = await db
			.select()
			.from(paymentAttempt)
			.orderBy(desc(paymentAttempt.openedAt))
			.limit(1)
		if (!attempt) throw new Error('No attempt')
		return { number, reference: attempt.reference }
	}

	return {
		...shop,
		provider,
		place,
		opened,
		/** An order whose buyer has paid; nothing was sent to the shop yet. */
		async paid() {
			const order = await opened()
			await provider.midtrans.pay(order.reference)
			return order
		},
		/** A bank let another amount through than was asked for. */
		async receivePart(number: string, reference: string, amount: number) {
			const notice = { provider: 'MIDTRANS', reference, amount } as const
			await inTransaction(db, (tx) => receivePayment(tx, 1, number, notice, 'payment'))
			await db
				.update(paymentAttempt)
				.set({ state: 'PAID', nextAskAt: null })
				.where(eq(paymentAttempt.reference, reference))
		},
		/** The buyer has the provider asked, by the website API. */
		check: (number: string) =>
			call('/online-payment/check', {
				body: { ORDER_NUMBER: number, CUSTOMER_PHONE: phoneOf.get(number) },
			}),
		/** The notifications that were stored. */
		stored: () => db.select().from(providerMessage),
	}
}

export type ShopWithGateways = Awaited<ReturnType<typeof openGateways>>
