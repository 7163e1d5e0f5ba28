import { randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { simulatedXendit } from '#examples/simulated-gateway/simulated-xendit.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import type { MethodFee } from '#contract/payment-account.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
} from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { auditCompany } from '#website-api/modules/money/audit/oracles.queries.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import type { GatewayOf } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { xenditGateway } from '#website-api/modules/platform/gateways/xendit/xendit.ts'
import { askDueAttempts } from '#website-api/modules/sales/payment-attempts/ask-attempts.command.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { openAttempt } from '#website-api/modules/sales/payment-attempts/open-attempt.command.ts'
import { payment } from '#website-api/modules/sales/payments/payment.table.ts'
import {
	planReconciliations,
	reconcileDay,
	reconcileDueDays,
} from '#website-api/modules/sales/reconciliation/reconcile.command.ts'
import { reconciledDay } from '#website-api/modules/sales/reconciliation/reconciliation.queries.ts'
import {
	reconciliation,
	type ReconciliationRow,
} from '#website-api/modules/sales/reconciliation/reconciliation.table.ts'
import { storeSettlement } from '#website-api/modules/sales/reconciliation/start-day.command.ts'
import {
	askAboutLine,
	bookLine,
	explainLine,
} from '#website-api/modules/sales/reconciliation/step.command.ts'
import { storeEntries } from '#website-api/modules/sales/reconciliation/store-entries.command.ts'
import { payoutBench, payoutFee, withdrawn } from './support/payout-bench.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { checkout, orderIn } from './support/shop-calls.ts'

const money = moneyTest()
const price = 90_000
const shown = {
	description: 'Toko Contoh',
	returnUrl: 'https://toko.example/return',
	notifyUrl: 'https://toko.example/notify',
}
/** What the simulated provider keeps of a payment into an account number, with its tax. */
const kept = 4_440

let shop: ExampleShop
let xendit: ReturnType<typeof simulatedXendit>
let gatewayOf: GatewayOf
let day: ReconciliationRow

beforeEach(async () => {
	shop = await exampleShop(money.db, [{ price, stock: 1_000 }])
	await money.db.update(paymentAttempt).set({ nextAskAt: null })
	await money.db.update(reconciliation).set({ nextTryAt: null })
	xendit = simulatedXendit({
		secretKey: 'xnd_key',
		callbackToken: 'token',
		webhookUrl: shown.notifyUrl,
		send: async () => {},
	})
	const gateway = xenditGateway(
		{ url: 'http://xendit', secretKey: 'xnd_key', callbackTokens: ['token'] },
		xendit.transport,
	)
	gatewayOf = async () => gateway
	day = await today('XENDIT')
})

async function today(provider: 'XENDIT' | 'MIDTRANS'): Promise<ReconciliationRow> {
	const [row] = await money.db
		.insert(reconciliation)
		.values({
			companyId: shop.companyId,
			id: randomUUID(),
			provider,
			day: sql`(now() at time zone 'Asia/Jakarta')::date`,
			source: 'LIST',
		})
		.returning()
	return row!
}

/** An order whose attempt is open; what it costs. */
async function openOrder(method: OnlineMethod = 'VA_BCA') {
	const placed = await send(
		money.url,
		checkout(shop, exampleOrder([[shop.variantIds[0]!, 1]], price + EXAMPLE_CARRIAGE)),
	)
	const number = orderIn(placed).ORDER_NUMBER
	const { companyId } = shop
	const wanted = { companyId, number, method, provider: 'XENDIT' } as const
	const fee = { fixed: 0, basisPoints: 0 }
	const { reference, amount } = await openAttempt(money.db, gatewayOf, { ...wanted, fee }, shown)
	return { number, reference, amount }
}

async function paidOrder(method?: OnlineMethod) {
	const order = await openOrder(method)
	await xendit.pay(order.reference)
	await askAll()
	return order
}

async function askAll() {
	await money.db
		.update(paymentAttempt)
		.set({ nextAskAt: sql`now() - interval '1 second'` })
		.where(eq(paymentAttempt.companyId, shop.companyId))
	await askDueAttempts(money.db, gatewayOf)
}

/** The shop's account, in which these fees are known. */
const knownFees = (fees: Partial<Record<OnlineMethod, MethodFee>>) =>
	money.db.insert(paymentAccount).values({
		companyId: shop.companyId,
		provider: 'XENDIT',
		environment: 'SANDBOX',
		keys: 'sealed',
		keyHint: 'key',
		methods: ['VA_BCA'],
		fees,
	})

const run = () => reconcileDay(money.db, gatewayOf, day, 60_000)
const seen = () => reconciledDay(money.db, shop.companyId, day.id)
const wanted = (id: string) => ({ companyId: shop.companyId, id, by: 'Rani' })
const audit = () => auditCompany(money.db, shop.companyId)

async function balanceOf(kind: 'xendit' | 'midtrans' | 'provider_fee' | 'bank_in') {
	const [row] = await money.db
		.select({ balance: sql<number>`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
		.from(account)
		.where(and(eq(account.companyId, shop.companyId), eq(account.kind, kind)))
	return row?.balance
}

describe('a day that is compared with the provider’s list', () => {
	test('and agrees has no difference, and what the provider kept is booked once', async () => {
		const sum = (await paidOrder()).amount + (await paidOrder()).amount
		await run()
		await Promise.all([run(), run()])
		expect(await seen()).toMatchObject({
			day: {
				state: 'DONE',
				entries: 2,
				theirs: sum,
				ours: sum,
				fees: 2 * kept,
				net: sum - 2 * kept,
				open: 0,
			},
			lines: [],
		})
		expect([await balanceOf('xendit'), await balanceOf('provider_fee')]).toEqual([
			-(sum - 2 * kept),
			-2 * kept,
		])
		expect(await audit()).toEqual([])
	})

	test('shows what only the provider knows, and what only our books have', async () => {
		const { reference } = await paidOrder()
		const lost = xendit.find(reference)!
		const foreign = { ...lost, reference: 'INVOICE-9', payment: { ...lost.payment!, id: 'py-9' } }
		lost.payment = { ...lost.payment!, at: '2020-01-01T00:00:00.000Z' }
		xendit.add(foreign)
		await run()
		const { lines } = await seen()
		expect(lines.map(({ difference, reference: about }) => [difference, about])).toEqual([
			['OURS_ONLY', reference],
			['THEIRS_ONLY', 'INVOICE-9'],
		])
	})

	test('finds a payment that was never told, asks the provider, and agrees afterwards', async () => {
		const { number, reference } = await openOrder()
		await xendit.pay(reference)
		await run()
		expect((await seen()).lines).toMatchObject([
			{ difference: 'THEIRS_ONLY', number, steps: ['ASK', 'EXPLAIN'] },
		])
		// The run itself has made the question due.
		await askDueAttempts(money.db, gatewayOf)
		await run()
		expect((await seen()).lines).toEqual([])
		expect(await audit()).toEqual([])
	})

	test('another amount and another state are differences until the provider is asked', async () => {
		const paid = await paidOrder()
		const other = await paidOrder()
		xendit.find(other.reference)!.payment!.amount += 5_000
		await xendit.reverse(paid.reference)
		await run()
		const { lines } = await seen()
		expect(lines.map(({ difference, reference }) => [difference, reference])).toEqual([
			['AMOUNT', other.reference],
			['STATE', paid.reference],
		])
		const state = lines.find(({ difference }) => difference === 'STATE')!
		await askAboutLine(money.db, gatewayOf, wanted(state.id))
		expect((await seen()).lines.map(({ difference }) => difference)).toEqual(['AMOUNT'])
		expect(await audit()).toEqual([])
	})

	test('a fee that the shop does not expect is booked by staff alone, once', async () => {
		await knownFees({ VA_BCA: { fixed: 4_000, basisPoints: 0 } })
		await paidOrder()
		await run()
		expect(await balanceOf('provider_fee')).toBe(0)
		const [line] = (await seen()).lines
		expect(line).toMatchObject({ difference: 'FEE', fee: kept, steps: ['BOOK', 'EXPLAIN'] })
		const book = () => inTransaction(money.db, (tx) => bookLine(tx, wanted(line!.id)))
		const answers = await Promise.allSettled([book(), book(), book()])
		expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await balanceOf('provider_fee')).toBe(-kept)
		expect((await seen()).lines).toEqual([])
		expect(await audit()).toEqual([])
	})

	test('a fee of a payout that is another than the settings say is booked by staff, once', async () => {
		const bench = payoutBench(
			() => money.db,
			() => shop.companyId,
		)
		await bench.addAccounts()
		const { payoutId } = await bench.sent('XENDIT')
		await bench.books.XENDIT.complete(payoutId)
		await bench.work()
		const entry = { key: 'txn_payout', kind: 'PAYOUT', reference: payoutId, said: '' } as const
		const listed = (fee: number | null) =>
			storeEntries(money.db, day, [{ ...entry, amount: -withdrawn, fee, state: 'DONE' }])
		await listed(null)
		await listed(payoutFee)
		expect((await seen()).lines).toEqual([])
		await listed(payoutFee + 550)
		const [line] = (await seen()).lines
		expect(line).toMatchObject({ difference: 'FEE', steps: ['BOOK', 'EXPLAIN'] })
		const book = () => inTransaction(money.db, (tx) => bookLine(tx, wanted(line!.id)))
		const answers = await Promise.allSettled([book(), book()])
		expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
		expect(await balanceOf('provider_fee')).toBe(-payoutFee - 550)
		expect((await seen()).lines).toEqual([])
		expect(await audit()).toEqual([])
	})

	test('an explained difference stays explained until it is another one', async () => {
		const { reference } = await paidOrder()
		xendit.find(reference)!.payment!.at = '2020-01-01T00:00:00.000Z'
		await run()
		const [line] = (await seen()).lines
		await inTransaction(money.db, (tx) => explainLine(tx, wanted(line!.id), 'Ditutup bank'))
		await run()
		expect((await seen()).lines).toMatchObject([
			{ difference: 'OURS_ONLY', explanation: 'Ditutup bank', settledBy: 'Rani', steps: [] },
		])
		expect((await seen()).day).toMatchObject({ open: 0, explained: 1 })
	})

	test('reads every page', async () => {
		const { reference } = await openOrder()
		const example = xendit.find(reference)!
		const at = new Date().toISOString()
		for (let count = 0; count < 85; count++) {
			const payment = { id: `py-${count}`, status: 'SUCCEEDED', amount: 1_000, currency: 'IDR', at }
			xendit.add({ ...example, reference: `OTHER-${count}`, payment, earlier: [] })
		}
		await run()
		expect((await seen()).day).toMatchObject({ entries: 85, open: 85 })
	})

	test('waits for a provider that gives no answer, and others do not wait with it', async () => {
		await paidOrder()
		xendit.faults.add('silent')
		await money.db
			.update(reconciliation)
			.set({ nextTryAt: sql`now() - interval '1 second'` })
			.where(eq(reconciliation.id, day.id))
		expect(await reconcileDueDays(money.db, gatewayOf)).toBe(1)
		expect((await seen()).day).toMatchObject({ state: 'WAITING', said: 'No answer.' })
		// Its next try is later.
		expect(await reconcileDueDays(money.db, gatewayOf)).toBe(0)
		await run()
		expect((await seen()).day).toMatchObject({ state: 'DONE', said: '', open: 0 })
	})

	test('another shop does not reach its differences', async () => {
		const { reference } = await openOrder()
		await xendit.pay(reference)
		await run()
		const [line] = (await seen()).lines
		const foreign = { ...wanted(line!.id), companyId: shop.companyId + 1 }
		await expect(
			inTransaction(money.db, (tx) => explainLine(tx, foreign, 'x')),
		).rejects.toMatchObject({ status: 404 })
	})
})

describe('a number that is paid twice', () => {
	async function paidTwice() {
		const { number, reference, amount } = await openOrder()
		await xendit.pay(reference)
		await askAll()
		await xendit.pay(reference, amount + 1_000)
		await askAll()
		await askAll()
		return { number, reference, amount }
	}
	const paid = (reference: string) =>
		money.db
			.select({ amount: payment.amount, outcome: payment.outcome })
			.from(payment)
			.where(and(eq(payment.companyId, shop.companyId), like(payment.reference, `${reference}%`)))
			.orderBy(payment.at)

	test('pays the order once, and what came second is listed as a refund', async () => {
		const { reference, amount } = await paidTwice()
		expect(await paid(reference)).toEqual([
			{ amount, outcome: 'PAID' },
			{ amount: amount + 1_000, outcome: 'MARKED' },
		])
		expect(await balanceOf('xendit')).toBe(-(2 * amount + 1_000))
		await run()
		expect(await seen()).toMatchObject({ day: { entries: 2, open: 0 }, lines: [] })
		expect(await audit()).toEqual([])
	})

	test('and of which one is taken back keeps the other', async () => {
		const { reference, amount } = await paidTwice()
		xendit.find(reference)!.payment!.status = 'REVERSED'
		await askAll()
		expect(await balanceOf('xendit')).toBe(-amount)
		expect(await audit()).toEqual([])
	})
})

test('the last three days of an account are planned, each once', async () => {
	await knownFees({})
	const { reference } = await openOrder()
	await money.db
		.update(paymentAttempt)
		.set({ openedAt: sql`now() - interval '10 days'` })
		.where(eq(paymentAttempt.reference, reference))
	await planReconciliations(money.db)
	await planReconciliations(money.db)
	const planned = await money.db
		.select({
			ago: sql<number>`(now() at time zone 'Asia/Jakarta' - interval '2 hours')::date - day`,
		})
		.from(reconciliation)
		.where(and(eq(reconciliation.companyId, shop.companyId), eq(reconciliation.state, 'WAITING')))
		.orderBy(reconciliation.day)
	expect(planned.map(({ ago }) => ago).filter((ago) => ago > 0)).toEqual([3, 2, 1])
	await money.db.delete(reconciliation).where(eq(reconciliation.companyId, shop.companyId))
})

test('a transfer of the provider to the shop’s bank is booked by staff', async () => {
	await knownFees({})
	const { amount } = await paidOrder()
	const transfer = {
		key: 'payout-1',
		kind: 'TRANSFER',
		reference: '',
		amount: -50_000,
		fee: 2_500,
		state: 'DONE',
		said: 'WITHDRAWAL',
	} as const
	const place = { companyId: shop.companyId, provider: 'XENDIT' } as const
	await storeSettlement(money.db, place, [{ day: day.day, entries: [transfer] }])
	const line = (await seen()).lines.find(({ kind }) => kind === 'TRANSFER')
	expect(line).toMatchObject({ difference: 'THEIRS_ONLY', steps: ['BOOK', 'EXPLAIN'] })
	await inTransaction(money.db, (tx) => bookLine(tx, wanted(line!.id)))
	expect([await balanceOf('xendit'), await balanceOf('bank_in')]).toEqual([
		-(amount - 52_500),
		-50_000,
	])
	expect(await audit()).toEqual([])
})
