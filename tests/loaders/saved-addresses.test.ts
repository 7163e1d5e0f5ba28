import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAddresses, MAX_ADDRESSES } from '#contract/address.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { guestAnswers, sendCheckoutForm } from './support/checkout-forms.ts'
import { checkoutPageOf, orderFields } from './support/checkout-page.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	api = exampleApi(open.db)
})
afterAll(() => open.close())
beforeEach(async () => {
	shop = await exampleShop(open.db, [{ price: 100_000, stock: 9 }])
})

async function member() {
	const { headers } = await exampleCustomer(open.db, shop)
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.signIn(headers.authorization?.replace('Bearer ', '') ?? '')
	const saved = async () => {
		const response = await api.request('/v1/address/address-list', { headers })
		return listAddresses.answer.parse(await response.json()).data.list
	}
	const add = async (address: object) => {
		const init = {
			method: 'POST',
			headers: { ...headers, 'idempotency-key': formKeyText() },
			body: JSON.stringify(address),
		}
		expect((await api.request('/v1/address', init)).status).toBe(201)
	}
	return { visitor, saved, add }
}

type Visitor = Awaited<ReturnType<typeof member>>['visitor']

async function order(visitor: Visitor, address: Record<string, string>) {
	await fillCart(visitor)
	const [contact, typed, delivery] = guestAnswers
	await sendCheckoutForm(visitor, 'contact', contact![1])
	await sendCheckoutForm(visitor, 'address', { ...typed![1], ...address })
	await sendCheckoutForm(visitor, 'delivery', delivery![1])
	const placed = await sendCheckoutForm(visitor, 'order', await orderFields(visitor))
	expect(placed.location).toContain('/order/success')
}

async function fillCart(visitor: Visitor) {
	await visitor.visit(({ context }) => {
		context.cart.replace([{ id: shop.variantIds[0]!, quantity: 1 }])
		return null
	}, visitor.requestTo('/Cart'))
}

test('a customer’s address is saved with the order by default, and chosen for the next one', async () => {
	const { visitor, saved } = await member()
	await fillCart(visitor)
	expect(await checkoutPageOf(visitor)).toMatchObject({ address: { saved: [], saves: true } })
	await order(visitor, { saveAddress: 'on' })
	expect(await saved()).toMatchObject([
		{ RECIPIENT_NAME: 'Sari Wulandari', STREET: 'Jalan Melati No. 12', IS_MAIN: true },
	])
	await fillCart(visitor)
	expect(await checkoutPageOf(visitor)).toMatchObject({
		step: 'delivery',
		address: {
			answers: { street: 'Jalan Melati No. 12' },
			saved: [{ isMain: true, isChosen: true }],
		},
	})
})

test('an address is saved once, and not where it was not wanted', async () => {
	const { visitor, saved } = await member()
	await order(visitor, { saveAddress: 'on' })
	await order(visitor, { saveAddress: 'on' })
	expect(await saved()).toHaveLength(1)
	await order(visitor, { street: 'Jalan Kenanga No. 22' })
	expect(await saved()).toHaveLength(1)
	await order(visitor, { street: 'Jalan Kenanga No. 23', saveAddress: 'on' })
	expect(await saved()).toMatchObject([{ IS_MAIN: true }, { IS_MAIN: false }])
})

describe('an address that is saved without a place on the map', () => {
	const near = { LATITUDE: -6.2263, LONGITUDE: 106.8584 }
	const none = { LATITUDE: null, LONGITUDE: null }

	test('is given that of an order, and keeps it when the next one names another', async () => {
		const { visitor, saved } = await member()
		await order(visitor, { saveAddress: 'on' })
		const [before] = await saved()
		expect(before).toMatchObject(none)
		await order(visitor, { saveAddress: 'on', pin: '-6.2263, 106.8584' })
		expect(await saved()).toEqual([{ ...before, ...near }])
		await order(visitor, { saveAddress: 'on', pin: '-6.2300, 106.8600' })
		expect(await saved()).toEqual([{ ...before, ...near }])
	})

	test('is given none where the customer wants nothing saved, nor that of another address', async () => {
		const { visitor, saved } = await member()
		await order(visitor, { saveAddress: 'on' })
		await order(visitor, { pin: '-6.2263, 106.8584' })
		expect(await saved()).toMatchObject([none])
		const other = { street: 'Jalan Kenanga No. 22', saveAddress: 'on' }
		await order(visitor, { ...other, pin: '-6.2263, 106.8584' })
		expect(await saved()).toMatchObject([none, near])
	})

	test('is given one in a full list, which has no room for another', async () => {
		const { visitor, saved, add } = await member()
		await order(visitor, { saveAddress: 'on' })
		const [first] = await saved()
		for (let number = 2; number <= MAX_ADDRESSES; number += 1)
			await add({
				...first,
				ADDRESS_LABEL: `Gudang ${number}`,
				STREET: `Jalan Kenanga No. ${number}`,
			})
		await order(visitor, { pin: '-6.2263, 106.8584' })
		await order(visitor, { street: 'Jalan Melati No. 200', saveAddress: 'on' })
		const list = await saved()
		expect(list).toHaveLength(MAX_ADDRESSES)
		const places = list.map(({ STREET, LATITUDE }) => [STREET, LATITUDE])
		expect(places.filter(([, latitude]) => latitude !== null)).toEqual([
			['Jalan Melati No. 12', near.LATITUDE],
		])
	})
})

test('a visitor without an account is not asked', async () => {
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await order(visitor, { saveAddress: 'on' })
	await fillCart(visitor)
	expect(await checkoutPageOf(visitor)).toMatchObject({ address: { saves: null } })
})
