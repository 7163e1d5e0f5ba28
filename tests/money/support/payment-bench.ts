import { and, eq, sql } from 'drizzle-orm'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import type { OnlineMethod, PaymentProvider } from '#contract/online-method.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { EXAMPLE_CARRIAGE, exampleOrder, exampleShop } from '#tests/support/example-shop.ts'
import type { Database } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { midtransGateway } from '#website-api/modules/platform/gateways/midtrans/midtrans.ts'
import { xenditGateway } from '#website-api/modules/platform/gateways/xendit/xendit.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import {
	receiveNotification,
	workOnNotifications,
} from '#website-api/modules/sales/payment-attempts/notification.command.ts'
import { openAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import { send } from './race.ts'
import { checkout, orderIn } from './shop-calls.ts'

export const notifyUrl = 'https://toko.example/notify'
const shown = {
	description: 'Toko Contoh',
	returnUrl: 'https://toko.example/return',
	notifyUrl,
}

/** Both providers of payments in this process, with a shop whose orders they are paid for; what they send is kept. */
export async function paymentBench(
	{ db, url }: { db: Database; url: string },
	goods: { price: number; stock: number },
) {
	const shop = await exampleShop(db, [goods])
	// What earlier tests left would be asked of this test's providers.
	await db.update(paymentAttempt).set({ nextAskAt: null })
	await db.update(providerMessage).set({ nextTryAt: null })
	const sent: Request[] = []
	const keep = async (request: Request) => void sent.push(request)
	const midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: keep })
	const account = { secretKey: 'xnd_key', callbackToken: 'token' }
	const xendit = simulatedXendit({ ...account, webhookUrl: notifyUrl, send: keep })
	const core = { coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: ['SB-key'] } as const
	const gateways = {
		MIDTRANS: midtransGateway(core, midtrans.transport, () => new Date()),
		XENDIT: xenditGateway(
			{ url: 'http://xendit', secretKey: 'xnd_key', callbackTokens: ['token'] },
			xendit.transport,
		),
	}
	const gatewayOf: GatewayOf = async (_companyId, provider) => gateways[provider]
	const ofShop = eq(paymentAttempt.companyId, shop.companyId)

	const bench = {
		shop,
		/** What the providers sent. */
		sent,
		midtrans,
		xendit,
		gatewayOf,
		/** The number of a new order of one unit. */
		async order(changes: Partial<OrderRequestWire> = {}, headers: Record<string, string> = {}) {
			const wish = exampleOrder([[shop.variantIds[0] ?? 0, 1]], goods.price + EXAMPLE_CARRIAGE)
			const request = checkout(shop, { ...wish, ...changes })
			const placed = await send(url, { ...request, headers: { ...request.headers, ...headers } })
			return orderIn(placed).ORDER_NUMBER
		},
		open(
			number: string,
			method: OnlineMethod = 'VA_BCA',
			provider: PaymentProvider = 'MIDTRANS',
			fee: MethodFee = { fixed: 0, basisPoints: 0 },
		) {
			const wanted = { companyId: shop.companyId, number, method, provider, fee }
			return openAttempt(db, gatewayOf, wanted, shown)
		},
		/** A request arrives as the provider sent it. */
		async arrive(
			request: Request,
			provider: PaymentProvider = 'MIDTRANS',
			{ companyId = shop.companyId, of = gatewayOf }: { companyId?: number; of?: GatewayOf } = {},
		) {
			const body = new Uint8Array(await request.clone().arrayBuffer())
			const arrived = { companyId, provider, headers: request.headers, body }
			return receiveNotification(db, of, arrived)
		},
		work: () => workOnNotifications(db, gatewayOf),
		async statusOf(number: string) {
			return onlyRow(await db.select().from(orders).where(eq(orders.number, number))).status
		},
		paymentsOf: (number: string) =>
			db
				.select({ amount: payment.amount, outcome: payment.outcome })
				.from(payment)
				.innerJoin(
					orders,
					and(eq(orders.companyId, payment.companyId), eq(orders.id, payment.orderId)),
				)
				.where(eq(orders.number, number))
				.orderBy(payment.at),
		attempts: () => db.select().from(paymentAttempt).where(ofShop).orderBy(paymentAttempt.openedAt),
		/** Asks for every attempt, as if its time had come. */
		async askAll() {
			await db
				.update(paymentAttempt)
				.set({ nextAskAt: sql`now() - interval '1 second'` })
				.where(ofShop)
			return askDueAttempts(db, gatewayOf)
		},
	}
	return bench
}

export type PaymentBench = Awaited<ReturnType<typeof paymentBench>>
