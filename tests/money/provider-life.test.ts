import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { PaymentProvider } from '#contract/online-method.ts'
import { numbersFrom } from '#examples/draw/random.ts'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { heldOf } from '#examples/simulated-gateway/xendit-business.ts'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { auditCompany } from '#website-api/modules/money/audit/oracles.queries.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { midtransGateway } from '#website-api/modules/platform/gateways/midtrans/midtrans.ts'
import { xenditGateway } from '#website-api/modules/platform/gateways/xendit/xendit.ts'
import { providerMessage } from '#website-api/modules/platform/provider-messages/provider-message.table.ts'
import { sweepOnce } from '#website-api/modules/sales/orders/sweep/sweep-orders.command.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import {
	receiveNotification,
	workOnNotifications,
} from '#website-api/modules/sales/payment-attempts/notification.command.ts'
import { openAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import {
	refundByProvider,
	retryProviderRefunds,
} from '#website-api/modules/sales/provider-refunds/provider-refund.command.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import {
	isPayoutNotice,
	receivePayoutNotice,
	workOnPayoutNotices,
} from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { makeDue } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { iris } from './support/payout-bench.ts'
import { payoutLife } from './support/payout-life.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'
import { walletLife } from './support/wallet-life.ts'

/** Steps of the life, and which one: a failure is repeated with the same number. */
const steps = sizeOf({ usual: 200, full: 10_000 })
const seed = Number(process.env.ETALASE_TEST_SEED ?? 20_261_127)

const money = moneyTest()
const log = pino({ level: 'silent' })
const price = 90_000
const shown = {
	description: 'Toko Contoh',
	returnUrl: 'https://toko.example/return',
	notifyUrl: 'https://toko.example/notify',
}
const methods = ['QRIS', 'VA_BCA', 'GOPAY'] as const
const providers = ['MIDTRANS', 'XENDIT'] as const

let shop: ExampleShop
let payouts: ReturnType<typeof payoutLife>
let wallets: ReturnType<typeof walletLife>
/** What the providers sent and nobody delivered yet. */
const post: { provider: PaymentProvider; request: Request }[] = []
const keep = (provider: PaymentProvider) => async (request: Request) =>
	void post.push({ provider, request })
const midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: keep('MIDTRANS'), iris })
const xendit = simulatedXendit({
	secretKey: 'xnd_key',
	callbackToken: 'token',
	webhookUrl: shown.notifyUrl,
	send: keep('XENDIT'),
})
const gateways = {
	MIDTRANS: midtransGateway(
		{ coreUrl: 'http://core', snapUrl: 'http://snap', serverKeys: ['SB-key'] },
		midtrans.transport,
		() => new Date(),
	),
	XENDIT: xenditGateway(
		{ url: 'http://xendit', secretKey: 'xnd_key', callbackTokens: ['token'] },
		xendit.transport,
	),
}
const gatewayOf = async (_companyId: number, provider: PaymentProvider) => gateways[provider]

beforeAll(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 1_000_000 }])
	payouts = payoutLife(money.db, shop.companyId, { midtrans, xendit }, { random, oneOf })
	await payouts.bench.addAccounts()
	wallets = walletLife(money, { random, oneOf })
	await wallets.begin(shop)
})

const random = numbersFrom(seed)
const below = (most: number) => Math.floor(random() * most)
const oneOf = <T>(all: readonly T[]): T | undefined => all[below(all.length)]

/** Orders, and the attempts whose number, code or page the buyer has seen. */
const numbers: string[] = []
const seen: { reference: string; provider: PaymentProvider }[] = []

/** What a person is told and may try again. */
async function orTold(work: Promise<unknown>) {
	try {
		await work
	} catch (error) {
		if (!(error instanceof Problem)) throw error
	}
}

/** Of a guest, or of a member, whose wallet has what comes too late or twice. */
async function place() {
	const order = exampleOrder([[shop.variantIds[0] ?? 0, 1]], price + EXAMPLE_CARRIAGE)
	const asked = checkout(shop, order)
	const member = random() < 0.3 ? oneOf(wallets.members) : undefined
	const placed = await send(money.url, {
		...asked,
		headers: { ...asked.headers, ...member?.headers },
	})
	if (placed.status === 201) numbers.push(orderIn(placed).ORDER_NUMBER)
}

async function open() {
	const number = oneOf(numbers.slice(-8))
	if (number === undefined) return place()
	const provider = oneOf(providers) ?? 'MIDTRANS'
	const method = oneOf(methods) ?? 'QRIS'
	const fee = { fixed: below(2) * 4_000, basisPoints: 0 }
	const { companyId } = shop
	const wanted = { companyId, number, method, provider, fee }
	const attempt = await openAttempt(money.db, gatewayOf, wanted, shown)
	if (attempt.state !== 'OPEN') return
	if (random() < 0.1) {
		// The process ended before it could store the provider's answer: nobody saw the number.
		await money.db
			.update(paymentAttempt)
			.set({
				state: 'OPENING',
				providerId: null,
				instructions: null,
				openedAt: sql`now() - interval '1 minute'`,
			})
			.where(and(eq(paymentAttempt.companyId, companyId), eq(paymentAttempt.id, attempt.id)))
		return
	}
	seen.push({ reference: attempt.reference, provider })
}

function waits({ reference, provider }: (typeof seen)[number]): boolean {
	return provider === 'MIDTRANS'
		? midtrans.find(reference)?.status === 'pending'
		: ['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION'].includes(xendit.find(reference)?.status ?? '')
}

/** Exactly, or another amount by a transfer between banks. */
async function pay() {
	const attempt = oneOf(seen.filter(waits))
	if (!attempt) return open()
	const simulation = attempt.provider === 'MIDTRANS' ? midtrans : xendit
	const asked = simulation.find(attempt.reference)?.amount ?? 0
	const amount = [asked, asked, asked, asked - 10_000, asked + 5_000][below(5)] ?? asked
	await simulation.pay(attempt.reference, Math.max(amount, 1_000))
}

/** Delivers a notification: the newest or an old one, once or twice, and keeps it for later or not; or loses it. */
async function deliver() {
	const at = below(post.length)
	const letter = post[at]
	if (!letter) return
	if (random() < 0.5) post.splice(at, 1)
	if (random() < 0.2) return
	const times = random() < 0.3 ? 2 : 1
	for (let time = 0; time < times; time++) {
		const request = letter.request.clone()
		const arrived = {
			companyId: shop.companyId,
			provider: letter.provider,
			headers: request.headers,
			body: new Uint8Array(await request.arrayBuffer()),
		}
		if (isPayoutNotice(arrived)) {
			await receivePayoutNotice(money.db, payouts.bench.gatewayOf, arrived)
		} else await receiveNotification(money.db, gatewayOf, arrived)
	}
}

async function takeBack() {
	if (random() < 0.5) {
		const paid = xendit.list().filter(({ payment }) => payment?.status === 'SUCCEEDED')
		const request = oneOf(paid)
		if (request && Object.keys(request.asked).length === 0) await xendit.reverse(request.reference)
		return
	}
	const paid = midtrans
		.list()
		.filter(({ status, refunds }) => status === 'settlement' && sumOf(refunds) === 0)
	const transaction = oneOf(paid)
	if (!transaction) return
	if (random() < 0.5) await midtrans.deny(transaction.orderId)
	else await midtrans.chargeBack(transaction.orderId, random() < 0.5 ? 10_000 : undefined)
}

/** More of a payment is taken back, or the shop wins a dispute. */
async function dispute() {
	const disputed = midtrans.list().filter(({ status = '' }) => status.endsWith('chargeback'))
	const transaction = oneOf(disputed)
	if (!transaction) return
	const { orderId, chargedBack = 0, amount } = transaction
	if (random() < 0.5) await midtrans.winBack(orderId)
	else await midtrans.chargeBack(orderId, Math.min(amount, chargedBack + 7_000))
}

/** A number takes a second payment. */
async function payAgain() {
	const attempt = oneOf(seen.filter(({ provider }) => provider === 'XENDIT'))
	if (attempt && xendit.find(attempt.reference)?.payment?.status === 'SUCCEEDED') {
		await xendit.pay(attempt.reference)
	}
}

/** A buyer's bank does not take a refund that was accepted. */
async function failRefund() {
	const refunds = xendit.list().flatMap(({ refunds: left }) => Object.keys(left))
	const key = oneOf(refunds)
	if (key !== undefined) await xendit.refundBecomes(key, 'FAILED')
}

async function cancel() {
	const number = oneOf(numbers)
	if (number === undefined) return
	await inTransaction(money.db, async (tx) => {
		const order = await lockOrder(tx, shop.companyId, number)
		await moveOrder(tx, order, { to: 'CANCEL', actor: 'staff' })
	})
}

async function expire() {
	const number = oneOf(numbers.slice(-8))
	if (number !== undefined) await makeDue(money.db, shop.companyId, number)
	await sweepOnce(money.db)
}

async function refund() {
	const open = await money.db
		.select({ id: guestRefund.id })
		.from(guestRefund)
		.where(and(eq(guestRefund.companyId, shop.companyId), sql`paid_out_at is null`))
	const wanted = oneOf(open)
	if (!wanted) return
	const asked = { companyId: shop.companyId, refundId: wanted.id, requestedBy: 'Rani' }
	await refundByProvider({ db: money.db, log, gatewayOf }, asked)
}

async function fault() {
	const simulation = random() < 0.5 ? midtrans : xendit
	simulation.faults.add(oneOf(['silent', 'answer-lost', 'busy', 'broken'] as const) ?? 'busy')
}

/** Attempts that are asked for at once while life goes on: all of them would take most of a long life. */
const mostAsked = { newest: 60, others: 40 }

async function attemptsToAsk() {
	const rows = await money.db
		.select({ reference: paymentAttempt.reference })
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.companyId, shop.companyId), isNotNull(paymentAttempt.nextAskAt)))
		.orderBy(paymentAttempt.openedAt)
	const references = rows.map(({ reference }) => reference)
	const newest = references.splice(-mostAsked.newest)
	const others = Array.from({ length: mostAsked.others }, () => oneOf(references) ?? '')
	return [...newest, ...others]
}

/** The timers of the website API, for some attempts or for all. */
async function work(asked?: string[]) {
	await money.db
		.update(paymentAttempt)
		.set({ nextAskAt: sql`now() - interval '1 second'` })
		.where(
			and(
				eq(paymentAttempt.companyId, shop.companyId),
				isNotNull(paymentAttempt.nextAskAt),
				asked && inArray(paymentAttempt.reference, asked),
			),
		)
	await money.db
		.update(providerMessage)
		.set({ nextTryAt: sql`now() - interval '1 second'` })
		.where(isNotNull(providerMessage.nextTryAt))
	await money.db
		.update(providerRefund)
		.set({ nextTryAt: sql`now() - interval '1 second'` })
		.where(isNotNull(providerRefund.nextTryAt))
	await workOnNotifications(money.db, gatewayOf)
	while ((await askDueAttempts(money.db, gatewayOf)) === 20);
	while ((await retryProviderRefunds(money.db, gatewayOf)) === 20);
	await retryProviderRefunds(money.db, gatewayOf)
	await workOnPayoutNotices(money.db, payouts.bench.gatewayOf)
	await payouts.work()
}

const actions = [
	{ weight: 18, act: place },
	{ weight: 26, act: open },
	{ weight: 22, act: pay },
	{ weight: 30, act: deliver },
	{ weight: 4, act: takeBack },
	{ weight: 3, act: dispute },
	{ weight: 3, act: payAgain },
	{ weight: 2, act: failRefund },
	{ weight: 6, act: cancel },
	{ weight: 5, act: expire },
	{ weight: 8, act: refund },
	{ weight: 10, act: fault },
	{ weight: 12, act: () => payouts.payOut() },
	{ weight: 10, act: () => payouts.endPayout() },
	{ weight: 2, act: () => payouts.sendBack() },
	{ weight: 12, act: () => wallets.adjust() },
	{ weight: 3, act: () => wallets.repeat() },
	{ weight: 4, act: async () => work(await attemptsToAsk()) },
]
const weights = actions.reduce((sum, { weight }) => sum + weight, 0)

function next() {
	let at = below(weights)
	for (const { weight, act } of actions) {
		if (at < weight) return act
		at -= weight
	}
	return place
}

/** What a provider has of the shop's money by its own books. */
const has = {
	MIDTRANS: () =>
		midtrans
			.list()
			.filter(({ status = '' }) => paidStatuses.includes(status))
			.reduce(
				(sum, { amount, refunds, chargedBack = 0 }) => sum + amount - chargedBack - sumOf(refunds),
				0,
			),
	XENDIT: () => xendit.list().reduce((sum, request) => sum + heldOf(request), 0),
} satisfies Record<PaymentProvider, () => number>

const paidStatuses = ['settlement', 'partial_refund', 'refund', 'partial_chargeback']
const sumOf = (amounts: Record<string, number>) =>
	Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

async function booked(kind: 'midtrans' | 'xendit') {
	const [row] = await money.db
		.select({ balance: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
		.from(account)
		.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
	return 0 - (row?.balance ?? 0)
}

test(
	`after ${steps} steps with faults (seed ${seed}) our books have every rupiah that the providers have`,
	async () => {
		for (let step = 0; step < steps; step++) await orTold(next()())
		// The providers are well again, and the timers run.
		midtrans.faults.clear()
		xendit.faults.clear()
		for (let round = 0; round < 3; round++) await work()
		expect(await booked('midtrans')).toBe(has.MIDTRANS() - (await payouts.left('MIDTRANS')))
		expect(await booked('xendit')).toBe(has.XENDIT() - (await payouts.left('XENDIT')))
		// Every payout left once.
		const { ours, theirs } = await payouts.sides()
		expect(ours).toEqual(theirs)
		expect(payouts.everLeft()).toBeGreaterThan(0)
		// What staff moved in wallets is what they were answered, what is written down, and what the ledger has.
		const { answered, written, booked: moved } = await wallets.sides()
		expect(written).toEqual(answered)
		expect(moved).toEqual(answered)
		expect(Object.keys(wallets.counted).toSorted()).toEqual([
			'201',
			'409 INSUFFICIENT_BALANCE',
			'409 WALLET_LIMIT',
			'repeated',
		])
		expect(await auditCompany(money.db, shop.companyId)).toEqual([])
		// Every refund left once, with its amount.
		const done = await money.db
			.select({ id: providerRefund.id, amount: providerRefund.amount })
			.from(providerRefund)
			.where(
				and(
					eq(providerRefund.companyId, shop.companyId),
					inArray(providerRefund.state, ['DONE', 'REQUESTED']),
				),
			)
		const left = [...midtrans.list(), ...xendit.list()].flatMap(({ refunds }) =>
			Object.entries(refunds).map(([id, amount]) => ({ id, amount })),
		)
		const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
		expect(left.toSorted(byId)).toEqual(done.toSorted(byId))
		expect(has.MIDTRANS() + has.XENDIT()).toBeGreaterThan(0)
	},
	Math.max(600_000, steps * 1_000),
)
