import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOrder } from '#contract/shown-order.ts'
import { getQuote } from '#contract/quote.ts'
import { MAX_PICKUP_PLACES } from '#contract/pickup-place.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { getSiteSettings } from '#contract/site.ts'
import { exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { pickupPlace } from '#website-api/modules/platform/companies/pickup-place.table.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'

let site: SiteCaller
let tee = 0
let price = 0
beforeAll(async () => {
	site = await siteCaller()
	const [row] = await site.tiny.db
		.select({ id: variant.id, price: variant.price })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-14')))
	tee = row?.id ?? 0
	price = row?.price ?? 0
})
beforeEach(() => site.tiny.db.delete(pickupPlace))
afterAll(() => site.tiny.close())

const week = [...Array.from({ length: 5 }, () => [480, 1020]), [540, 1440], null]
const braga = {
	PLACE_NAME: 'Gerai Braga',
	PLACE_ADDRESS: 'Jl. Braga 5, Bandung',
	PLACE_HOURS: week,
}
const dago = { PLACE_NAME: 'Gerai Dago', PLACE_ADDRESS: 'Jl. Dago 99, Bandung' }
const places = '/sandang/pickup-places'

const listed = async () =>
	(await site.done(getShipping.answer, 'GET', '/sandang/shipping')).data.PICKUP_PLACE_LIST
const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
	(await site.done(getShipping.answer, method, path, body)).data.PICKUP_PLACE_LIST
const add = async (place: object) => (await send('POST', places, place)).at(-1)?.PLACE_ID ?? 0
const shown = async (shop: 'sandang' | 'kopi' = 'sandang') => {
	const path = '/helper/get-website-template-setting'
	return (await site.tiny.read(getSiteSettings.answer, path, { shop })).data.PICKUP_PLACE_LIST
}
const switchPickup = (IS_ON: boolean) =>
	site.call('PATCH', '/sandang/couriers', {
		COURIER_LIST: [{ VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup', IS_ON }],
	})
const setAddress = (PICKUP_ADDRESS: string | null) =>
	site.call('PATCH', '/sandang/shipping', { PICKUP_ADDRESS })

describe('the places of a shop', () => {
	test('are added at the end, changed and deleted, and shoppers see the main one first', async () => {
		const first = await add(braga)
		const second = await add(dago)
		const added = [
			{ PLACE_ID: first, ...braga },
			{ PLACE_ID: second, ...dago, PLACE_HOURS: null },
		]
		expect(await listed()).toEqual(added)
		const main = {
			PLACE_ID: 0,
			PLACE_NAME: 'Sandang Kecil',
			PLACE_ADDRESS: null,
			PLACE_HOURS: null,
		}
		expect(await shown()).toEqual([main, ...added])
		expect((await shown('kopi')).map(({ PLACE_ID }) => PLACE_ID)).toEqual([0])
		const renamed = await send('PATCH', `${places}/${first}`, { PLACE_NAME: 'Gerai Asia Afrika' })
		expect(renamed[0]).toEqual({ PLACE_ID: first, ...braga, PLACE_NAME: 'Gerai Asia Afrika' })
		expect(await send('PATCH', `${places}/${first}`, {})).toEqual(renamed)
		expect(await send('DELETE', `${places}/${first}`)).toEqual(added.slice(1))
		const [change] = await site.tiny.db
			.select()
			.from(operatorChange)
			.where(eq(operatorChange.tableName, 'pickup_place'))
			.orderBy(desc(operatorChange.id))
			.limit(1)
		expect([change?.before?.name, change?.after]).toEqual(['Gerai Asia Afrika', null])
	})

	test('are not shown while pickup is switched off', async () => {
		await add(braga)
		await switchPickup(false)
		expect(await shown()).toEqual([])
		await switchPickup(true)
		expect(await shown()).toHaveLength(2)
	})

	test('are limited in number', async () => {
		for (let at = 0; at < MAX_PICKUP_PLACES; at++) await add(dago)
		expect(await site.refused('POST', places, dago)).toMatchObject({
			status: 409,
			code: 'TOO_MANY_PICKUP_PLACES',
		})
	})

	test.each([
		['without a name', { ...dago, PLACE_NAME: 'x' }, 'PLACE_NAME'],
		['without an address', { ...dago, PLACE_ADDRESS: 'Dago' }, 'PLACE_ADDRESS'],
		[
			'that close before they open',
			{ ...dago, PLACE_HOURS: week.map(() => [9, 8]) },
			'PLACE_HOURS',
		],
	])('%s are rejected', async (_what, place, field) => {
		const answer = await site.refused('POST', places, place)
		expect(answer.status).toBe(422)
		expect(answer.fields.every((name) => name.startsWith(field))).toBe(true)
		expect(await listed()).toEqual([])
	})

	test('of another shop, and those that do not exist, are missing', async () => {
		const id = await add(dago)
		const missing: Parameters<SiteCaller['refused']>[] = [
			['PATCH', `/kopi/pickup-places/${id}`, dago, site.keys.kopi],
			['DELETE', `/kopi/pickup-places/${id}`, undefined, site.keys.kopi],
			['PATCH', `${places}/${id + 1}`, {}],
			['DELETE', `${places}/0`],
			['DELETE', `${places}/utama`],
		]
		for (const request of missing) {
			expect(await site.refused(...request)).toMatchObject({
				status: 404,
				code: 'PICKUP_PLACE_NOT_FOUND',
			})
		}
		expect(await listed()).toHaveLength(1)
	})
})

const pickUp = { ADDRESS: null, VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup' } as const
const order = (more: object) =>
	site.tiny.call('/order', {
		body: { ...exampleOrder([[tee, 1]], price), ...pickUp, ...more },
		headers: { 'idempotency-key': formKeyText() },
	})
const placed = async (more: object) =>
	createOrder.answer.parse(await (await order(more)).json()).data

describe('an order', () => {
	test('keeps the name and the address of its place, whatever becomes of the place', async () => {
		const id = await add(braga)
		const { ORDER_NUMBER, PICKUP_PLACE } = await placed({ PICKUP_PLACE_ID: id })
		const { PLACE_NAME, PLACE_ADDRESS } = braga
		expect(PICKUP_PLACE).toEqual({ PLACE_NAME, PLACE_ADDRESS })
		await send('DELETE', `${places}/${id}`)
		const [row] = await site.tiny.db.select().from(orders).where(eq(orders.number, ORDER_NUMBER))
		expect(row?.pickupPlace).toEqual({ id, name: PLACE_NAME, address: PLACE_ADDRESS })
	})

	test('is collected at the shop itself unless another place is chosen', async () => {
		await add(braga)
		expect((await placed({})).PICKUP_PLACE).toBeNull()
		await setAddress('Jl. Penghibur 12, Makassar')
		expect((await placed({})).PICKUP_PLACE).toEqual({
			PLACE_NAME: 'Sandang Kecil',
			PLACE_ADDRESS: 'Jl. Penghibur 12, Makassar',
		})
		await setAddress(null)
	})

	test('cannot be collected while pickup is switched off', async () => {
		const { ADDRESS: _, VENDOR_CODE, VENDOR_METHOD } = pickUp
		const quote = async () => {
			const body = { CART_LIST: [{ CART_ID: tee, CART_QTY: 1 }], VENDOR_CODE, VENDOR_METHOD }
			return (await site.tiny.read(getQuote.answer, '/order/quote', { body })).data
		}
		expect((await quote()).SHIPPING_OFFER_LIST).toMatchObject([{ VENDOR_CODE }])
		await switchPickup(false)
		expect((await quote()).SHIPPING_OFFER_LIST).toEqual([])
		const refused = await order({})
		await switchPickup(true)
		expect(refused.status).toBe(422)
		expect(await refused.json()).toMatchObject({ errors: { VENDOR_METHOD: expect.anything() } })
	})

	test('cannot be collected at a place of another shop, or at one that does not exist', async () => {
		const own = await add(braga)
		const { status, answer } = await site.call('POST', '/kopi/pickup-places', dago, site.keys.kopi)
		expect(status).toBe(201)
		const foreign = getShipping.answer.parse(answer).data.PICKUP_PLACE_LIST[0]?.PLACE_ID
		for (const PICKUP_PLACE_ID of [foreign, own + 1_000]) {
			const refused = await order({ PICKUP_PLACE_ID })
			expect(refused.status).toBe(422)
			expect(await refused.json()).toMatchObject({
				errors: { PICKUP_PLACE_ID: ['Tempat ambil ini sudah tidak ada. Pilih tempat lain, ya.'] },
			})
		}
	})
})
