import { Hono } from 'hono'
import { createFaults } from './faults.ts'
import { failure } from './midtrans-failure.ts'
import {
	createMerchant,
	type SimulatedMidtransOptions,
	type Transaction,
} from './midtrans-merchant.ts'
import { midtransPayoutBook } from './midtrans-payouts.ts'
import { openingRoutes } from './midtrans-opening.ts'
import { transactionRoutes } from './midtrans-transactions.ts'

/** Midtrans's documented answers, for trying the shop and for its tests. */
export function simulatedMidtrans(options: SimulatedMidtransOptions) {
	const merchant = createMerchant(options)
	const faults = createFaults()
	const payouts = options.iris && midtransPayoutBook({ ...options.iris, send: options.send })
	const app = new Hono()
		.route('/', payouts?.routes() ?? new Hono())
		.use(async (c, next) => {
			const expected = `Basic ${Buffer.from(`${merchant.serverKey}:`).toString('base64')}`
			if (c.req.header('authorization') === expected) return next()
			return failure('401', 'Access denied due to unauthorized transaction')
		})
		.route('/', openingRoutes(merchant))
		.route('/', transactionRoutes(merchant))
	const get = (orderId: string) => {
		const transaction = merchant.transactions.get(orderId)
		if (!transaction) throw new Error(`No transaction ${orderId}`)
		return transaction
	}
	async function become(orderId: string, status: string, changes: Partial<Transaction> = {}) {
		const transaction = get(orderId)
		Object.assign(transaction, { status, ...changes })
		await merchant.notify(transaction)
	}
	return {
		faults,
		/** Absent without `iris`. */
		payouts,
		/** What it knows of now. */
		list: () => [...merchant.transactions.values()],
		find: (orderId: string) => merchant.transactions.get(orderId),
		/** Answers a call of the shop. */
		transport: (request: Request) => faults.through(async () => app.fetch(request)),
		/** The notification about a transaction, to be sent by a test as it likes. */
		notification: (orderId: string) => merchant.notification(get(orderId)),
		/** Sends the notification about a transaction as it is now. */
		tell: (orderId: string) => merchant.notify(get(orderId)),
		/** The buyer pays; another amount than the one that was asked only where a bank lets it through. */
		pay: (orderId: string, amount = get(orderId).amount) =>
			become(orderId, 'settlement', { fraud: 'accept', amount }),
		/** A card is taken, settled tomorrow; `challenge`: a suspicion that the shop decides on. */
		capture: (orderId: string, fraud: 'accept' | 'challenge') =>
			become(orderId, 'capture', { fraud }),
		/** The bank takes it back minutes after it was paid; or refuses it before. */
		deny: (orderId: string) => become(orderId, 'deny'),
		expire: (orderId: string) => become(orderId, 'expire'),
		/** The wallet or the card's bank refuses. */
		fail: (orderId: string) => become(orderId, 'failure'),
		chargeBack: (orderId: string, amount = get(orderId).amount) =>
			become(orderId, amount < get(orderId).amount ? 'partial_chargeback' : 'chargeback', {
				chargedBack: amount,
			}),
		/** The shop gets back what was taken. */
		winBack: (orderId: string) => become(orderId, 'settlement', { chargedBack: undefined }),
		/** The bank of the buyer does not take a refund that was accepted. */
		async failRefund(orderId: string, key: string) {
			const { refunds } = get(orderId)
			delete refunds[key]
			await become(orderId, Object.keys(refunds).length === 0 ? 'settlement' : 'partial_refund')
		},
		/** Any status and currency, as nobody expects them. */
		surprise: (orderId: string, status: string, currency = 'IDR') =>
			become(orderId, status, { currency }),
	}
}
