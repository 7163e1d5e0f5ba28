import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { changeCouriers } from '#contract/shipping-settings.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { exampleOrder, type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { send } from './support/race.ts'
import { byCaller, checkout, orderIn, outcomeOf } from './support/shop-calls.ts'

const money = moneyTest()
const price = 60_000
let shop: ExampleShop
beforeEach(async () => {
	// A cushion of 400 g and 24,000 cm³: four kilograms. The courier takes 10,000, and 8,000 for each further kilogram.
	shop = await exampleShop(money.db, [
		{ price, stock: 50, weightGrams: 400, sizeMm: [400, 300, 200] },
		{ price, stock: 50, weightGrams: 2_900 },
	])
})

const places = (units: number, carriage: number, at = 0) =>
	send(
		money.url,
		checkout(shop, exampleOrder([[shop.variantIds[at] ?? 0, units]], units * price + carriage)),
	)

async function rowOf(number: string) {
	const [row] = await money.db.select().from(orders).where(eq(orders.number, number))
	if (!row) throw new Error('No order')
	return row
}

/** What the shop sets for its courier. */
async function divides(by: number | null) {
	const response = await fetch(`${money.url}/operator/v1/sites/${shop.code}/couriers`, {
		method: 'PATCH',
		headers: { ...money.caller, 'content-type': 'application/json' },
		body: JSON.stringify({
			COURIER_LIST: [{ VENDOR_CODE: 'SICEPAT', VENDOR_METHOD: 'reg', VOLUME_DIVISOR: by }],
		}),
	})
	const { COURIER_LIST } = changeCouriers.answer.parse(await response.json()).data
	return COURIER_LIST.find((one) => one.VENDOR_CODE === 'SICEPAT' && one.VENDOR_METHOD === 'reg')
		?.VOLUME_DIVISOR
}

test('an order pays for the room that it takes, by the divisor of its courier, and is no heavier for it', async () => {
	expect(outcomeOf(await places(1, 10_000))).toBe('409 PRICE_CHANGED')
	const { ORDER_NUMBER } = orderIn(await places(1, 34_000))
	expect(await rowOf(ORDER_NUMBER)).toMatchObject({ shippingPrice: 34_000, weightGrams: 400 })
	// 48,000 cm³: 8 kg by 6000, 12 kg by 4000, and 800 g by weight.
	orderIn(await places(2, 10_000 + 7 * 8_000))
	expect(await divides(4000)).toBe(4000)
	orderIn(await places(2, 10_000 + 11 * 8_000))
	expect(await divides(null)).toBeNull()
	orderIn(await places(2, 10_000))
	expect(outcomeOf(await places(2, 10_000 + 7 * 8_000))).toBe('409 PRICE_CHANGED')
})

test('what has no size, and a size of the variant in place of its product’s, count', async () => {
	expect(outcomeOf(await places(1, 10_000 + 2 * 8_000, 1))).toBe('201')
	const [id = 0] = shop.variantIds
	const [row] = await money.db.select().from(variant).where(eq(variant.id, id))
	await money.db.update(variant).set({ sizeMm: null }).where(eq(variant.id, id))
	expect(outcomeOf(await places(1, 10_000))).toBe('201')
	const ofProduct = { sizeMm: [400, 300, 100] }
	await money.db
		.update(product)
		.set(ofProduct)
		.where(eq(product.id, row?.productId ?? 0))
	expect(outcomeOf(await places(1, 10_000 + 8_000))).toBe('201')
})

test('the price of an order stays when sizes and divisors change, and is the new one where staff ask for it', async () => {
	const { ORDER_NUMBER: number } = orderIn(await places(1, 34_000))
	const [id = 0] = shop.variantIds
	await money.db
		.update(variant)
		.set({ sizeMm: [100, 100, 100] })
		.where(eq(variant.id, id))
	const edit = (EDIT_COUNT: number, more = {}) =>
		send(
			money.url,
			byCaller({ ...money.caller, 'x-company': shop.code }, `/orders/${number}/edits`, {
				EDIT_COUNT,
				REASON: 'Diminta lewat chat',
				CART_LIST: [{ CART_ID: id, CART_QTY: EDIT_COUNT + 2 }],
				...more,
			}),
		)
	expect(outcomeOf(await edit(0))).toBe('200')
	expect(await rowOf(number)).toMatchObject({ shippingPrice: 34_000, weightGrams: 800 })
	await money.db
		.update(variant)
		.set({ sizeMm: [400, 300, 200] })
		.where(eq(variant.id, id))
	const courier = { VENDOR_CODE: 'SICEPAT', VENDOR_METHOD: 'reg' }
	expect(outcomeOf(await edit(1, { COURIER: courier }))).toBe('200')
	// Three cushions: 72,000 cm³.
	expect(await rowOf(number)).toMatchObject({ shippingPrice: 10_000 + 11 * 8_000 })
})

test('staff see the kilograms that the courier charges by volume, where they are more than by weight', async () => {
	const seen = async (number: string) => {
		const path = `/operator/v1/orders/${number}`
		const response = await fetch(money.url + path, { headers: money.caller })
		return readStaffOrder.answer.parse(await response.json()).data.PARCEL
	}
	const { ORDER_NUMBER: cushion } = orderIn(await places(1, 34_000))
	expect(await seen(cushion)).toMatchObject({ WEIGHT_GRAMS: 400, VOLUME_KG: 4 })
	const { ORDER_NUMBER: heavy } = orderIn(await places(1, 10_000 + 2 * 8_000, 1))
	expect(await seen(heavy)).toMatchObject({ WEIGHT_GRAMS: 2_900, VOLUME_KG: null })
	await divides(null)
	expect(await seen(cushion)).toMatchObject({ VOLUME_KG: null })
})
