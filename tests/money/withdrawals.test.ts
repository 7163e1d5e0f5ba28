import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import PQueue from 'p-queue'
import { expect, test } from 'vitest'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	type ExampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { topUp } from '#tests/support/top-up.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { customersWith, walletOf } from './support/customers.ts'
import { untilWaiting, whilePaused } from './support/lock-queue.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { byCaller, checkout, outcomeOf, outcomesOf } from './support/shop-calls.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const money = moneyTest()
const bank = { code: 'BCA', number: '1234567890', holder: 'Budi Santoso' }

function withdraw(customerId: string, amount: number): RacedRequest {
	const path = `/customers/${customerId}/withdrawals` as const
	const headers = { ...money.caller, 'idempotency-key': formKeyText() }
	return byCaller(headers, path, {
		SOURCE: 'wallet',
		AMOUNT: amount,
		BANK_CODE: bank.code,
		BANK_ACCOUNT_NUMBER: bank.number,
		BANK_ACCOUNT_HOLDER: bank.holder,
	})
}

test('of 100 parallel requests of one customer one succeeds, the others get WITHDRAWAL_OPEN', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 1_000_000, 1)
	const answers = await race(
		money.url,
		Array.from({ length: 100 }, () => withdraw(customerId, 50_000)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '409 WITHDRAWAL_OPEN': 99 })
	expect(await walletOf(money.db, companyId, customerId)).toBe(950_000)
})

test('100 withdrawals of 50,000 from 1,000,000, four at a time: 20 are paid, 80 rejected', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 1_000_000, 1)
	const requestWithdrawal = async (index: number) => {
		for (;;) {
			const answer = await send(money.url, withdraw(customerId, 50_000))
			const outcome = outcomeOf(answer)
			if (outcome === '409 WITHDRAWAL_OPEN') {
				await sleep(20)
				continue
			}
			if (answer.status !== 201) return outcome
			const id = requestWithdrawalFor.answer.parse(answer.body).data.WITHDRAWAL_ID
			await send(money.url, byCaller(money.caller, `/withdrawals/${id}/approval`))
			const payout = { REFERENCE: `payout ${customerId} ${index}` }
			const paid = byCaller(money.caller, `/withdrawals/${id}/payout`, payout)
			return outcomeOf(await send(money.url, paid))
		}
	}
	const queue = new PQueue({ concurrency: 4 })
	const outcomes = await queue.addAll(
		Array.from({ length: 100 }, (_, index) => () => requestWithdrawal(index)),
	)
	expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(20)
	expect(outcomes.filter((outcome) => outcome === '409 INSUFFICIENT_BALANCE')).toHaveLength(80)
	expect(await walletOf(money.db, companyId, customerId)).toBe(0)
})

test('the balance check alone prevents overdraft: of 100 parallel holds of 50,000 on 1,000,000 20 succeed and 80 fail', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 1_000_000, 1)
	await money.db.execute(sql`drop index withdrawal_one_open`)
	const answers = await race(
		money.url,
		Array.from({ length: 100 }, () => withdraw(customerId, 50_000)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 20, '409 INSUFFICIENT_BALANCE': 80 })
	expect(await walletOf(money.db, companyId, customerId)).toBe(0)
	expect(await balanceOf(money.db, companyId, customerId, 'wallet_held')).toBe(1_000_000)
})

/** A customer with 150,000 in the wallet, who spends 110,000 of it on an order or withdraws 60,000. */
async function exampleContest(shop: ExampleShop) {
	const total = 100_000 + EXAMPLE_CARRIAGE
	const [variantId = 0] = shop.variantIds
	const { companyId } = shop
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	await inTransaction(money.db, (tx) => topUp(tx, companyId, [customerId], 150_000))
	const order = checkout(shop, {
		...exampleOrder([[variantId, 1]], total),
		PAYMENT_METHOD: 'WALLET',
		WALLET_AMOUNT: total,
	})
	return {
		requests: {
			order: { ...order, headers: { ...order.headers, ...headers } },
			withdrawal: withdraw(customerId, 60_000),
		},
		/** Expects that one of them took its amount, and the other nothing. */
		async expectOne(winner: 'order' | 'withdrawal') {
			const left = 150_000 - (winner === 'order' ? total : 60_000)
			expect(await walletOf(money.db, companyId, customerId)).toBe(left)
			const held = await balanceOf(money.db, companyId, customerId, 'wallet_held')
			expect(held).toBe(winner === 'order' ? 0 : 60_000)
		},
	}
}

const refusedOrder = /^409 (PRICE_CHANGED|INSUFFICIENT_BALANCE)$/
const refusals = { order: refusedOrder, withdrawal: /^409 INSUFFICIENT_BALANCE$/ }

test.each([
	['order', 'withdrawal'],
	['withdrawal', 'order'],
] as const)(
	'while the %s holds the wallet, the %s waits for it, and is refused',
	async (first, second) => {
		const shop = await exampleShop(money.db, [{ price: 100_000, stock: 1 }])
		const { requests, expectOne } = await exampleContest(shop)
		const changed = sql`update of balance on account`
		const [winning, losing] = await whilePaused(money.db, changed, async () => {
			const one = send(money.url, requests[first])
			await untilWaiting(money.db, 1, [one])
			const other = send(money.url, requests[second])
			await untilWaiting(money.db, 2, [one, other])
			return [one, other]
		})
		expect(outcomeOf(await winning)).toBe('201')
		expect(outcomeOf(await losing)).toMatch(refusals[second])
		await expectOne(first)
	},
)

const rounds = sizeOf({ usual: 40, full: 1_000 })

test(`an order paid from the wallet races a withdrawal ${rounds} times and the wallet never goes below zero`, async () => {
	const shop = await exampleShop(money.db, [{ price: 100_000, stock: 2_000 }])
	const round = async () => {
		const { requests, expectOne } = await exampleContest(shop)
		const answers = await race(money.url, [requests.order, requests.withdrawal])
		const [ordered = '', withdrawn = ''] = answers.map(outcomeOf)
		const winner = ordered === '201' ? 'order' : 'withdrawal'
		expect(winner === 'order' ? ordered : withdrawn).toBe('201')
		if (winner === 'order') expect(withdrawn).toMatch(refusals.withdrawal)
		else expect(ordered).toMatch(refusals.order)
		await expectOne(winner)
	}
	for (let at = 0; at < rounds; at += 10) await Promise.all(Array.from({ length: 10 }, round))
})
