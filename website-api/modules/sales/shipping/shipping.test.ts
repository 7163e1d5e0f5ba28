import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProduct } from '#contract/product.ts'
import { listShippingMethods, ShippingMethod, listShippingOffers } from '#contract/shipping.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { shippingMethod, shippingMethods } from './vendors.ts'
import { zoneOf } from './zones.ts'

let tiny: TinyApi
/** 200 g, Rp 63,000. */
let tee = 0
beforeAll(async () => {
	tiny = await tinyApi()
	const [row] = await tiny.db
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-14')))
	tee = row?.id ?? 0
})
afterAll(() => tiny.close())

const methodsOf = (vendor: string) =>
	shippingMethods
		.filter((method) => method.vendorCode === vendor)
		.map((method) => method.vendorMethod)

describe('the shipping catalogue', () => {
	test('[SH-01] has the seven fields of each entry', async () => {
		const { data } = await tiny.read(listShippingMethods.answer, '/shipping/method-list')
		expect(data.list).toHaveLength(shippingMethods.length)
		for (const entry of data.list) {
			expect(Object.keys(entry).sort()).toEqual(Object.keys(ShippingMethod.shape).sort())
		}
		const numbers = data.list.map((entry) => entry.VENDOR_METHOD_SEQ_NO)
		expect(new Set(numbers).size).toBe(numbers.length)
	})

	test("[SH-02] SELF_PICKUP is self_pickup, 'Ambil di Toko'", () => {
		expect(methodsOf('SELF_PICKUP')).toEqual(['self_pickup'])
		expect(shippingMethod('SELF_PICKUP', 'self_pickup').methodName).toBe('Ambil di Toko')
	})

	test("[SH-03] FREE_SHIPPING is free_shipping, 'Pengiriman Gratis'", () => {
		expect(methodsOf('FREE_SHIPPING')).toEqual(['free_shipping'])
		expect(shippingMethod('FREE_SHIPPING', 'free_shipping').methodName).toBe('Pengiriman Gratis')
	})

	test.each([
		['[SH-04]', 'SICEPAT', 'reg best gokil'],
		[
			'[SH-05]',
			'RAJAONGKIR',
			'anteraja dse first ide idl jne jnt jtl lion ncs ninja pahala pandu pos rex rpx sap sentral sicepat slis star tiki wahana',
		],
		['[SH-06]', 'GOSEND', 'sameday instant'],
		['[SH-07]', 'JNT', 'ez eco'],
	])('%s %s: %s', (_id, vendor, methods) => {
		expect(methodsOf(vendor).sort()).toEqual(methods.split(' ').sort())
	})

	test('[SH-08] an unknown method has the placeholder picture and a name that is no code of ours', () => {
		expect(shippingMethod('RAJAONGKIR', 'merpati')).toMatchObject({
			imageUrl: '/couriers/placeholder.svg',
			vendorName: 'MERPATI',
			methodName: 'merpati',
		})
	})
})

async function offersTo(district: string, quantity: number) {
	const body = { DISTRICT_CODE: district, CART_LIST: [{ CART_ID: tee, CART_QTY: quantity }] }
	const { data } = await tiny.read(listShippingOffers.answer, '/shipping/tariff', { body })
	const price = (vendor: string, method: string) =>
		data.list.find((entry) => entry.VENDOR_CODE === vendor && entry.VENDOR_METHOD === method)
			?.SHIPPING_PRICE
	return { ...data, price, vendors: new Set(data.list.map((entry) => entry.VENDOR_CODE)) }
}

const tebet = '31.74.01'
const bandung = '32.73.01'
const denpasar = '51.71.01'
const jayapura = '91.71.01'

describe('the tariff', () => {
	test('costs more for longer distances and heavier parcels', async () => {
		const near = (await offersTo(tebet, 1)).price('SICEPAT', 'reg') ?? 0
		const far = (await offersTo(jayapura, 1)).price('SICEPAT', 'reg') ?? 0
		const heavy = (await offersTo(tebet, 7)).price('SICEPAT', 'reg') ?? 0
		expect(near).toBe(9_000)
		expect(far).toBe(38_000)
		expect(heavy).toBe(18_000)
		expect((await offersTo(tebet, 6)).price('SICEPAT', 'reg')).toBe(9_000)
	})

	test('is sorted by group, then by price', async () => {
		const { list } = await offersTo(tebet, 5)
		const groups = list.map((entry) => entry.VENDOR_METHOD_GROUP)
		expect([...new Set(groups)]).toEqual(['gosend', 'free_shipping', 'others'])
		for (const group of new Set(groups)) {
			const prices = list
				.filter((entry) => entry.VENDOR_METHOD_GROUP === group)
				.map((entry) => entry.SHIPPING_PRICE)
			expect(prices).toEqual([...prices].sort((a, b) => a - b))
		}
	})

	test('[FN-09] offers every courier of the catalogue somewhere, each with its own price', async () => {
		const offered = (await offersTo(tebet, 5)).list.map(
			(entry) => `${entry.VENDOR_CODE}/${entry.VENDOR_METHOD}`,
		)
		const all = shippingMethods.map((method) => `${method.vendorCode}/${method.vendorMethod}`)
		expect(offered.sort()).toEqual(all.sort())
	})

	test('[SH-06] offers GOSEND only within the city and up to 20 kg', async () => {
		expect((await offersTo(tebet, 100)).vendors).toContain('GOSEND')
		expect((await offersTo(tebet, 101)).vendors).not.toContain('GOSEND')
		expect((await offersTo('31.75.01', 1)).vendors).toContain('GOSEND')
		for (const district of [bandung, denpasar, '31.01.01']) {
			expect((await offersTo(district, 1)).vendors).not.toContain('GOSEND')
		}
	})

	test('[SH-02] [SH-03] pickup is free; shipping is free from the subtotal the shop has set', async () => {
		const below = await offersTo(bandung, 4)
		expect(below.price('SELF_PICKUP', 'self_pickup')).toBe(0)
		expect(below.price('FREE_SHIPPING', 'free_shipping')).toBeUndefined()
		expect(below.FREE_SHIPPING_FROM).toBe(300_000)
		expect((await offersTo(bandung, 5)).price('FREE_SHIPPING', 'free_shipping')).toBe(0)
	})

	test('names pickup and free shipping in the language of the request, and couriers as they are called', async () => {
		const body = { DISTRICT_CODE: bandung, CART_LIST: [{ CART_ID: tee, CART_QTY: 5 }] }
		const [id, en] = await Promise.all(
			(['id', 'en'] as const).map(async (language) => {
				const offered = await tiny.read(listShippingOffers.answer, '/shipping/tariff', {
					body,
					language,
				})
				const all = await tiny.read(listShippingMethods.answer, '/shipping/method-list', {
					language,
				})
				return [offered, all].map(({ data }) =>
					['SELF_PICKUP', 'FREE_SHIPPING', 'SICEPAT'].map((code) => {
						const one = data.list.find(({ VENDOR_CODE }) => VENDOR_CODE === code)
						return [one?.VENDOR_NAME, one?.VENDOR_METHOD_NAME]
					}),
				)
			}),
		)
		const courier = ['SiCepat', 'SiCepat Reguler']
		for (const list of id ?? []) {
			expect(list).toEqual([
				['Ambil di Toko', 'Ambil di Toko'],
				['Pengiriman Gratis', 'Pengiriman Gratis'],
				courier,
			])
		}
		for (const list of en ?? []) {
			expect(list).toEqual([
				['Pick up at the store', 'Pick up at the store'],
				['Free shipping', 'Free shipping'],
				courier,
			])
		}
		expect([id?.length, en?.length]).toEqual([2, 2])
	})

	test('is on the page of a product for its heaviest variant, or for its largest', async () => {
		const [row] = await tiny.db
			.select({ slug: product.slug, productId: product.id })
			.from(product)
			.innerJoin(
				variant,
				and(eq(variant.companyId, product.companyId), eq(variant.productId, product.id)),
			)
			.where(and(eq(variant.companyId, 1), eq(variant.id, tee)))
		const most = async () =>
			(await tiny.read(getProduct.answer, `/product/${row?.slug}`)).data.ARRIVAL?.COST_MOST
		const cheapest = async () => {
			const prices = (await offersTo(jayapura, 1)).list.map((entry) => entry.SHIPPING_PRICE)
			return Math.min(...prices.filter((price) => price > 0))
		}
		const light = await cheapest()
		expect(await most()).toBe(light)
		const isTee = and(eq(variant.companyId, 1), eq(variant.id, tee))
		await tiny.db
			.update(variant)
			.set({ sizeMm: [400, 300, 200] })
			.where(isTee)
		const large = await cheapest()
		expect(large).toBeGreaterThan(light)
		expect(await most()).toBe(large)
		await tiny.db.update(variant).set({ sizeMm: null }).where(isTee)
	})

	test('is rejected for a district that does not exist', async () => {
		const body = { DISTRICT_CODE: '99.99.99', CART_LIST: [{ CART_ID: tee, CART_QTY: 1 }] }
		expect((await tiny.call('/shipping/tariff', { body })).status).toBe(404)
	})
})

test.each([
	[tebet, '31.75.01', 'CITY'],
	[tebet, '31.01.01', 'PROVINCE'],
	[bandung, '32.73.05', 'CITY'],
	[bandung, '32.04.05', 'PROVINCE'],
	[bandung, denpasar, 'ISLANDS'],
	[tebet, '36.74.01', 'ISLANDS'],
	['12.71.01', '21.71.01', 'ISLANDS'],
	['81.71.01', jayapura, 'ISLANDS'],
	[denpasar, '52.71.01', 'COUNTRY'],
	[tebet, jayapura, 'COUNTRY'],
])('from %s to %s is %s', (from, to, zone) => expect(zoneOf(from, to)).toBe(zone))
