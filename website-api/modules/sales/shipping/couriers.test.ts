import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReadiness } from '#contract/readiness.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { changeSite } from '#contract/edited-site.ts'
import { getSiteSettings } from '#contract/site.ts'
import { listShippingOffers } from '#contract/shipping.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type SiteCaller, siteCaller } from '#tests/support/site-caller.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'

let site: SiteCaller
let tee = 0
beforeAll(async () => {
	site = await siteCaller()
	const [row] = await site.tiny.db
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-14')))
	tee = row?.id ?? 0
})
afterAll(() => site.tiny.close())

const shipping = async () => (await site.done(getShipping.answer, 'GET', '/sandang/shipping')).data
const change = async (COURIER_LIST: unknown[]) =>
	(await site.done(getShipping.answer, 'PATCH', '/sandang/couriers', { COURIER_LIST })).data
const reg = { VENDOR_CODE: 'SICEPAT', VENDOR_METHOD: 'reg' }
const pickUp = { VENDOR_CODE: 'SELF_PICKUP', VENDOR_METHOD: 'self_pickup' }
const toCity = { ZONE: 'CITY', FIRST_KG: 12_345, NEXT_KG: 9_000, ETA_DAYS_MIN: 1, ETA_DAYS_MAX: 2 }

/** The prices that a shopper in the shop's city is offered, by method. */
async function offered(): Promise<Record<string, number>> {
	const { originDistrict } = await findCompany(site.tiny.db, 1)
	const { data } = await site.tiny.read(listShippingOffers.answer, '/shipping/tariff', {
		body: { DISTRICT_CODE: originDistrict, CART_LIST: [{ CART_ID: tee, CART_QTY: 1 }] },
	})
	return Object.fromEntries(data.list.map((one) => [one.VENDOR_METHOD, one.SHIPPING_PRICE]))
}

describe('couriers', () => {
	test('are switched off for shoppers and on again, and keep their tariffs', async () => {
		const before = await offered()
		expect(Object.keys(before)).toEqual(expect.arrayContaining(['reg', 'self_pickup']))
		const off = await change([
			{ ...reg, IS_ON: false },
			{ ...pickUp, IS_ON: false },
		])
		const { reg: _reg, self_pickup: _pickUp, ...others } = before
		expect(await offered()).toEqual(others)
		const courier = off.COURIER_LIST.find((one) => one.VENDOR_METHOD === 'reg')
		expect(courier?.IS_ON).toBe(false)
		expect(courier?.TARIFF_LIST.length).toBeGreaterThan(0)
		await change([
			{ ...reg, IS_ON: true },
			{ ...pickUp, IS_ON: true },
		])
		expect(await offered()).toEqual(before)
	})

	test('have the tariffs that were sent, and no other zones', async () => {
		const changed = await change([{ ...reg, TARIFF_LIST: [toCity] }])
		const courier = changed.COURIER_LIST.find((one) => one.VENDOR_METHOD === 'reg')
		expect(courier?.TARIFF_LIST).toEqual([{ ...toCity, ETA_HOURS: null }])
		expect((await offered()).reg).toBe(12_345)
		const rows = await site.tiny.db
			.select({ before: operatorChange.before, after: operatorChange.after })
			.from(operatorChange)
			.where(eq(operatorChange.tableName, 'tariff'))
		expect(rows.some(({ after }) => after?.first_kg === 12_345)).toBe(true)
		expect(rows.filter(({ after }) => after === null)).toHaveLength(3)
	})

	test.each([
		['of no catalogue', [{ VENDOR_CODE: 'JNT', VENDOR_METHOD: 'merpati' }]],
		['that are free have no tariffs', [{ ...pickUp, TARIFF_LIST: [toCity] }]],
		['have a zone once', [{ ...reg, TARIFF_LIST: [toCity, toCity] }]],
		['arrive late', [{ ...reg, TARIFF_LIST: [{ ...toCity, ETA_DAYS_MIN: 9 }] }]],
		['cost something', [{ ...reg, TARIFF_LIST: [{ ...toCity, FIRST_KG: -1 }] }]],
	])('%s is rejected', async (_why, COURIER_LIST) => {
		const before = await shipping()
		const answer = await site.refused('PATCH', '/sandang/couriers', { COURIER_LIST })
		expect(answer.status).toBe(422)
		expect(answer.fields[0]).toMatch(/^COURIER_LIST/)
		expect(await shipping()).toEqual(before)
	})

	test('of another company are unknown', async () => {
		const requested = [
			'PATCH',
			'/sandang/couriers',
			{ COURIER_LIST: [reg] },
			site.keys.kopi,
		] as const
		expect((await site.refused(...requested)).status).toBe(404)
	})
})

test('the origin of parcels determines the zones', async () => {
	const before = await shipping()
	const sent = { ORIGIN_DISTRICT: '73.71.01', PICKUP_ADDRESS: 'Jl. Penghibur 12, Makassar' }
	const { data } = await site.done(getShipping.answer, 'PATCH', '/sandang/shipping', sent)
	expect(data).toMatchObject({
		PICKUP_ADDRESS: sent.PICKUP_ADDRESS,
		ORIGIN: { DISTRICT_CODE: '73.71.01', CITY_NAME: 'Kota Makassar' },
	})
	const unknown = await site.refused('PATCH', '/sandang/shipping', { ORIGIN_DISTRICT: '99.99.99' })
	expect(unknown).toMatchObject({ status: 422, fields: ['ORIGIN_DISTRICT'] })
	const back = { ORIGIN_DISTRICT: before.ORIGIN.DISTRICT_CODE, PICKUP_ADDRESS: null }
	await site.done(getShipping.answer, 'PATCH', '/sandang/shipping', back)
	expect((await shipping()).ORIGIN).toEqual(before.ORIGIN)
})

test('opening hours of pickup are shown to shoppers of the shop while it can be chosen', async () => {
	const path = '/helper/get-website-template-setting'
	const shown = async (shop: 'sandang' | 'kopi' = 'sandang') =>
		(await site.tiny.read(getSiteSettings.answer, path, { shop })).data.PICKUP_HOURS
	const set = (PICKUP_HOURS: unknown) => ['PATCH', '/sandang/shipping', { PICKUP_HOURS }] as const
	const week = [...Array.from({ length: 5 }, () => [480, 1020]), [540, 1440], null]
	expect(await shown()).toBeNull()
	await site.done(getShipping.answer, ...set(week))
	expect((await shipping()).PICKUP_HOURS).toEqual(week)
	expect(await shown()).toEqual(week)
	expect(await shown('kopi')).toBeNull()
	await change([{ ...pickUp, IS_ON: false }])
	expect(await shown()).toBeNull()
	await change([{ ...pickUp, IS_ON: true }])
	for (const wrong of [week.slice(1), [...week.slice(1), [600, 500]], 'always']) {
		expect((await site.refused(...set(wrong))).status).toBe(422)
	}
	await site.done(getShipping.answer, ...set(null))
	expect(await shown()).toBeNull()
})

test('missing settings before a shop opens are derived from its data', async () => {
	const read = async () => (await site.done(getReadiness.answer, 'GET', '/sandang/readiness')).data
	const isDone = ({ ITEM_LIST }: Awaited<ReturnType<typeof read>>, key: string) =>
		ITEM_LIST.find(({ KEY }) => KEY === key)?.IS_DONE
	const before = await read()
	expect(before.IS_OPEN).toBe(true)
	expect(before.TEST_MAIL).toEqual({ STATE: 'NONE', EMAIL: null })
	expect(['HOST', 'PAYMENT', 'SHIPPING', 'PRODUCTS'].map((key) => isDone(before, key))).toEqual([
		true,
		true,
		true,
		true,
	])
	expect(['PICKUP', 'LEGAL', 'MAIL'].map((key) => isDone(before, key))).toEqual([
		false,
		false,
		false,
	])
	await site.done(changeSite.answer, 'PATCH', '/sandang', {
		LEGAL_NAME: 'PT Sandang',
		BUSINESS_ADDRESS: 'Jl. Braga 5, Bandung',
		MAINTENANCE: true,
	})
	await site.call('POST', '/sandang/test-mail', { EMAIL: 'ibu@toko.example' })
	const after = await read()
	expect([after.IS_OPEN, isDone(after, 'LEGAL')]).toEqual([false, true])
	expect(after.TEST_MAIL).toEqual({ STATE: 'WAITING', EMAIL: 'ibu@toko.example' })
})

test('without a mail server a test mail is neither sent nor done', async () => {
	const api = exampleApi(site.tiny.db, undefined, { sendsMail: false })
	const response = await api.request('/operator/v1/sites/sandang/readiness', {
		headers: { authorization: `Bearer ${site.keys.staff}` },
	})
	const kept = getReadiness.answer.parse(await response.json()).data
	expect(kept.TEST_MAIL).toEqual({ STATE: 'KEPT', EMAIL: 'ibu@toko.example' })
	expect(kept.ITEM_LIST.find(({ KEY }) => KEY === 'MAIL')?.IS_DONE).toBe(false)
})
