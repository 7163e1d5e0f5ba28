import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listEditedCategories } from '#contract/edited-category.ts'
import { FailureWire } from '#contract/envelope.ts'
import { PLAIN_FIELD_NAMES, SHOWN_FIELD_NAMES } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { getProduct } from '#contract/product.ts'
import { recordOf } from '#contract/record-of.ts'
import { type EditedProduct, getEditedProduct } from '#contract/edited-product.ts'
import { listStockedProducts, listStockedVariants } from '#contract/stocked-product.ts'
import { changePrices, listPriceChanges, listStockMoves } from '#contract/variant-change.ts'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { plainExample } from '#tests/support/plain-examples.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { refreshDuePrices } from './prices.command.ts'
import { product } from './product.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const keys = { owner: newOperatorKey(), warehouse: newOperatorKey(), foreign: newOperatorKey() }
type Key = keyof typeof keys

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, memoryStorage(new Map()))
	shop = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const other = await exampleShop(database.db, [{ price: 50_000, stock: 100 }])
	const { companyId } = shop
	const { db } = database
	await storeOperatorKey(db, keys.owner, { label: 'Sari', role: 'owner', companyId })
	await storeOperatorKey(db, keys.warehouse, { label: 'w', role: 'warehouse', companyId })
	const foreign = { label: 'f', role: 'owner' as const, companyId: other.companyId }
	await storeOperatorKey(db, keys.foreign, foreign)
})
afterAll(() => database.close())

async function call(method: string, path: string, body?: unknown, key: Key = 'owner') {
	const picture = body instanceof Uint8Array ? new Uint8Array(body) : undefined
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: {
			authorization: `Bearer ${keys[key]}`,
			'content-type': picture ? 'image/jpeg' : 'application/json',
		},
		...(body === undefined ? {} : { body: picture ?? JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function edit(
	method: string,
	path: string,
	body?: unknown,
): Promise<z.output<typeof EditedProduct>> {
	const { status, answer } = await call(method, path, body)
	if (status >= 400) throw new Error(JSON.stringify(answer))
	return getEditedProduct.answer.parse(answer).data
}

async function refusal(method: string, path: string, body?: unknown, key?: Key) {
	const { status, answer } = await call(method, path, body, key)
	const { code, errors = {} } = FailureWire.parse(answer)
	return [status, code, ...Object.keys(errors)]
}

const add = (more = {}) =>
	edit('POST', '/products', {
		NAME_ID: 'Kemeja Batik',
		PRICE: 150_000,
		WEIGHT_GRAMS: 300,
		STOCK: 7,
		...more,
	})

async function shopAnswer(path: string, body?: unknown) {
	const response = await api.request(`/v1${path}`, {
		headers: storefrontHeaders(shop),
		...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
	})
	return { status: response.status, text: await response.text() }
}

/** The lists in which a shopper finds a product. */
async function placesOf(slug: string, word: string): Promise<string[]> {
	const listing = (more = {}) => ({
		PAGE_INDEX: 1,
		DATA_PER_PAGE: 100,
		ORDER_BY: 'IS_NEW_PRODUCT',
		SORT: 'DESC',
		...more,
	})
	const places = {
		page: (await shopAnswer(`/product/${slug}`)).status === 200,
		listing: (await shopAnswer('/product-by-category', listing())).text.includes(slug),
		search: (
			await shopAnswer('/product-by-category', listing({ TEXT_SEARCH: word }))
		).text.includes(slug),
		sitemap: (await shopAnswer('/feed/sitemap-product?PART=1')).text.includes(slug),
		feed: (await shopAnswer('/feed/product-list')).text.includes(slug),
	}
	return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
}

describe('a product', () => {
	test('is added as a draft that only staff see, then published, and withdrawn', async () => {
		const made = await add()
		expect(made).toMatchObject({ STATUS: 'DRAFT', SLUG: 'kemeja-batik', NAME_EN: 'Kemeja Batik' })
		expect(made.VARIANT_LIST).toMatchObject([{ SKU: 'kemeja-batik', ON_HAND: 7, PRICE: 150_000 }])
		expect((await add()).SLUG).toBe('kemeja-batik-2')
		expect(await placesOf('kemeja-batik', 'kemeja')).toEqual([])
		const path = `/products/${made.PRODUCT_ID}`
		const shown = await edit('PATCH', path, { VERSION: made.VERSION, STATUS: 'ACTIVE' })
		expect(await placesOf('kemeja-batik', 'kemeja')).toEqual([
			'page',
			'listing',
			'search',
			'sitemap',
			'feed',
		])
		const ended = await edit('PATCH', path, { VERSION: shown.VERSION, STATUS: 'ARCHIVED' })
		expect(await placesOf('kemeja-batik', 'kemeja')).toEqual([])
		// Until its next season the page stays, and search engines find it.
		const kept = { VERSION: ended.VERSION, KEEPS_PAGE: true }
		expect(await edit('PATCH', path, kept)).toMatchObject({ STATUS: 'ARCHIVED', KEEPS_PAGE: true })
		expect(await placesOf('kemeja-batik', 'kemeja')).toEqual(['page', 'sitemap'])
		const { text } = await shopAnswer('/product/kemeja-batik')
		const { data } = getProduct.answer.parse(JSON.parse(text))
		expect(data).toMatchObject({ IS_IN_STOCK: false, VARIANT_LIST: [{ VARIANT_STOCK: 0 }] })
	})

	test('is visible from its scheduled time, which ends the caching of pages', async () => {
		const { PRODUCT_ID, VERSION } = await add({ NAME_ID: 'Sarung Lebaran', STATUS: 'ACTIVE' })
		const path = `/products/${PRODUCT_ID}`
		expect(await placesOf('sarung-lebaran', 'lebaran')).toContain('page')
		const PUBLISH_DATE = '2999-01-01T09:00:00.000Z'
		const planned = await edit('PATCH', path, { VERSION, PUBLISH_DATE })
		expect(planned).toMatchObject({ STATUS: 'ACTIVE', PUBLISH_DATE })
		expect(await placesOf('sarung-lebaran', 'lebaran')).toEqual([])
		const isThis = and(eq(product.companyId, shop.companyId), eq(product.id, PRODUCT_ID))
		const [row] = await database.db.select().from(product).where(isThis)
		expect(row?.pricesChangeAt?.toISOString()).toBe(PUBLISH_DATE)
		await refreshDuePrices(database.db)
		expect(await placesOf('sarung-lebaran', 'lebaran')).toEqual([])
		// The scheduled time.
		const past = {
			publishedAt: sql`now() - interval '1 second'`,
			pricesChangeAt: sql`now() - interval '1 second'`,
		}
		await database.db.update(product).set(past).where(isThis)
		const changes = () =>
			database.db.execute<{ count: number }>(
				sql`select count(*)::integer as count from page_change where company_id = ${shop.companyId}`,
			)
		const before = (await changes()).rows[0]?.count ?? 0
		expect(await refreshDuePrices(database.db)).toBe(1)
		expect((await changes()).rows[0]?.count).toBe(before + 1)
		expect(await placesOf('sarung-lebaran', 'lebaran')).toHaveLength(5)
		expect(await refreshDuePrices(database.db)).toBe(0)
	})

	test('has texts in both languages and for search engines, and is found by brand, category and tags', async () => {
		const { answer } = await call('POST', '/categories', {
			NAME_ID: 'Pakaian Adat',
			NAME_EN: 'Dress',
		})
		const [category] = listEditedCategories.answer.parse(answer).data.list
		const made = await add({ NAME_ID: 'Selendang', STATUS: 'ACTIVE' })
		const saved = await edit('PATCH', `/products/${made.PRODUCT_ID}`, {
			VERSION: made.VERSION,
			NAME_EN: 'Shawl',
			SUMMARY_ID: 'Tenun asli.',
			BRAND_NAME: 'Rumah Tenun',
			CATEGORY_ID: category?.CATEGORY_ID,
			TAG_LIST: ['songket'],
			SEO_TITLE_ID: 'Selendang tenun',
			LENGTH_CM: 20,
			WIDTH_CM: 15,
			HEIGHT_CM: 3,
		})
		expect(saved).toMatchObject({
			NAME_ID: 'Selendang',
			NAME_EN: 'Shawl',
			SUMMARY_EN: 'Tenun asli.',
			LENGTH_CM: 20,
			BRAND_NAME: 'Rumah Tenun',
			TAG_LIST: ['songket'],
			VERSION: made.VERSION + 1,
		})
		for (const word of ['rumah', 'adat', 'dress', 'songket', 'shawl']) {
			expect(await placesOf('selendang', word)).toContain('search')
		}
		const page = await shopAnswer('/product/selendang')
		expect(page.text).toContain('"PRODUCT_SEO_TITLE":"Selendang tenun"')
	})

	test('has every plain field, which stays while another is changed, and shoppers get those that are shown', async () => {
		const made = await add({ NAME_ID: 'Kipas Angin', STATUS: 'ACTIVE' })
		const path = `/products/${made.PRODUCT_ID}`
		const wireNames = PLAIN_FIELD_NAMES.map((name) => PLAIN_FIELDS[name].wireName)
		const nothing = recordOf(PLAIN_FIELD_NAMES, (name) => [
			PLAIN_FIELDS[name].wireName,
			PLAIN_FIELDS[name].none,
		])
		const said = recordOf(PLAIN_FIELD_NAMES, (name) => [
			PLAIN_FIELDS[name].wireName,
			plainExample(name),
		])
		expect(made).toMatchObject(nothing)
		let { VERSION } = made
		for (const [at, name] of wireNames.entries()) {
			const saved = await edit('PATCH', path, { VERSION, [name]: said[name] })
			const stored = wireNames.map((one, place) => (place <= at ? said : nothing)[one])
			expect(wireNames.map((one) => saved[one])).toEqual(stored)
			VERSION = saved.VERSION
		}
		const { text } = await shopAnswer(`/product/${made.SLUG}`)
		const shown = SHOWN_FIELD_NAMES.map((name) => [
			`PRODUCT_${PLAIN_FIELDS[name].wireName}`,
			plainExample(name),
		])
		expect(JSON.parse(text)).toMatchObject({ data: Object.fromEntries(shown) })
		expect(await edit('PATCH', path, { VERSION, ...nothing })).toMatchObject(nothing)
	})

	test('has a warranty of somebody, for so many months', async () => {
		const { PRODUCT_ID, VERSION } = await add()
		const change = (more: object) =>
			refusal('PATCH', `/products/${PRODUCT_ID}`, { VERSION, ...more })
		expect(await change({ WARRANTY: 'NEIGHBOUR' })).toEqual([422, 'INVALID', 'WARRANTY'])
		expect(await change({ WARRANTY_MONTHS: 601 })).toEqual([422, 'INVALID', 'WARRANTY_MONTHS'])
		expect(await change({ WARRANTY_MONTHS: 1.5 })).toEqual([422, 'INVALID', 'WARRANTY_MONTHS'])
	})

	test('has a size, all three sides or none, which a variant may have of its own', async () => {
		const made = await add({ NAME_ID: 'Bantal', STATUS: 'ACTIVE' })
		const path = `/products/${made.PRODUCT_ID}`
		const incomplete = { VERSION: made.VERSION, LENGTH_CM: 60, WIDTH_CM: 40 }
		expect(await refusal('PATCH', path, incomplete)).toEqual([422, 'INVALID', 'HEIGHT_CM'])
		const tooFine = { VERSION: made.VERSION, LENGTH_CM: 60.05, WIDTH_CM: 40, HEIGHT_CM: 12 }
		expect((await refusal('PATCH', path, tooFine))[0]).toBe(422)
		const size = { LENGTH_CM: 60, WIDTH_CM: 40.5, HEIGHT_CM: 12 }
		const sized = await edit('PATCH', path, { VERSION: made.VERSION, ...size })
		expect(sized).toMatchObject({ ...size, VARIANT_LIST: [{ SIZE: null }] })
		const shown = async () => {
			const { text } = await shopAnswer('/product/bantal')
			return getProduct.answer.parse(JSON.parse(text)).data.VARIANT_LIST[0]?.VARIANT_SIZE
		}
		expect(await shown()).toEqual(size)
		const [row] = sized.VARIANT_LIST
		const { VARIANT_ID, CHOICE, SKU, PRICE, DISCOUNT_PRICE, WEIGHT_GRAMS, IS_ACTIVE } = row ?? {}
		const variant = { VARIANT_ID, CHOICE, SKU, PRICE, DISCOUNT_PRICE, WEIGHT_GRAMS, IS_ACTIVE }
		const own = { LENGTH_CM: 70, WIDTH_CM: 50, HEIGHT_CM: 0.5 }
		const changed = await edit('PUT', `${path}/variants`, {
			VERSION: sized.VERSION,
			VARIANT_LIST: [{ ...variant, PICTURE_ID: null, SIZE: own }],
		})
		expect(changed.VARIANT_LIST).toMatchObject([{ SIZE: own }])
		expect(await shown()).toEqual(own)
		const kept = await edit('PUT', `${path}/variants`, {
			VERSION: changed.VERSION,
			VARIANT_LIST: [{ ...variant, PICTURE_ID: null }],
		})
		expect(kept.VARIANT_LIST).toMatchObject([{ SIZE: own }])
		const half = { VERSION: kept.VERSION, HEIGHT_CM: null }
		expect(await refusal('PATCH', path, half)).toEqual([422, 'INVALID', 'HEIGHT_CM'])
		const none = { LENGTH_CM: null, WIDTH_CM: null, HEIGHT_CM: null }
		const unsized = await edit('PATCH', path, { VERSION: kept.VERSION, ...none })
		expect(unsized).toMatchObject({ ...none, VARIANT_LIST: [{ SIZE: own }] })
	})

	test('rejects a stale save, and a slug that another product has', async () => {
		const made = await add({ NAME_ID: 'Mangkuk' })
		const path = `/products/${made.PRODUCT_ID}`
		await edit('PATCH', path, { VERSION: made.VERSION, NAME_ID: 'Mangkuk Besar' })
		const stale = { VERSION: made.VERSION, NAME_ID: 'Mangkuk Kecil' }
		expect(await refusal('PATCH', path, stale)).toEqual([409, 'CHANGED_MEANWHILE'])
		const { NAME_ID, VERSION } = await edit('GET', path)
		expect(NAME_ID).toBe('Mangkuk Besar')
		for (const [method, section, body] of [
			['PUT', 'pictures', { PICTURE_LIST: [] }],
			['PUT', 'options', { OPTION_LIST: [] }],
		] as const) {
			const sent = { VERSION: made.VERSION, ...body }
			expect(await refusal(method, `${path}/${section}`, sent)).toEqual([409, 'CHANGED_MEANWHILE'])
		}
		const taken = { VERSION, SLUG: 'barang-1' }
		expect(await refusal('PATCH', path, taken)).toEqual([422, 'INVALID', 'SLUG'])
	})

	test('of another company is unknown, and warehouse staff cannot edit it', async () => {
		const { PRODUCT_ID, VERSION, VARIANT_LIST } = await add({ NAME_ID: 'Rahasia' })
		const path = `/products/${PRODUCT_ID}`
		const [variant] = VARIANT_LIST
		const bodies: [string, string, unknown][] = [
			['GET', path, undefined],
			['PATCH', path, { VERSION, NAME_ID: 'Curi' }],
			['PUT', `${path}/options`, { VERSION, OPTION_LIST: [] }],
			['PUT', `${path}/pictures`, { VERSION, PICTURE_LIST: [] }],
			['POST', `${path}/pictures`, await smallJpeg()],
			['GET', `/variants/${variant?.VARIANT_ID}`, undefined],
			['GET', `/variants/${variant?.VARIANT_ID}/price-changes`, undefined],
		]
		for (const [method, address, body] of bodies) {
			expect((await refusal(method, address, body, 'foreign'))[0]).toBe(404)
		}
		const prices = { list: [{ VARIANT_ID: variant?.VARIANT_ID, PRICE_BEFORE: 150_000, PRICE: 1 }] }
		const batch = await call('POST', '/variant-batches/prices', prices, 'foreign')
		expect(changePrices.answer.parse(batch.answer).data.list).toMatchObject([
			{ IS_DONE: false, CODE: 'PRODUCT_NOT_FOUND' },
		])
		const change = { VERSION, NAME_ID: 'Curi' }
		expect((await refusal('PATCH', path, change, 'warehouse'))[0]).toBe(403)
		expect((await edit('GET', path)).NAME_ID).toBe('Rahasia')
	})
})

describe('options and variants', () => {
	const value = (LABEL_ID: string, FROM: number | null = null) => ({
		LABEL_ID,
		LABEL_EN: '',
		SWATCH: null,
		FROM,
	})
	const colour = (FROM: number | null, ...VALUE_LIST: ReturnType<typeof value>[]) => ({
		NAME_ID: 'Warna',
		NAME_EN: 'Colour',
		FROM,
		VALUE_LIST,
	})
	const row = (one: z.output<typeof EditedProduct>['VARIANT_LIST'][number], more = {}) => ({
		VARIANT_ID: one.VARIANT_ID,
		CHOICE: one.CHOICE,
		SKU: one.SKU,
		PRICE: one.PRICE,
		DISCOUNT_PRICE: one.DISCOUNT_PRICE,
		WEIGHT_GRAMS: one.WEIGHT_GRAMS,
		PICTURE_ID: one.PICTURE_ID,
		IS_ACTIVE: one.IS_ACTIVE,
		...more,
	})

	test('have a barcode, which may be wrong, and a part number; shoppers get valid ones', async () => {
		const made = await add({ NAME_ID: 'Payung', STATUS: 'ACTIVE' })
		const path = `/products/${made.PRODUCT_ID}`
		const save = async (version: number, more: object) =>
			edit('PUT', `${path}/variants`, {
				VERSION: version,
				VARIANT_LIST: made.VARIANT_LIST.map((one) => row(one, more)),
			})
		const codes = async () => {
			const { text } = await shopAnswer('/product/payung')
			const [only] = getProduct.answer.parse(JSON.parse(text)).data.VARIANT_LIST
			return [only?.VARIANT_GTIN, only?.VARIANT_MPN]
		}
		expect(await codes()).toEqual([null, null])
		const right = { BARCODE: '4006381333931', MPN: 'P-7' }
		const coded = await save(made.VERSION, right)
		expect(coded.VARIANT_LIST).toMatchObject([right])
		expect(await codes()).toEqual(['4006381333931', 'P-7'])
		const unsaid = await save(coded.VERSION, {})
		expect(unsaid.VARIANT_LIST).toMatchObject([right])
		const wrong = await save(unsaid.VERSION, { BARCODE: '4006381333932', MPN: '' })
		expect(wrong.VARIANT_LIST).toMatchObject([{ BARCODE: '4006381333932', MPN: '' }])
		expect(await codes()).toEqual([null, null])
	})

	test('are added, renamed and removed, and orders stay unchanged', async () => {
		const made = await add({ NAME_ID: 'Topi', STATUS: 'ACTIVE' })
		const path = `/products/${made.PRODUCT_ID}`
		const coloured = await edit('PUT', `${path}/options`, {
			VERSION: made.VERSION,
			OPTION_LIST: [colour(null, value('Merah'), value('Biru'))],
		})
		expect(coloured.VARIANT_LIST).toMatchObject([{ CHOICE: [0], VARIANT_LABEL: 'Merah' }])
		const [red] = coloured.VARIANT_LIST
		const blue = { CHOICE: [1], SKU: '', PRICE: 160_000, STOCK: 3 }
		const two = await edit('PUT', `${path}/variants`, {
			VERSION: coloured.VERSION,
			REASON: 'Warna baru',
			VARIANT_LIST: [row(red!, { PRICE: 155_000 }), row(red!, { ...blue, VARIANT_ID: null })],
		})
		expect(two.VARIANT_LIST).toMatchObject([
			{ SKU: 'topi', PRICE: 155_000, ON_HAND: 7 },
			{ SKU: 'TOPI-BIRU', PRICE: 160_000, ON_HAND: 3, IS_ACTIVE: true },
		])
		const history = await call('GET', `/variants/${red?.VARIANT_ID}/price-changes`)
		expect(listPriceChanges.answer.parse(history.answer).data.list).toMatchObject([
			{ PRICE_BEFORE: 150_000, PRICE: 155_000, REASON: 'Warna baru', MADE_BY: 'Sari' },
		])
		const ordering = { ...shop, variantIds: two.VARIANT_LIST.map((one) => one.VARIANT_ID) }
		const order = await exampleSale(database.db, ordering, {
			customerId: null,
			lines: [[1, 1]],
			upTo: 'PENDING',
		})
		const renamed = await edit('PUT', `${path}/options`, {
			VERSION: two.VERSION,
			OPTION_LIST: [colour(0, value('Merah Tua', 0))],
		})
		expect(renamed.VARIANT_LIST).toMatchObject([
			{ VARIANT_LABEL: 'Merah Tua', IS_ACTIVE: true },
			{ SKU: 'TOPI-BIRU', IS_ACTIVE: false, CHOICE: [] },
		])
		const lines = await database.db
			.select({ variantId: orderLine.variantId })
			.from(orderLine)
			.where(eq(orderLine.orderId, order.id))
		expect(lines).toEqual([{ variantId: two.VARIANT_LIST[1]?.VARIANT_ID }])
		const plain = await edit('PUT', `${path}/options`, {
			VERSION: renamed.VERSION,
			OPTION_LIST: [],
		})
		expect(plain.VARIANT_LIST).toMatchObject([
			{ CHOICE: [], IS_ACTIVE: true },
			{ IS_ACTIVE: false },
		])
	})

	test('of variants that are equal without a removed option, only the first stays offered', async () => {
		const made = await add({ NAME_ID: 'Kaos Kaki' })
		const path = `/products/${made.PRODUCT_ID}`
		const sized = await edit('PUT', `${path}/options`, {
			VERSION: made.VERSION,
			OPTION_LIST: [colour(null, value('S'), value('L'))],
		})
		const [small] = sized.VARIANT_LIST
		const large = row(small!, { VARIANT_ID: null, CHOICE: [1], SKU: 'KK-L' })
		const both = await edit('PUT', `${path}/variants`, {
			VERSION: sized.VERSION,
			VARIANT_LIST: [large],
		})
		const again = { VERSION: both.VERSION, VARIANT_LIST: [{ ...large, SKU: 'KK-L2' }] }
		expect(await refusal('PUT', `${path}/variants`, again)).toEqual([
			422,
			'INVALID',
			'VARIANT_LIST.0.CHOICE',
		])
		const stolen = { VERSION: both.VERSION, VARIANT_LIST: [row(small!, { SKU: 'SKU-1' })] }
		expect(await refusal('PUT', `${path}/variants`, stolen)).toEqual([
			422,
			'INVALID',
			'VARIANT_LIST.0.SKU',
		])
		const none = await edit('PUT', `${path}/options`, { VERSION: both.VERSION, OPTION_LIST: [] })
		expect(none.VARIANT_LIST.map((one) => one.IS_ACTIVE)).toEqual([true, false])
	})

	test('a sheet applies valid changes and reports why others are rejected', async () => {
		const { VARIANT_LIST } = await add({ NAME_ID: 'Lembaran' })
		const id = VARIANT_LIST[0]?.VARIANT_ID ?? 0
		const sheet = await call('GET', '/variant-list?SEARCH=lembaran')
		expect(listStockedVariants.answer.parse(sheet.answer).data.list).toMatchObject([
			{ VARIANT_ID: id },
		])
		const price = { VARIANT_ID: id, PRICE_BEFORE: 150_000, PRICE: 140_000 }
		const codes = async (path: string, body: unknown) =>
			changePrices.answer
				.parse((await call('POST', path, body)).answer)
				.data.list.map(({ CODE }) => CODE)
		const list = [price, price, { ...price, VARIANT_ID: 999_999_999 }]
		expect(await codes('/variant-batches/prices', { list, REASON: 'Obral' })).toEqual([
			null,
			'CHANGED_MEANWHILE',
			'PRODUCT_NOT_FOUND',
		])
		const count = { VARIANT_ID: id, ON_HAND_BEFORE: 7, ON_HAND: 9 }
		const stock = { REASON: 'COUNT', NOTE: 'Opname', list: [count, count] }
		expect(await codes('/variant-batches/stock', stock)).toEqual([null, 'CHANGED_MEANWHILE'])
		const moves = await call('GET', `/variants/${id}/stock-changes`)
		expect(listStockMoves.answer.parse(moves.answer).data.list[0]).toMatchObject({
			ON_HAND_CHANGE: 2,
			SOURCE: 'COUNT: Opname',
		})
	})
})

test('pictures are added, sorted, described and removed', async () => {
	const { PRODUCT_ID, VARIANT_LIST } = await add({ NAME_ID: 'Bergambar' })
	const path = `/products/${PRODUCT_ID}`
	await edit('POST', `${path}/pictures`, await smallJpeg())
	const two = await edit('POST', `${path}/pictures`, await smallJpeg('#c11'))
	expect((await edit('POST', `${path}/pictures`, await smallJpeg())).PICTURE_LIST).toHaveLength(2)
	const [first, second] = two.PICTURE_LIST.map((picture) => picture.MEDIA_ID)
	const [one] = VARIANT_LIST
	const shown = await edit('PUT', `${path}/variants`, {
		VERSION: two.VERSION,
		VARIANT_LIST: [{ ...one, DISCOUNT_PRICE: null, PICTURE_ID: first }],
	})
	const words = { ALT_ID: 'Depan', ALT_EN: 'Front' }
	const turned = await edit('PUT', `${path}/pictures`, {
		VERSION: shown.VERSION,
		PICTURE_LIST: [
			{ MEDIA_ID: second, ...words },
			{ MEDIA_ID: first, ALT_ID: '', ALT_EN: '' },
		],
	})
	expect(turned.PICTURE_LIST).toEqual([
		{ MEDIA_ID: second, ...words },
		{ MEDIA_ID: first, ALT_ID: 'Bergambar', ALT_EN: 'Bergambar' },
	])
	expect(turned.VARIANT_LIST[0]?.PICTURE_ID).toBe(first)
	const left = await edit('PUT', `${path}/pictures`, {
		VERSION: turned.VERSION,
		PICTURE_LIST: [{ MEDIA_ID: second, ...words }],
	})
	expect(left.VARIANT_LIST[0]?.PICTURE_ID).toBeNull()
	const { rows } = await database.db.execute(sql`
		select 1 from outbox where topic = 'media.unused' and payload->>'mediaId' = ${first ?? ''}`)
	expect(rows).toHaveLength(1)
	expect((await refusal('POST', `${path}/pictures`, new Uint8Array([1, 2, 3])))[0]).toBe(422)
})

test('categories form a tree with protection against concurrent changes', async () => {
	const List = listEditedCategories.answer.transform(({ data }) => data.list)
	const change = async (method: string, path: string, body?: unknown) =>
		List.parse((await call(method, path, body)).answer)
	const named = (list: z.output<typeof List>, name: string) =>
		list.find((one) => one.NAME_ID === name)!
	const add = async (NAME_ID: string, PARENT_ID: number | null = null) =>
		named(await change('POST', '/categories', { NAME_ID, NAME_EN: '', PARENT_ID }), NAME_ID)
	const top = await add('Dapur')
	const pots = await add('Panci', top.CATEGORY_ID)
	const pans = await add('Wajan', top.CATEGORY_ID)
	expect(pots.NAME_EN).toBe('Panci')
	const moved = await change('PATCH', `/categories/${pans.CATEGORY_ID}`, {
		VERSION: pans.VERSION,
		MOVE: 'UP',
	})
	const order = moved.filter((one) => one.PARENT_ID === top.CATEGORY_ID).map((one) => one.NAME_ID)
	expect(order).toEqual(['Wajan', 'Panci'])
	const stale = { VERSION: pans.VERSION, NAME_ID: 'Kuali' }
	const pansPath = `/categories/${pans.CATEGORY_ID}`
	expect(await refusal('PATCH', pansPath, stale)).toEqual([409, 'CHANGED_MEANWHILE'])
	const loop = { VERSION: top.VERSION, PARENT_ID: pots.CATEGORY_ID }
	const topPath = `/categories/${top.CATEGORY_ID}`
	expect(await refusal('PATCH', topPath, loop)).toEqual([409, 'CATEGORY_LOOP'])
	expect(await refusal('DELETE', topPath)).toEqual([409, 'CATEGORY_NOT_EMPTY'])
	expect((await refusal('DELETE', pansPath, undefined, 'foreign'))[0]).toBe(404)
	await change('DELETE', pansPath)
	const rest = await change('DELETE', `/categories/${pots.CATEGORY_ID}`)
	expect(rest.map((one) => one.NAME_ID)).toContain('Dapur')
	expect((await change('DELETE', topPath)).map((one) => one.NAME_ID)).not.toContain('Dapur')
})

test('visible products that product feeds leave out are listed with the reason', async () => {
	const { PRODUCT_ID, VERSION } = await add({ NAME_ID: 'Gelas', STATUS: 'ACTIVE', PRICE: 0 })
	const listed = async (query = '') => {
		const { answer } = await call('GET', `/product-list?SEARCH=gelas${query}`)
		return listStockedProducts.answer.parse(answer).data.list.map((one) => one.FEED_FAULT_LIST)
	}
	expect(await listed('&IS_LEFT_OUT_OF_FEEDS=true')).toEqual([['NO_PICTURE', 'NO_PRICE']])
	expect(await listed()).toEqual([[]])
	await edit('PATCH', `/products/${PRODUCT_ID}`, { VERSION, STATUS: 'DRAFT' })
	expect(await listed('&IS_LEFT_OUT_OF_FEEDS=true')).toEqual([])
})
