import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { getQuote } from '#contract/quote.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import {
	EXAMPLE_CARRIAGE,
	exampleGuest,
	exampleOrder,
	type ExampleShop,
	exampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

const price = 60_000
const lower = 50_000

let database: OpenDatabase
let shop: ExampleShop
beforeAll(async () => {
	database = await openTestDatabase()
})
beforeEach(async () => {
	shop = await exampleShop(database.db, [{ price, stock: 100 }])
})
afterAll(() => database.close())

type Guest = ReturnType<typeof exampleGuest> & { device: string }
const sari: Guest = {
	...exampleGuest(1),
	CUSTOMER_EMAIL: 'sari.w+toko@gmail.com',
	device: 'a'.repeat(22),
}
const budi: Guest = { ...exampleGuest(2), device: 'b'.repeat(22) }

async function send(path: string, body: unknown, { device }: Guest) {
	const headers = {
		...storefrontHeaders(shop),
		'content-type': 'application/json',
		'idempotency-key': formKeyText(),
		[VISITOR_DEVICE_HEADER]: device,
	}
	const init = { method: 'POST', headers, body: JSON.stringify(body) }
	return exampleApi(database.db).request(`/v1${path}`, init)
}

/** The status of an order at the lower price. */
async function order(guest: Guest, coupon: object) {
	const { device: _, ...contact } = guest
	const [variantId = 0] = shop.variantIds
	const body = {
		...exampleOrder([[variantId, 1]], lower + EXAMPLE_CARRIAGE),
		...contact,
		...coupon,
	}
	return (await send('/order', body, guest)).status
}

/** The price that a guest is quoted. */
async function quoted(guest: Guest, coupon: object) {
	const [CART_ID = 0] = shop.variantIds
	const { ADDRESS, CUSTOMER_PHONE, CUSTOMER_EMAIL } = guest
	const { COURIER_NOTE: _, ...address } = ADDRESS
	const body = { CART_LIST: [{ CART_ID, CART_QTY: 1 }], CUSTOMER_PHONE, CUSTOMER_EMAIL, ...address }
	const answer = await send('/order/quote', { ...body, ...coupon }, guest)
	const { data } = getQuote.answer.parse(await answer.json())
	return data.SUB_TOTAL - data.PRODUCT_DISCOUNT
}

const SAME: [string, Partial<Guest>][] = [
	['phone', { CUSTOMER_PHONE: sari.CUSTOMER_PHONE }],
	['mailbox', { CUSTOMER_EMAIL: 'SariW@googlemail.com' }],
	['house', { ADDRESS: { ...sari.ADDRESS, STREET: 'Jl. Kenanga Raya 2' } }],
	['browser', { device: sari.device }],
]

describe.each([
	[
		'a voucher',
		async () => {
			const code = 'SEKALI'
			await exampleVoucher(database.db, shop.companyId, { code, amount: price - lower })
			return { PRODUCT_COUPON_CODE: code }
		},
	],
	[
		'a flash sale',
		async () => {
			const [variantId = 0] = shop.variantIds
			const item = { variantId, price: lower, quota: 50, maxPerBuyer: 1 }
			await exampleFlashSale(database.db, shop.companyId, [item])
			return {}
		},
	],
])('%s once per customer', (_what, offer) => {
	test.each(SAME)('counts a guest with the same %s', async (_part, same) => {
		const coupon = await offer()
		expect(await order(sari, coupon)).toBe(201)
		const again = { ...budi, ...same }
		expect(await quoted(again, coupon)).toBe(price)
		expect(await order(again, coupon)).toBe(409)
		expect(await quoted(budi, coupon)).toBe(lower)
		expect(await order(budi, coupon)).toBe(201)
	})
})
