import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { createFaults } from './faults.ts'
import {
	createBusiness,
	failure,
	type Payment,
	paymentsOf,
	type SimulatedXenditOptions,
} from './xendit-business.ts'
import { paymentRoutes } from './xendit-payments.ts'
import { requestRoutes } from './xendit-requests.ts'
import { xenditPayoutBook, xenditPayoutRoutes } from './xendit-payouts.ts'
import { sessionRoutes } from './xendit-sessions.ts'
import { transactionListRoutes } from './xendit-transactions.ts'

/** Xendit's documented answers, for trying the shop and for its tests. */
export function simulatedXendit(options: SimulatedXenditOptions) {
	const business = createBusiness(options)
	const faults = createFaults()
	const payouts = xenditPayoutBook(options)
	const app = new Hono()
		.use(async (c, next) => {
			const expected = `Basic ${Buffer.from(`${business.secretKey}:`).toString('base64')}`
			if (c.req.header('authorization') !== expected) return failure(401, 'INVALID_API_KEY')
			if (c.req.path.startsWith('/v3/') && c.req.header('api-version') !== '2024-11-11') {
				return failure(400, 'API_VALIDATION_ERROR', 'api-version is required')
			}
			return next()
		})
		.route('/', requestRoutes(business))
		.route('/', sessionRoutes(business))
		.route('/', paymentRoutes(business))
		.route('/', transactionListRoutes(business))
		.route('/', xenditPayoutRoutes(payouts.book))
	return {
		faults,
		payouts,
		/** What it knows of now. */
		list: () => [...business.requests],
		/** Something that another program of the shop asked for. */
		add: business.add,
		find: (reference: string) => business.requests.findLast((one) => one.reference === reference),
		/** Sends the notification about an attempt as it is now. */
		tell: (reference: string) => business.notify(requestOf(business, reference)),
		/** Answers a call of the shop. */
		transport: (request: Request) => faults.through(async () => app.fetch(request)),
		/** The notification about an attempt, to be sent by a test as it likes. */
		notification: (reference: string) => business.notification(requestOf(business, reference)),
		...buyerAndBank(business, options),
	}
}

type Business = ReturnType<typeof createBusiness>

function requestOf(business: Business, reference: string) {
	const request = business.requests.findLast((one) => one.reference === reference)
	if (!request) throw new Error(`No payment request ${reference}`)
	return request
}

/** What buyers and banks do. */
function buyerAndBank(business: Business, options: SimulatedXenditOptions) {
	const byReference = (reference: string) => requestOf(business, reference)
	async function receive(reference: string, changes: Partial<Payment> = {}) {
		const request = byReference(reference)
		const { amount, payment: before } = request
		if (before?.status === 'SUCCEEDED') request.earlier.push(before)
		const id = `py-${randomUUID()}`
		const arrived = { id, status: 'SUCCEEDED', amount, currency: 'IDR', at: business.now() }
		request.payment = { ...arrived, ...changes }
		const isPaid = request.payment.status === 'SUCCEEDED'
		if (isPaid) request.status = request.sessionId === undefined ? 'SUCCEEDED' : 'COMPLETED'
		await business.notify(request)
	}
	/** All that arrived by a request. */
	async function become(reference: string, status: string) {
		const request = byReference(reference)
		for (const payment of paymentsOf(request)) payment.status = status
		await business.notify(request)
	}
	return {
		/** The buyer pays; a bank may let through another amount than the one that was asked. */
		pay: (reference: string, amount = byReference(reference).amount) =>
			receive(reference, { amount }),
		/** The bank takes it back minutes after it was paid. */
		reverse: (reference: string) => become(reference, 'REVERSED'),
		/** The holder of the card takes it back weeks later. */
		chargeBack: (reference: string) => become(reference, 'CHARGEBACK'),
		/** The shop gets back what was taken. */
		winBack: (reference: string) => become(reference, 'SUCCEEDED'),
		/** What became of a refund that was accepted. */
		async refundBecomes(key: string, status: 'SUCCEEDED' | 'FAILED') {
			const request = business.requests.find(({ asked }) => Object.hasOwn(asked, key))
			const refund = request?.asked[key]
			if (!request || !refund) throw new Error(`No refund ${key}`)
			refund.status = status
			if (status === 'FAILED') delete request.refunds[key]
			await options.send(business.refundNotification(key, refund))
		},
		/** The buyer tries, and the wallet refuses. */
		fail: (reference: string) => receive(reference, { status: 'FAILED' }),
		expire(reference: string) {
			byReference(reference).status = 'EXPIRED'
		},
		/** Any status and currency, as nobody expects them. */
		surprise: (reference: string, status: string, currency = 'IDR') => {
			byReference(reference).status = status
			return receive(reference, { status, currency })
		},
	}
}
