import { topUp } from '#tests/support/top-up.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createOrder } from '#contract/shown-order.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let mine: ExampleShop
let other: ExampleShop
const keys = { owner: newOperatorKey(), staff: newOperatorKey(), mine: newOperatorKey() }

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	mine = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	other = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const { db } = database
	await storeOperatorKey(db, keys.owner, { label: 'o', role: 'owner', companyId: null })
	await storeOperatorKey(db, keys.staff, { label: 's', role: 'staff', companyId: null })
	await storeOperatorKey(db, keys.mine, { label: 'm', role: 'owner', companyId: mine.companyId })
})
afterEach(async () => expect(await auditOracles(database.db)).toEqual([]))
afterAll(() => database.close())

async function call(key: string, path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: {
			authorization: `Bearer ${key}`,
			'content-type': 'application/json',
			'idempotency-key': formKeyText(),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function orderAt(shop: ExampleShop): Promise<string> {
	const [variantId = 0] = shop.variantIds
	const response = await api.request('/v1/order', {
		method: 'POST',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: JSON.stringify(exampleOrder([[variantId, 1]], 50_000 + EXAMPLE_CARRIAGE)),
	})
	return createOrder.answer.parse(await response.json()).data.ORDER_NUMBER
}

describe('the operator API', () => {
	test.each([
		['nothing', () => ({})],
		['an api-access key', () => storefrontHeaders(mine)],
		[
			'an api-access key as a bearer',
			() => ({ authorization: `Bearer ${storefrontHeaders(mine)['api-access']}` }),
		],
		['an unknown key', () => ({ authorization: `Bearer ${newOperatorKey()}` })],
		['a key in another scheme', () => ({ authorization: `Basic ${keys.owner}` })],
	])('is closed to %s', async (_case, headers) => {
		for (const path of ['/orders', '/audit', '/companies', '/withdrawals']) {
			const response = await api.request(`/operator/v1${path}`, { headers: headers() })
			expect(response.status).toBe(401)
		}
	})

	test('an operator key is not valid for the storefront’s API', async () => {
		const response = await api.request('/v1/payment/method-list', {
			headers: { authorization: `Bearer ${keys.owner}`, 'api-access': keys.owner },
		})
		expect(response.status).toBe(401)
	})

	test('the staff role manages orders but neither companies, payouts nor the ledger', async () => {
		const number = await orderAt(mine)
		expect((await call(keys.staff, `/orders/${number}/cancellation`, {})).status).toBe(200)
		expect((await call(keys.staff, '/audit')).status).toBe(403)
		expect((await call(keys.staff, '/companies', { CODE: 'x' })).status).toBe(403)
		expect((await call(keys.staff, `/withdrawals/${randomUUID()}/payout`, {})).status).toBe(403)
	})

	test('a key for one company can neither read nor change data of another', async () => {
		const own = await orderAt(mine)
		const foreign = await orderAt(other)
		const { answer } = await call(keys.mine, '/orders?DATA_PER_PAGE=100')
		const seen = listStaffOrders.answer.parse(answer).data.list.map((order) => order.ORDER_NUMBER)
		expect(seen).toContain(own)
		expect(seen).not.toContain(foreign)
		expect((await call(keys.mine, `/orders/${foreign}`)).status).toBe(404)
		expect((await call(keys.mine, `/orders/${foreign}/cancellation`, {})).status).toBe(404)
		expect((await call(keys.mine, `/orders/${own}/cancellation`, {})).status).toBe(200)
	})
})

describe('a withdrawal', () => {
	async function customerWith(amount: number): Promise<string> {
		const id = randomUUID()
		const { companyId } = mine
		await inTransaction(database.db, async (tx) => {
			await tx.insert(customer).values({
				companyId,
				id,
				name: 'Budi',
				email: `${id}@example.com`,
				phone: `+62${id}`,
			})
			await topUp(tx, companyId, [id], amount)
		})
		return id
	}

	function ask(customerId: string, AMOUNT: number) {
		return call(keys.owner, `/customers/${customerId}/withdrawals`, {
			SOURCE: 'wallet',
			AMOUNT,
			BANK_CODE: 'BCA',
			BANK_ACCOUNT_NUMBER: '1234567890',
			BANK_ACCOUNT_HOLDER: 'Budi Santoso',
		})
	}

	async function balances(customerId: string) {
		const { companyId } = mine
		return Promise.all([
			balanceOf(database.db, companyId, customerId, 'wallet'),
			balanceOf(database.db, companyId, customerId, 'wallet_held'),
		])
	}

	const idIn = (answer: unknown) => requestWithdrawalFor.answer.parse(answer).data.WITHDRAWAL_ID

	test('is held, approved, and paid once', async () => {
		const customerId = await customerWith(200_000)
		const { status, answer } = await ask(customerId, 150_000)
		expect(status).toBe(201)
		expect(await balances(customerId)).toEqual([50_000, 150_000])
		const id = idIn(answer)
		const payout = { REFERENCE: `payout ${id}` }
		expect((await call(keys.owner, `/withdrawals/${id}/payout`, payout)).status).toBe(409)
		expect((await call(keys.owner, `/withdrawals/${id}/approval`, {})).status).toBe(200)
		expect((await call(keys.owner, `/withdrawals/${id}/payout`, payout)).status).toBe(200)
		expect((await call(keys.owner, `/withdrawals/${id}/payout`, payout)).status).toBe(409)
		expect((await call(keys.owner, `/withdrawals/${id}/rejection`, {})).status).toBe(409)
		expect(await balances(customerId)).toEqual([50_000, 0])
	})

	test('is returned to the balance when rejected', async () => {
		const customerId = await customerWith(100_000)
		const id = idIn((await ask(customerId, 100_000)).answer)
		expect((await call(keys.owner, `/withdrawals/${id}/rejection`, {})).status).toBe(200)
		expect(await balances(customerId)).toEqual([100_000, 0])
	})

	test('is at least Rp 50.000, covered by the balance, and one at a time', async () => {
		const customerId = await customerWith(300_000)
		expect((await ask(customerId, 49_999)).status).toBe(422)
		expect(await ask(customerId, 300_001)).toMatchObject({
			status: 409,
			answer: { code: 'INSUFFICIENT_BALANCE' },
		})
		expect((await ask(customerId, 50_000)).status).toBe(201)
		expect(await ask(customerId, 50_000)).toMatchObject({
			status: 409,
			answer: { code: 'WITHDRAWAL_OPEN' },
		})
	})
})
