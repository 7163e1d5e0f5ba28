import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import PQueue from 'p-queue'
import { expect, test } from 'vitest'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { topUp } from '#tests/support/top-up.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { customersWith, walletOf } from './support/customers.ts'
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

const rounds = sizeOf({ usual: 40, full: 1_000 })

test(`an order paid from the wallet races a withdrawal ${rounds} times and the wallet never goes below zero`, async () => {
	const total = 100_000 + EXAMPLE_CARRIAGE
	const shop = await exampleShop(money.db, [{ price: 100_000, stock: 2_000 }])
	const [variantId = 0] = shop.variantIds
	const { companyId } = shop
	const won = { ordered: 0, withdrawn: 0 }
	// An order takes longer than a withdrawal: its head start grows until both win about equally often.
	let headStartMs = 5

	const round = async () => {
		const { customerId, headers } = await exampleCustomer(money.db, shop)
		await inTransaction(money.db, (tx) => topUp(tx, companyId, [customerId], 150_000))
		const order = checkout(shop, {
			...exampleOrder([[variantId, 1]], total),
			PAYMENT_METHOD: 'WALLET',
			WALLET_AMOUNT: total,
		})
		const [ordered = '', withdrawn = ''] = await Promise.all([
			send(money.url, { ...order, headers: { ...order.headers, ...headers } }).then(outcomeOf),
			sleep(headStartMs).then(async () =>
				outcomeOf(await send(money.url, withdraw(customerId, 60_000))),
			),
		])
		if (ordered === '201') {
			won.ordered++
			headStartMs *= 0.8
			expect(withdrawn).toBe('409 INSUFFICIENT_BALANCE')
		} else {
			won.withdrawn++
			headStartMs *= 1.25
			expect(ordered).toMatch(/^409 (PRICE_CHANGED|INSUFFICIENT_BALANCE)$/)
			expect(withdrawn).toBe('201')
		}
		const left = 150_000 - (ordered === '201' ? total : 60_000)
		expect(await walletOf(money.db, companyId, customerId)).toBe(left)
	}
	for (let at = 0; at < rounds; at += 10) await Promise.all(Array.from({ length: 10 }, round))
	expect(won.ordered).toBeGreaterThan(0)
	expect(won.withdrawn).toBeGreaterThan(0)
	const [heldBalance] = await money.db
		.select({ amount: sql<number>`coalesce(sum(amount), 0)`.mapWith(Number) })
		.from(withdrawal)
		.where(and(eq(withdrawal.companyId, companyId), eq(withdrawal.status, 'REQUESTED')))
	expect(heldBalance?.amount).toBe(won.withdrawn * 60_000)
})
