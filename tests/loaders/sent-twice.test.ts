import { topUp } from '#tests/support/top-up.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBank } from '#contract/bank.ts'
import * as oneReturn from '#app/routes/profile/returns/return.tsx'
import * as returning from '#app/routes/profile/returns/request.tsx'
import * as wallet from '#app/routes/profile/wallet/wallet.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 10 }])
})
afterAll(() => open.close())

/** The path of calls whose answers are lost on their way to the storefront. */
let losing: string | undefined

async function signedIn() {
	const api = exampleApi(open.db)
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const visitor = shopper(shop.host, async (request) => {
		const answer = await api.fetch(request)
		if (new URL(request.url).pathname === losing) throw new TypeError('fetch failed')
		return answer
	})
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	return { api, customerId, headers, visitor }
}

/** A customer with Rp 100.000 in the wallet and a bank account. */
async function customerWithBalance() {
	const { api, customerId, headers, visitor } = await signedIn()
	const { companyId } = shop
	await inTransaction(open.db, (tx) => topUp(tx, companyId, [customerId], 100_000))
	const account = {
		BANK_CODE: 'BRI',
		BANK_ACCOUNT_NUMBER: '1112229876',
		BANK_ACCOUNT_HOLDER: 'Sari',
	}
	const added = await api.request('/v1/bank', {
		method: 'POST',
		headers,
		body: JSON.stringify(account),
	})
	const { data } = addBank.answer.parse(await added.json())
	return {
		send: (amount: string, formKey = formKeyText()) =>
			visitor.post(wallet, '/profile/wallet', { amount, bank: data.BANK_ID, formKey }),
		has: (kind: 'wallet' | 'wallet_held') => balanceOf(open.db, companyId, customerId, kind),
	}
}

test('a withdrawal sent twice is created once, although the remaining balance is too low for a second', async () => {
	const { send, has } = await customerWithBalance()
	const formKey = formKeyText()
	const [first, second] = [await send('Rp 80.000', formKey), await send('80000', formKey)]
	expect(first.status).toBe(303)
	expect(first.location).toMatch(/^\/profile\/wallet\/success\?id=/)
	expect([second.status, second.location]).toEqual([303, first.location])
	expect([await has('wallet'), await has('wallet_held')]).toEqual([20_000, 80_000])
	expect(await auditOracles(open.db)).toEqual([])
})

test('a withdrawal whose outcome is unknown keeps its key, and sent again is the same', async () => {
	const { send, has } = await customerWithBalance()
	const formKey = formKeyText()
	losing = '/v1/withdrawal'
	const unknown = await send('80000', formKey).finally(() => (losing = undefined))
	expect(unknown.status).toBe(503)
	expect(unknown.data).toMatchObject({ unavailable: true, initialValue: { formKey } })
	expect((await send('80000', formKey)).status).toBe(303)
	expect([await has('wallet'), await has('wallet_held')]).toEqual([20_000, 80_000])
	const refused = await send('80000', formKeyText())
	expect(refused.data).not.toMatchObject({ initialValue: { formKey: expect.anything() } })
})

test('shows an amount above the balance as a field error, and holds nothing', async () => {
	const { send, has } = await customerWithBalance()
	const { status, data } = await send('100001')
	expect(status).toBe(422)
	expect(data).toMatchObject({ error: { amount: ['balance:amount.most'] } })
	expect([await has('wallet'), await has('wallet_held')]).toEqual([100_000, 0])
})

test('a return of all units sent twice is created once', async () => {
	const { customerId, visitor } = await signedIn()
	const { number } = await exampleSale(open.db, shop, {
		customerId,
		lines: [[0, 1]],
		upTo: 'DELIVERED',
	})
	const formKey = formKeyText()
	const jpeg = new Blob([await smallJpeg()], { type: 'image/jpeg' })
	const send = () => {
		const path = `/profile/order/${number}/return`
		const body = new FormData()
		body.set('lines[0].position', '0')
		body.set('lines[0].quantity', '1')
		body.set('lines[0].reason', 'DAMAGED')
		body.set('description', 'Kainnya sobek di bagian lengan kiri.')
		body.set('pictures', jpeg, 'lengan.jpg')
		body.set('formKey', formKey)
		const request = visitor.requestTo(path, { method: 'POST', body })
		return visitor.visit(returning.action, request, { saleId: number })
	}
	const [first, second] = [await send(), await send()]
	expect(first.status, JSON.stringify(first.data)).toBe(303)
	expect(first.location).toMatch(/^\/profile\/return\//)
	expect([second.status, second.location]).toEqual([303, first.location])
	expect(await auditOracles(open.db)).toEqual([])

	const returnId = first.location?.split('/').at(-1) ?? ''
	losing = `/v1/return/${returnId}/message`
	const fields = { form: 'message', message: 'Kapan dijemput?' }
	const body = new URLSearchParams(fields)
	const request = visitor.requestTo(`/profile/return/${returnId}`, { method: 'POST', body })
	const kept = await visitor
		.visit(oneReturn.action, request, { returnId })
		.finally(() => (losing = undefined))
	expect(kept.status, 'a message about it stays where it was typed').toBe(503)
	expect(kept.data).toMatchObject({
		form: 'message',
		result: { initialValue: fields, error: { '': ['returns:refused.unavailable'] } },
	})
})
