import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '#contract/address.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
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
	return { visitor, saved }
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

test('a visitor without an account is not asked', async () => {
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await order(visitor, { saveAddress: 'on' })
	await fillCart(visitor)
	expect(await checkoutPageOf(visitor)).toMatchObject({ address: { saves: null } })
})
