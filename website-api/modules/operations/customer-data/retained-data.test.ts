import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, listAddresses } from '#contract/address.ts'
import { addBank, listSavedBanks } from '#contract/bank.ts'
import { listCartLines } from '#contract/cart.ts'
import { listWishes } from '#contract/wishlist.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { eq } from 'drizzle-orm'

let tiny: TinyApi
let owner: Awaited<ReturnType<typeof tinyCustomer>>
beforeAll(async () => {
	tiny = await tinyApi()
})
beforeEach(async () => {
	owner = await tinyCustomer(tiny)
})
afterAll(() => tiny.close())

const send = (method: string, address: string, body?: unknown, headers = owner.headers) =>
	tiny.call(address, { method, body, headers })

const home = {
	ADDRESS_LABEL: 'Rumah',
	RECIPIENT_NAME: 'Sari Wulandari',
	RECIPIENT_PHONE: '0812 3456 7890',
	DISTRICT_CODE: '31.74.01',
	VILLAGE: 'Tebet Timur',
	POSTCODE: '12820',
	STREET: 'Jalan Melati No. 12, RT 03/RW 05',
}

async function addressId(body: object = home) {
	const answer = await send('POST', '/address', body)
	expect(answer.status, await answer.clone().text()).toBe(201)
	return addAddress.answer.parse(await answer.json()).data.ADDRESS_ID
}

async function mains() {
	const { data } = await tiny.read(listAddresses.answer, '/address/address-list', owner)
	return data.list.map(({ ADDRESS_LABEL, IS_MAIN }) => `${ADDRESS_LABEL}${IS_MAIN ? '*' : ''}`)
}

describe('addresses', () => {
	test('the first is the main one, another can become it, and the oldest replaces a deleted main one', async () => {
		await addressId()
		const office = await addressId({ ...home, ADDRESS_LABEL: 'Kantor' })
		expect(await mains()).toEqual(['Rumah*', 'Kantor'])
		const changed = { ...home, ADDRESS_LABEL: 'Kantor', IS_MAIN: true }
		expect((await send('PUT', `/address/${office}`, changed)).status).toBe(200)
		expect(await mains()).toEqual(['Kantor*', 'Rumah'])
		expect((await send('PUT', `/address/${office}`, { ...changed, IS_MAIN: false })).status).toBe(
			200,
		)
		expect(await mains()).toEqual(['Kantor*', 'Rumah'])
		expect((await send('DELETE', `/address/${office}`)).status).toBe(200)
		expect(await mains()).toEqual(['Rumah*'])
	})

	test('stores official district names and the phone as E.164', async () => {
		const id = await addressId()
		const { data } = await tiny.read(addAddress.answer, `/address/${id}`, owner)
		expect(data).toMatchObject({ DISTRICT_NAME: 'Tebet', RECIPIENT_PHONE: '+6281234567890' })
	})

	test('rejects the twenty-first, also of twenty concurrent requests', async () => {
		const answers = await Promise.all(
			Array.from({ length: 22 }, (_, at) =>
				send('POST', '/address', { ...home, ADDRESS_LABEL: `Rumah ${at}` }),
			),
		)
		const statuses = answers.map(({ status }) => status)
		expect(statuses.filter((status) => status === 201)).toHaveLength(20)
		expect(statuses.filter((status) => status === 409)).toHaveLength(2)
	})

	test.each([
		['DISTRICT_CODE', { ...home, DISTRICT_CODE: '99.99.99' }],
		['RECIPIENT_PHONE', { ...home, RECIPIENT_PHONE: 'telepon' }],
		['POSTCODE', { ...home, POSTCODE: '1282' }],
		['STREET', { ...home, STREET: 'Jalan' }],
	])('a wrong %s is reported', async (field, body) => {
		const answer = await send('POST', '/address', body)
		expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(field)])
	})
})

const account = {
	BANK_CODE: 'BCA',
	BANK_ACCOUNT_NUMBER: '0012345678',
	BANK_ACCOUNT_HOLDER: 'Sari Wulandari',
	PASSWORD: tinyPassword,
}

describe('bank accounts', () => {
	test('require the password, keep leading zeros and show four digits', async () => {
		const stranger = await send('POST', '/bank', { ...account, PASSWORD: 'salah' })
		expect(stranger.status).toBe(422)
		const added = await send('POST', '/bank', account)
		const { data } = addBank.answer.parse(await added.json())
		expect(data).toMatchObject({ BANK_ACCOUNT_NUMBER_MASKED: '••••••5678', IS_MAIN: true })
		expect((await send('POST', '/bank', account)).status).toBe(409)
		expect((await send('POST', '/bank', { ...account, BANK_CODE: 'XYZ' })).status).toBe(422)
		expect((await send('DELETE', `/bank/${data.BANK_ID}`)).status).toBe(200)
	})

	test('reject the sixth', async () => {
		for (const last of [1, 2, 3, 4, 5]) {
			const body = { ...account, BANK_ACCOUNT_NUMBER: `00123456${last}` }
			expect((await send('POST', '/bank', body)).status).toBe(201)
		}
		const sixth = await send('POST', '/bank', { ...account, BANK_ACCOUNT_NUMBER: '9999999' })
		expect(sixth.status).toBe(409)
		const { data } = await tiny.read(listSavedBanks.answer, '/bank/customer-bank-list', owner)
		expect(data.list).toHaveLength(5)
	})
})

async function productId(slug: string) {
	const [row] = await tiny.db.select().from(product).where(eq(product.slug, slug))
	if (!row) throw new Error(slug)
	return row.id
}

async function wishes() {
	const { data } = await tiny.read(listWishes.answer, '/wishlist/wishlist-list', owner)
	return data.list.map(({ PRODUCT_SLUG }) => PRODUCT_SLUG)
}

describe('wishlist', () => {
	test('lists newest first, merges a visitor’s, and removes products', async () => {
		const coat = await productId('jaket-hujan')
		const tee = await productId('kaos-1')
		const other = await productId('kaos-2')
		expect((await send('POST', '/wishlist', { PRODUCT_ID: coat })).status).toBe(200)
		const merge = { PRODUCT_ID_LIST: [tee, other, coat, 999_999] }
		expect((await send('POST', '/wishlist/merge', merge)).status).toBe(200)
		expect(await wishes()).toEqual(['kaos-1', 'kaos-2', 'jaket-hujan'])
		expect((await send('DELETE', `/wishlist/${tee}`)).status).toBe(200)
		expect(await wishes()).toEqual(['kaos-2', 'jaket-hujan'])
		expect((await send('POST', '/wishlist', { PRODUCT_ID: 999_999 })).status).toBe(404)
	})

	test('keeps the price at which a product was added', async () => {
		const coat = await productId('jaket-hujan')
		await send('POST', '/wishlist', { PRODUCT_ID: coat })
		const { data } = await tiny.read(listWishes.answer, '/wishlist/wishlist-list', owner)
		expect(data.list[0]?.PRICE_WHEN_ADDED).toBe(data.list[0]?.PRODUCT_PRICE_MIN)
	})
})

async function variantId(sku: string) {
	const [row] = await tiny.db.select().from(variant).where(eq(variant.sku, sku))
	if (!row) throw new Error(sku)
	return row.id
}

describe('cart', () => {
	const lines = (body: unknown) =>
		listCartLines.answer.parse(body).data.map((line) => [line.VARIANT_SKU, line.CART_QTY])

	test('merges a visitor’s lines into the account’s once per idempotency key', async () => {
		const [one, two] = [await variantId('KP-5'), await variantId('KP-6')]
		const list = (...pairs: [number, number][]) => ({
			CART_LIST: pairs.map(([CART_ID, CART_QTY]) => ({ CART_ID, CART_QTY })),
		})
		expect((await send('PUT', '/cart', list([one, 2]))).status).toBe(200)
		const headers = { ...owner.headers, 'idempotency-key': formKeyText() }
		const body = list([two, 1], [one, 3])
		for (const _ of [1, 2]) {
			const answer = await send('POST', '/cart/merge', body, headers)
			expect(lines(await answer.json())).toEqual([
				['KP-5', 5],
				['KP-6', 1],
			])
		}
		const own = await tiny.call('/cart/cart-list-v2', owner)
		expect(lines(await own.json())).toHaveLength(2)
		const named = await tiny.call(`/cart/cart-list-v2?CART_LINES=${two}:4`, owner)
		expect(lines(await named.json())).toEqual([['KP-6', 4]])
		const emptied = await send('PUT', '/cart', list())
		expect(lines(await emptied.json())).toEqual([])
	})
})

test('answers 404 for records of another customer', async () => {
	const address = await addressId()
	const bank = addBank.answer.parse(await (await send('POST', '/bank', account)).json())
	const stranger = await tinyCustomer(tiny)
	for (const path of [`/address/${address}`, `/bank/${bank.data.BANK_ID}`]) {
		for (const [method, body] of [
			['GET', undefined],
			['PUT', path.startsWith('/address') ? home : account],
			['DELETE', undefined],
		] as const) {
			const answer = await send(method, path, body, stranger.headers)
			expect([method, path, answer.status]).toEqual([method, path, 404])
		}
	}
	expect(await mains()).toEqual(['Rumah*'])
})
