import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OperatorWithdrawalAnswerWire } from '#contract/operator.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { payFromWallet } from '#website-api/modules/sales/payments/pay-from-wallet.queries.ts'
import { requestWithdrawal } from '#website-api/modules/money/withdrawals/withdrawal.queries.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { customersWith, giveOrderTo, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { byOperator, checkout, orderIn, outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const bank = { code: 'BCA', number: '1234567890', holder: 'Budi Santoso' }

function withdraw(customerId: string, amount: number): RacedRequest {
	const path = `/customers/${customerId}/withdrawals` as const
	const headers = { ...money.operator, 'idempotency-key': formKeyText() }
	return byOperator(headers, path, {
		SOURCE: 'wallet',
		AMOUNT: amount,
		BANK_CODE: bank.code,
		BANK_ACCOUNT_NUMBER: bank.number,
		BANK_ACCOUNT_HOLDER: bank.holder,
	})
}

test('A8: of 100 parallel requests of one customer one is open, the others are told so', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 1_000_000, 1)
	const answers = await race(
		money.url,
		Array.from({ length: 100 }, () => withdraw(customerId, 50_000)),
	)
	expect(outcomesOf(answers)).toEqual({ '201': 1, '409 WITHDRAWAL_OPEN': 99 })
	expect(await walletOf(money.db, companyId, customerId)).toBe(950_000)
})

test('A8: 100 askers of 50,000 from 1,000,000, one after the other: 20 are paid, 80 refused', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, companyId, 1_000_000, 1)
	const outcomes = await Promise.all(
		Array.from({ length: 100 }, async (_, asker) => {
			for (;;) {
				const answer = await send(money.url, withdraw(customerId, 50_000))
				const outcome = outcomeOf(answer)
				if (outcome === '409 WITHDRAWAL_OPEN') {
					await new Promise((resolve) => setTimeout(resolve, 200 + 800 * Math.random()))
					continue
				}
				if (answer.status !== 201) return outcome
				const id = OperatorWithdrawalAnswerWire.parse(answer.body).data.WITHDRAWAL_ID
				await send(money.url, byOperator(money.operator, `/withdrawals/${id}/approval`))
				const payout = { REFERENCE: `payout ${customerId} ${asker}` }
				const paid = byOperator(money.operator, `/withdrawals/${id}/payout`, payout)
				return outcomeOf(await send(money.url, paid))
			}
		}),
	)
	expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(20)
	expect(outcomes.filter((outcome) => outcome === '409 INSUFFICIENT_BALANCE')).toHaveLength(80)
	expect(await walletOf(money.db, companyId, customerId)).toBe(0)
})

test('A8: the balance alone stops overdraft: 100 parallel holds of 50,000 on 1,000,000 are 20 and 80', async () => {
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

test('A8: buying from the wallet races a withdrawal 1,000 times and never goes below zero', async () => {
	const price = 100_000
	const shop = await exampleShop(money.db, [{ price, stock: 2_000 }])
	const [variantId = 0] = shop.variantIds
	const { companyId } = shop
	const customers = await customersWith(money.db, companyId, 150_000, 1_000)
	const won = { bought: 0, withdrawn: 0 }

	const round = async (customerId: string) => {
		const order = exampleOrder([[variantId, 1]], price + EXAMPLE_CARRIAGE)
		const number = orderIn(await send(money.url, checkout(shop, order))).ORDER_NUMBER
		await giveOrderTo(money.db, number, customerId)
		const request = { customerId, source: 'wallet' as const, amount: 60_000, bank }
		const outcomes = await Promise.all([
			refused(inTransaction(money.db, (tx) => payFromWallet(tx, companyId, customerId, number))),
			refused(inTransaction(money.db, (tx) => requestWithdrawal(tx, companyId, request))),
		])
		expect(outcomes.toSorted()).toEqual(['INSUFFICIENT_BALANCE', 'done'])
		if (outcomes[0] === 'done') won.bought++
		else won.withdrawn++
		expect(await walletOf(money.db, companyId, customerId)).toBeGreaterThanOrEqual(0)
	}
	for (let at = 0; at < customers.length; at += 10) {
		await Promise.all(customers.slice(at, at + 10).map(round))
	}
	expect(won.bought + won.withdrawn).toBe(1_000)
	const [held] = await money.db
		.select({ amount: sql<number>`coalesce(sum(amount), 0)`.mapWith(Number) })
		.from(withdrawal)
		.where(and(eq(withdrawal.companyId, companyId), eq(withdrawal.status, 'REQUESTED')))
	expect(held?.amount).toBe(won.withdrawn * 60_000)
})

async function refused(work: Promise<unknown>): Promise<string> {
	try {
		await work
		return 'done'
	} catch (error) {
		if (error instanceof Problem) return error.code
		throw error
	}
}
