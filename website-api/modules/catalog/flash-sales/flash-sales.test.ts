import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getFlashSale } from '#contract/flash-sale.ts'
import { listPlannedSales, previewFlashSale } from '#contract/flash-sale-plan.ts'
import { getProduct } from '#contract/product.ts'
import { listCartLines } from '#contract/cart.ts'
import { endFlashSaleIn, exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { refreshDuePrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { claimFlash } from './claim-flash.command.ts'
import { releaseFlashUnits } from './release-flash-units.command.ts'
import { flashCounter } from './flash-sale.table.ts'
import { partsOf } from './open-sale.command.ts'
import { lineFlash } from './line-flash.ts'

let tiny: TinyApi
let tee = 0
let sale = 0
const operatorKey = newOperatorKey()
beforeAll(async () => {
	tiny = await tinyApi()
	await storeOperatorKey(tiny.db, operatorKey, { label: 'test', role: 'owner', companyId: null })
	const [row] = await tiny.db
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-4')))
	tee = row?.id ?? 0
	sale = await exampleFlashSale(tiny.db, 1, [
		{ variantId: tee, price: 40_000, quota: 3, maxPerBuyer: 2 },
	])
})
afterAll(() => tiny.close())

const running = async (language: 'id' | 'en' = 'id') =>
	(await tiny.read(getFlashSale.answer, '/flash-sale', { language })).data.FLASH_SALE
const product = async () => (await tiny.read(getProduct.answer, '/product/kaos-4')).data
const line = async (quantity: number) =>
	(await tiny.read(listCartLines.answer, `/cart/cart-list-v2?CART_LINES=${tee}:${quantity}`))
		.data[0]
const keyHeaders = {
	authorization: `Bearer ${operatorKey}`,
	'content-type': 'application/json',
}
const operate = (
	path: string,
	body?: unknown,
	method = body === undefined ? 'GET' : 'POST',
	company = 'sandang',
) =>
	tiny.api.request(`/operator/v1/sites/${company}/flash-sales${path}`, {
		method,
		headers: keyHeaders,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})

describe('a running sale', () => {
	test('is listed with its products, its end and its prices', async () => {
		expect(await running()).toMatchObject({
			FLASH_SALE_NAME: 'Kilat Sabtu',
			list: [
				{
					PRODUCT_SLUG: 'kaos-4',
					PRODUCT_PRICE_MIN: 40_000,
					PRODUCT_PRICE_BEFORE: 53_000,
					FLASH_QUOTA: 3,
					FLASH_LEFT: 3,
				},
			],
		})
		expect((await running('en'))?.FLASH_SALE_NAME).toBe('Saturday Flash')
		expect((await product()).VARIANT_LIST[0]).toMatchObject({
			VARIANT_PRICE: 40_000,
			VARIANT_PRICE_BEFORE: 53_000,
			VARIANT_FLASH: { FLASH_LEFT: 3, FLASH_QUOTA: 3, FLASH_MOST: 2 },
		})
	})

	test('applies its price to a whole line or not at all', async () => {
		expect(await line(2)).toMatchObject({ CART_PRICE: 40_000, CART_FLASH: { FLASH_STATE: 'ON' } })
		expect(await line(3)).toMatchObject({
			CART_PRICE: 53_000,
			CART_PRICE_BEFORE: null,
			CART_FLASH: { FLASH_STATE: 'TOO_MANY', FLASH_MINE: 2 },
		})
	})

	test('reverts to the regular price when sold out, and resumes when units are released', async () => {
		const order = { companyId: 1, id: crypto.randomUUID() }
		const wish = { variantId: tee, quantity: 1, most: 2, name: 'Kaos' }
		const [counter] = await tiny.db.select().from(flashCounter).where(eq(flashCounter.companyId, 1))
		const itemId = counter?.itemId ?? 0
		await inTransaction(tiny.db, async (tx) => {
			for (const phone of ['+62811', '+62812', '+62813']) {
				await claimFlash(tx, 1, phone === '+62813' ? order.id : crypto.randomUUID(), { phone }, [
					{ ...wish, itemId },
				])
			}
		})
		expect((await product()).VARIANT_LIST[0]).toMatchObject({ VARIANT_PRICE: 53_000 })
		expect(await line(1)).toMatchObject({ CART_PRICE: 53_000, CART_FLASH: { FLASH_STATE: 'GONE' } })
		expect(await refreshDuePrices(tiny.db)).toBe(1)
		expect(await running()).toBeNull()
		expect((await product()).PRODUCT_PRICE_MIN).toBe(53_000)
		await inTransaction(tiny.db, (tx) => releaseFlashUnits(tx, order))
		await inTransaction(tiny.db, (tx) => releaseFlashUnits(tx, order))
		expect(await refreshDuePrices(tiny.db)).toBe(1)
		expect((await running())?.list).toMatchObject([{ FLASH_QUOTA: 3, FLASH_LEFT: 1 }])
		expect((await product()).VARIANT_LIST[0]).toMatchObject({
			VARIANT_FLASH: { FLASH_LEFT: 1, FLASH_QUOTA: 3 },
		})
	})

	test("is over at its end by the database's clock, and lists follow", async () => {
		await endFlashSaleIn(tiny.db, 1, sale, -1)
		expect(await line(1)).toMatchObject({ CART_PRICE: 53_000, CART_FLASH: null })
		await tiny.db.execute("update product set prices_change_at = now() - interval '1 second'")
		await refreshDuePrices(tiny.db)
		expect(await running()).toBeNull()
		expect(await product()).toMatchObject({ PRODUCT_PRICE_MIN: 53_000, FLASH_ENDS_AT: null })
	})
})

describe('staff', () => {
	const item = { VARIANT_SKU: 'KP-4', PRICE: 30_000, QUOTA: 100, MOST: 1 }
	const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
	const body = (change: object = {}) => ({
		NAME_ID: 'Kilat',
		NAME_EN: 'Flash',
		STARTS_AT: at(60),
		ENDS_AT: at(120),
		ITEM_LIST: [item],
		...change,
	})

	test('list a sale, end it, and delete one that has not started', async () => {
		const made = await operate('', body())
		expect(made.status).toBe(201)
		const [ahead] = listPlannedSales.answer.parse(await made.json()).data.list
		expect(ahead).toMatchObject({ STATE: 'AHEAD', ITEM_LIST: [{ QUOTA: 100, SOLD: 0 }] })
		expect((await operate('', body())).status).toBe(422)
		expect((await operate(`/${ahead?.FLASH_SALE_ID}/end`, {})).status).toBe(200)
		const now = await operate('', body({ STARTS_AT: at(0) }))
		const [begun] = listPlannedSales.answer.parse(await now.json()).data.list
		expect((await running())?.list[0]?.PRODUCT_PRICE_MIN).toBe(30_000)
		expect((await operate(`/${begun?.FLASH_SALE_ID}/end`, {})).status).toBe(200)
		expect(await running()).toBeNull()
		expect((await operate(`/${begun?.FLASH_SALE_ID}/end`, {})).status).toBe(409)
		expect((await operate('/0/end', {})).status).toBe(404)
		expect((await operate('')).status).toBe(200)
	})

	const made = async (response: Response) => {
		expect(response.ok, await response.clone().text()).toBe(true)
		const [one] = listPlannedSales.answer.parse(await response.json()).data.list
		if (!one) throw new Error('No sale')
		return one
	}
	const put = (id: number, change: object) => operate(`/${id}`, change, 'PUT')

	test('change everything of a sale that has not started, if they have its current version', async () => {
		const { FLASH_SALE_ID: id, VERSION } = await made(await operate('', body()))
		const other = { VARIANT_SKU: 'KP-3', PRICE: 20_000, QUOTA: 20, MOST: 2 }
		const change = body({ VERSION, STARTS_AT: at(90), NAME_ID: 'Baru', ITEM_LIST: [item, other] })
		const changed = await made(await put(id, change))
		expect(changed).toMatchObject({ NAME_ID: 'Baru', VERSION: VERSION + 1 })
		expect(changed.ITEM_LIST).toMatchObject([item, other])
		expect((await put(id, change)).status).toBe(409)
		expect((await put(id, body({ ITEM_LIST: [{ ...item, VARIANT_SKU: 'NONE' }] }))).status).toBe(
			422,
		)
		expect((await put(id + 1_000, body())).status).toBe(404)
		const page = await operate('?LIMIT=1&STATE=AHEAD')
		expect((await made(page)).FLASH_SALE_ID).toBe(id)
		const elsewhere = await operate(`/${id}`, undefined, 'GET', 'kopi')
		expect(elsewhere.status).toBe(404)
		expect((await operate(`/${id}/end`, {})).status).toBe(200)
	})

	test('can only extend a running sale in time and units', async () => {
		const begun = body({ STARTS_AT: at(0), ITEM_LIST: [{ ...item, QUOTA: 20 }] })
		const { FLASH_SALE_ID: id } = await made(await operate('', begun))
		for (const change of [
			{ STARTS_AT: at(-2) },
			{ ENDS_AT: at(10) },
			{ ITEM_LIST: [{ ...item, PRICE: 29_000 }] },
			{ ITEM_LIST: [{ ...item, QUOTA: 19 }] },
			{ ITEM_LIST: [{ ...item, MOST: 2 }] },
			{ ITEM_LIST: [{ ...item, VARIANT_SKU: 'KP-3' }] },
		])
			expect((await put(id, { ...begun, ...change })).status, JSON.stringify(change)).toBe(422)
		const longer = { ...begun, NAME_EN: 'Longer', ENDS_AT: at(180), ITEM_LIST: [item] }
		expect(await made(await put(id, longer))).toMatchObject({
			NAME_EN: 'Longer',
			ENDS_AT: longer.ENDS_AT,
			STATE: 'RUNNING',
			ITEM_LIST: [{ QUOTA: 100, SOLD: 0 }],
		})
		const wrong = (await auditOracles(tiny.db)).map(({ oracle }) => oracle)
		expect(wrong).not.toContain('4: the parts of a flash quota make it up')
		expect((await operate(`/${id}/end`, {})).status).toBe(200)
		expect((await put(id, longer)).status).toBe(409)
	})

	test('preview the effect of a planned sale on each variant', async () => {
		const { FLASH_SALE_ID: id } = await made(await operate('', body()))
		const response = await tiny.api.request('/operator/v1/sites/sandang/flash-sale-preview', {
			method: 'POST',
			headers: keyHeaders,
			body: JSON.stringify({
				STARTS_AT: at(60),
				ENDS_AT: at(120),
				ITEM_LIST: [
					{ VARIANT_SKU: 'KP-4', PRICE: 30_000 },
					{ VARIANT_SKU: 'KP-3', PRICE: 9_000_000 },
					{ VARIANT_SKU: 'NONE', PRICE: 1 },
					{ VARIANT_SKU: 'NONE', PRICE: 1 },
				],
			}),
		})
		const { list } = previewFlashSale.answer.parse(await response.json()).data
		expect(list.map((one) => [one.USUAL_PRICE, one.PROBLEM])).toEqual([
			[53_000, 'FLASH_OVERLAP'],
			[expect.any(Number), 'FLASH_NOT_CHEAPER'],
			...[0, 0].map((none) => [none, 'FLASH_VARIANT_UNKNOWN']),
		])
		expect((await operate(`/${id}/end`, {})).status).toBe(200)
	})

	test.each([
		['an unknown SKU', { ITEM_LIST: [{ ...item, VARIANT_SKU: 'NONE' }] }],
		['a variant named twice', { ITEM_LIST: [item, item] }],
		['a price that is no lower', { ITEM_LIST: [{ ...item, PRICE: 53_000 }] }],
		['more for one than there are', { ITEM_LIST: [{ ...item, MOST: 101 }] }],
		['an end before the start', { ENDS_AT: at(30) }],
		['an end that has passed', { STARTS_AT: at(-60), ENDS_AT: at(-30) }],
	])('cannot create a sale with %s', async (_, change) => {
		expect((await operate('', body(change))).status).toBe(422)
	})
})

test.each([1, 15, 16, 50, 64, 1_000])('a quota of %d is the sum of its parts', (quota) => {
	const parts = partsOf(quota)
	expect(parts.reduce((sum, part) => sum + part, 0)).toBe(quota)
	expect(Math.min(...parts)).toBeGreaterThanOrEqual(1)
	expect(parts.length).toBeLessThanOrEqual(16)
})

test('ignores a sale for a line that is cheaper without it', () => {
	const offer = {
		itemId: 1,
		price: 90,
		startsAt: '',
		endsAt: '',
		left: 5,
		quota: 9,
		most: 5,
		mine: 5,
	}
	expect(lineFlash(offer, { price: 90, quantity: 1 })).toBeNull()
	expect(lineFlash({ ...offer, mine: 0 }, { price: 91, quantity: 1 })?.state).toBe('HAD')
})
