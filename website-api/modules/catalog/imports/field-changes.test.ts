import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE_FIELD_NAMES, plainValues } from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { readProductImport } from '#contract/product-import.ts'
import { recordOf } from '#contract/record-of.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { plainExample } from '#tests/support/plain-examples.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { brand, category } from '#website-api/modules/catalog/products/category.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { formerAddress } from '#website-api/modules/site/addresses/address.table.ts'
import { workOnNextImport } from './work-on-import.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const storage = memoryStorage()
const key = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, storage)
	shop = await exampleShop(database.db, [])
	const { companyId } = shop
	await storeOperatorKey(database.db, key, { label: 'Sari', role: 'staff', companyId })
})
afterAll(() => database.close())

async function ask(method: string, path: string, body?: string) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: {
			authorization: `Bearer ${key}`,
			'content-type': 'text/csv',
			'accept-language': 'en',
		},
		...(body === undefined ? {} : { body }),
	})
	return response.text()
}

async function imported(method: string, path: string, body?: string) {
	const text = await ask(method, `/product-imports${path}`, body)
	return readProductImport.answer.parse(JSON.parse(text)).data
}

/** Checks a file, and imports it; returns both reports. */
async function importFile(body: string, options = '') {
	const { IMPORT_ID } = await imported('POST', `?FILE_NAME=a.csv&PICTURES=false${options}`, body)
	await workOnNextImport({ db: database.db, storage })
	const checked = await imported('GET', `/${IMPORT_ID}`)
	expect(checked.STATE, checked.FAULT ?? '').toBe('CHECKED')
	await imported('POST', `/${IMPORT_ID}/run`)
	await workOnNextImport({ db: database.db, storage })
	const done = await imported('GET', `/${IMPORT_ID}`)
	expect(done.STATE).toBe('DONE')
	expect(done.FIELD_LIST).toEqual(checked.FIELD_LIST)
	return done
}

/** A product with its variants, as stored. */
async function stored(handle: string) {
	const [row] = await database.db
		.select({
			id: product.id,
			name: product.name,
			description: product.description,
			seoTitle: product.seoTitle,
			seoDescription: product.seoDescription,
			status: product.status,
			sizeMm: product.sizeMm,
			...plainValues(FILE_FIELD_NAMES, product),
			tags: product.tags,
			options: product.options,
			brand: brand.name,
			category: category.name,
		})
		.from(product)
		.leftJoin(brand, and(eq(brand.companyId, product.companyId), eq(brand.id, product.brandId)))
		.leftJoin(
			category,
			and(eq(category.companyId, product.companyId), eq(category.id, product.categoryId)),
		)
		.where(and(eq(product.companyId, shop.companyId), eq(product.importHandle, handle)))
	const variants = await database.db
		.select({
			sku: variant.sku,
			price: variant.price,
			discountPrice: variant.discountPrice,
			grams: variant.weightGrams,
			sizeMm: variant.sizeMm,
			active: variant.active,
			choice: variant.choice,
			onHand: stock.onHand,
		})
		.from(variant)
		.innerJoin(stock, and(eq(stock.companyId, variant.companyId), eq(stock.variantId, variant.id)))
		.where(and(eq(variant.companyId, shop.companyId), eq(variant.productId, row?.id ?? 0)))
		.orderBy(asc(variant.position), asc(variant.id))
	return { ...row, variants }
}

const whole =
	'Handle,Title,Body (HTML),Vendor,Type,Tags,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price'

/** A shirt in two sizes, of which one is discounted. */
function shirt(handle: string) {
	return [
		whole,
		`${handle},Kaos ${handle},<p>Adem</p>,Loom,Kaos,"katun, adem",active,Ukuran,S,${handle}-S,200,5,90000,100000`,
		`${handle},,,,,,,,M,${handle}-M,210,7,95000,`,
	].join('\n')
}

type Case = {
	title: string
	file: (handle: string) => string[]
	/** Fields that change: in how many products, and in how many they are emptied. */
	changes: Record<string, [changed: number, emptied: number]>
	product?: Record<string, unknown>
	variants?: Record<string, unknown>[]
	options?: string
}

const cases: Case[] = [
	{
		title: 'a price list changes the prices alone; a former price that is still higher stays',
		file: (h) => [
			'Handle,Title,Variant SKU,Variant Price,Variant Grams',
			`${h},Kaos ${h},${h}-S,85000,200`,
			`${h},,${h}-M,97000,210`,
		],
		changes: { PRICE: [1, 0] },
		variants: [{ price: 100_000, discountPrice: 85_000 }, { price: 97_000 }],
	},
	{
		title: 'sizes are those of the product, and of a variant that has its own',
		file: (h) => [
			'Handle,Variant SKU,Length (cm),Width (cm),Height (cm),Variant Size (cm)',
			`${h},${h}-S,30,20,"2,5",`,
			`${h},${h}-M,,,,35 x 25 x 3`,
		],
		changes: { SIZE: [1, 0], VARIANT_SIZE: [1, 0] },
		product: { sizeMm: [300, 200, 25] },
		variants: [{ sizeMm: null }, { sizeMm: [350, 250, 30] }],
	},
	{
		title: 'texts for search engines, which Shopify exports too',
		file: (h) => [
			'Handle,Title,SEO Title,SEO Description',
			`${h},Kaos ${h},Kaos adem,"Katun, lembut"`,
		],
		changes: { SEO_TITLE: [1, 0], SEO_DESCRIPTION: [1, 0] },
		product: { seoTitle: { id: 'Kaos adem' }, seoDescription: { id: 'Katun, lembut' } },
	},
	{
		title: 'a list of one variant leaves the others on sale',
		file: (h) => ['Handle,Variant SKU,Variant Price', `${h},${h}-M,91000`],
		changes: { PRICE: [1, 0] },
		variants: [
			{ price: 100_000, active: true },
			{ price: 91_000, active: true },
		],
	},
	{
		title: 'a price above the former one ends the discount, and the check says so',
		file: (h) => ['Handle,Variant SKU,Variant Price', `${h},${h}-S,120000`],
		changes: { PRICE: [1, 0], PRICE_BEFORE: [1, 1] },
		variants: [{ price: 120_000, discountPrice: null }, {}],
	},
	{
		title: 'a present column with an empty cell empties, and the check names each field',
		file: (h) => [
			'Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price',
			`${h},Kaos ${h},,,,,${h}-S,90000`,
		],
		changes: { DESCRIPTION: [1, 1], BRAND: [1, 1], CATEGORY: [1, 1], TAGS: [1, 1] },
		product: { description: { id: '' }, brand: null, category: null, tags: [] },
	},
	{
		title: 'a stock list adds the differences and changes nothing else',
		file: (h) => ['Handle,Variant SKU,Variant Inventory Qty', `${h},${h}-S,9`, `${h},${h}-M,7`],
		options: '&STOCK=set',
		changes: { STOCK: [1, 0] },
		variants: [{ onHand: 9, price: 100_000 }, { onHand: 7 }],
	},
	{
		title: 'an empty stock cell leaves the stock',
		file: (h) => ['Handle,Variant SKU,Variant Inventory Qty,Variant Price', `${h},${h}-S,,88000`],
		options: '&STOCK=set',
		changes: { PRICE: [1, 0] },
		variants: [{ onHand: 5 }, { onHand: 7 }],
	},
	{
		title: 'without a column of SKUs the variants are found by their choice',
		file: (h) => [
			'Handle,Title,Option1 Name,Option1 Value,Variant Price',
			`${h},Kaos ${h},Ukuran,S,80000`,
			`${h},,,M,81000`,
		],
		changes: { PRICE: [1, 0] },
		variants: [
			{ discountPrice: 80_000, onHand: 5 },
			{ price: 81_000, onHand: 7 },
		],
	},
	{
		title: 'a new SKU for the same choice renames the variant, with its stock',
		file: (h) => [
			'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
			`${h},Kaos ${h},Ukuran,S,BARU-${h},90000`,
		],
		changes: { SKU: [1, 0] },
		variants: [{ sku: expect.stringMatching(/^BARU-/), onHand: 5, grams: 200 }, { onHand: 7 }],
	},
	{
		title: 'a new variant joins those that are there, and the description stays',
		file: (h) => [
			'Handle,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Grams',
			`${h},Ukuran,L,${h}-L,99000,220`,
		],
		changes: { NEW_VARIANT: [1, 0] },
		product: { description: { id: '<p>Adem</p>' }, status: 'ACTIVE' },
		variants: [{}, {}, { price: 99_000, choice: [2], onHand: 0 }].map((one) => ({
			active: true,
			...one,
		})),
	},
	{
		title: 'other options withdraw the variants that have no place in them, and the check says so',
		file: (h) => [
			'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Grams',
			`${h},Kaos ${h},Ukuran,S,Warna,Merah,${h}-S,90000,200`,
		],
		changes: { OPTIONS: [1, 0], WITHDRAWN_VARIANT: [1, 0] },
		variants: [{ active: true }, { active: false }],
	},
	{
		title: 'a list of SKUs and prices finds the products without handles or names',
		file: (h) => ['SKU,Price', `${h}-S,87000`, `${h}-M,88000`],
		changes: { PRICE: [2, 0] },
		variants: [{ discountPrice: 87_000 }, { price: 88_000 }],
		product: { name: { id: expect.stringMatching(/^Kaos /) } },
	},
	{
		title: 'a price of zero hides a product that was shown, with a remark',
		file: (h) => ['Handle,Variant SKU,Variant Price', `${h},${h}-M,0`],
		changes: { PRICE: [1, 0], STATUS: [1, 0] },
		product: { status: 'DRAFT' },
	},
]

describe('an import into a product that the shop has', () => {
	beforeAll(async () => {
		const handles = [...cases.map((_, at) => `kaos-${at}`), 'sebut', 'ulang', 'utuh']
		const rows = handles.flatMap((handle) => shirt(handle).split('\n').slice(1))
		expect((await importFile([whole, ...rows].join('\n'))).COUNTS).toMatchObject({
			CREATED: handles.length,
			REFUSED_ROWS: 0,
		})
	})

	test.each(cases)('$title', async (one) => {
		const handle = `kaos-${cases.indexOf(one)}`
		const before = await stored(handle)
		const done = await importFile(one.file(handle).join('\n'), one.options)
		expect(done.COUNTS).toMatchObject({ CREATED: 0, REFUSED_ROWS: 0 })
		const counted = done.FIELD_LIST.map(({ FIELD, CHANGED, EMPTIED }) => [
			FIELD,
			[CHANGED, EMPTIED],
		])
		expect(Object.fromEntries(counted)).toEqual(one.changes)
		const { variants, ...rest } = await stored(handle)
		const { variants: _, ...same } = before
		const changed = one.changes.STATUS || one.changes.OPTIONS || one.changes.NEW_VARIANT
		if (one.product) expect(rest).toMatchObject(one.product)
		else if (!changed) expect(rest).toEqual(same)
		if (one.variants) expect(variants).toMatchObject(one.variants)
		else expect(variants.map(({ sku }) => sku)).toEqual(before.variants.map(({ sku }) => sku))
	})

	test('a price list changes the price beside a discount that is over', async () => {
		const isThis = and(eq(variant.companyId, shop.companyId), eq(variant.sku, 'ulang-S'))
		await database.db
			.update(variant)
			.set({ discountUntil: new Date('2020-01-01') })
			.where(isThis)
		await importFile('Handle,Variant SKU,Variant Price\nulang,ulang-S,95000')
		const [row] = await database.db.select().from(variant).where(isThis)
		expect(row).toMatchObject({ price: 95_000, discountPrice: 90_000 })
	})

	test('says each emptied field in a remark, and how many had a value before and will have one', async () => {
		const done = await importFile('Handle,Title,Tags,Vendor\nsebut,Kaos sebut,,Tenun')
		expect(done.REMARK_LIST).toMatchObject([{ HANDLE: 'sebut', REASON: 'emptied: tags' }])
		expect(done.FIELD_LIST).toEqual([
			{ FIELD: 'BRAND', CHANGED: 1, BEFORE: 1, AFTER: 1, EMPTIED: 0 },
			{ FIELD: 'TAGS', CHANGED: 1, BEFORE: 1, AFTER: 0, EMPTIED: 1 },
		])
	})

	test('a text for search engines keeps its English until the file says another, and is emptied by an empty cell', async () => {
		const english = { id: 'Kaos sejuk', en: 'A cool shirt' }
		await database.db
			.update(product)
			.set({ seoTitle: english })
			.where(and(eq(product.companyId, shop.companyId), eq(product.importHandle, 'ulang')))
		await importFile('Handle,Title,SEO Title,SEO Description\nulang,Kaos ulang,Kaos sejuk,Katun')
		expect(await stored('ulang')).toMatchObject({
			seoTitle: english,
			seoDescription: { id: 'Katun' },
		})
		const done = await importFile('Handle,Title,SEO Title\nulang,Kaos ulang,')
		expect(done.REMARK_LIST).toMatchObject([{ HANDLE: 'ulang', REASON: 'emptied: SEO Title' }])
		expect(await stored('ulang')).toMatchObject({
			seoTitle: { id: '', en: '' },
			seoDescription: { id: 'Katun' },
		})
	})

	test('every plain field with a column is read, kept, exported, and emptied by an empty cell', async () => {
		const titles = FILE_FIELD_NAMES.map((name) => PLAIN_FIELDS[name].fileTitle)
		const wireNames = FILE_FIELD_NAMES.map((name) => PLAIN_FIELDS[name].wireName)
		const said = recordOf(FILE_FIELD_NAMES, (name) => [name, plainExample(name)])
		const cells = FILE_FIELD_NAMES.map((name) => String(said[name]))
		const header = `Handle,Title,${titles.join(',')}`
		const done = await importFile(`${header}\nutuh,Kaos utuh,${cells.join(',')}`)
		expect(done.FIELD_LIST).toMatchObject(
			wireNames.map((FIELD) => ({ FIELD, CHANGED: 1, BEFORE: 0, AFTER: 1 })),
		)
		expect(await stored('utuh')).toMatchObject(said)
		await importFile('Handle,Title\nutuh,Kaos utuh saja')
		expect(await stored('utuh')).toMatchObject(said)
		const csv = await ask('GET', '/product-export')
		expect(csv.split('\n', 1)[0]).toContain(`,${titles.join(',')},`)
		const again = await importFile(csv)
		expect(again.COUNTS).toMatchObject({ UPDATED: 0, REFUSED_ROWS: 0 })
		const wrong = titles.map(() => 'entah')
		const { REMARK_LIST, COUNTS } = await importFile(
			`${header}\nutuh,Kaos utuh saja,${wrong.join(',')}`,
		)
		expect(COUNTS).toMatchObject({ UPDATED: 0 })
		expect(REMARK_LIST.map(({ REASON }) => REASON)).toEqual(
			titles.map(
				(title) => `"entah" in the column ${title} cannot be read, so that the shop's value stays`,
			),
		)
		const emptied = await importFile(
			`${header}\nutuh,Kaos utuh saja${titles.map(() => ',').join('')}`,
		)
		expect(emptied.REMARK_LIST.map(({ REASON }) => REASON)).toEqual(
			titles.map((title) => `emptied: ${title}`),
		)
		const none = recordOf(FILE_FIELD_NAMES, (name) => [name, PLAIN_FIELDS[name].none])
		expect(await stored('utuh')).toMatchObject(none)
	})

	test('a list of prices applies again after staff changed a price', async () => {
		const list = 'Handle,Variant SKU,Variant Price\nulang,ulang-M,70000'
		await importFile(list)
		await database.db
			.update(variant)
			.set({ price: 99_000 })
			.where(and(eq(variant.companyId, shop.companyId), eq(variant.sku, 'ulang-M')))
		expect((await importFile(list)).COUNTS).toMatchObject({ UPDATED: 1 })
		expect((await importFile(list)).COUNTS).toMatchObject({ UPDATED: 0, UNCHANGED: 1 })
	})
})

test('the export of the shop, imported again, changes nothing', async () => {
	const codes = 'Handle,Variant SKU,Variant Barcode,Variant MPN\nulang,ulang-M,4006381333931,U-1'
	expect((await importFile(codes)).FIELD_LIST).toMatchObject([
		{ FIELD: 'BARCODE', CHANGED: 1, BEFORE: 0, AFTER: 1 },
		{ FIELD: 'MPN', CHANGED: 1, BEFORE: 0, AFTER: 1 },
	])
	expect(
		(await importFile('Handle,Variant SKU,Variant Price\nulang,ulang-M,71000')).COUNTS,
	).toMatchObject({ UPDATED: 1 })
	const csv = await ask('GET', '/product-export')
	expect(csv).toMatch(/ulang-M,4006381333931,U-1,/)
	expect(csv).toContain(',SEO Title,SEO Description,')
	expect(csv).toContain(',Katun,')
	const done = await importFile(csv, '&STOCK=set')
	expect(done.COUNTS).toMatchObject({ CREATED: 0, UPDATED: 0, REFUSED_ROWS: 0 })
	expect(done.FIELD_LIST).toEqual([])
	// Nor does it if the shop no longer knows the file by its digest.
	await database.db.update(product).set({ importHash: null, importPictureHash: null })
	const [header = '', ...lines] = csv.split('\n')
	const without = (line: string) => line.replace(/,[^,]*$/, '')
	const again = await importFile([without(header), ...lines].join('\n'), '&STOCK=set')
	expect(again.COUNTS).toMatchObject({ CREATED: 0, UPDATED: 0 })
})

describe('a file that names a product differently', () => {
	const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Grams'
	const addressOf = async (handle: string) => {
		const [row] = await database.db
			.select({ id: product.id, slug: product.slug })
			.from(product)
			.where(and(eq(product.companyId, shop.companyId), eq(product.importHandle, handle)))
		return row
	}
	const formerOf = async (presentSlug: string) => {
		const rows = await database.db
			.select({ slug: formerAddress.slug })
			.from(formerAddress)
			.where(
				and(
					eq(formerAddress.companyId, shop.companyId),
					eq(formerAddress.presentSlug, presentSlug),
				),
			)
		return rows.map(({ slug }) => slug)
	}

	test('changes its address, and the former one leads to it', async () => {
		await importFile(
			`${header}\ntopi-lama,Topi Rimba,Ukuran,S,TR-1,50000,100\ntopi-lama,,,M,TR-2,50000,100`,
		)
		const before = await addressOf('topi-lama')
		const renamed = `${header}\ntopi-baru,Topi Rimba,Ukuran,S,TR-1,50000,100\ntopi-baru,,,M,TR-2,50000,100`
		const report = await importFile(renamed)
		expect(report.COUNTS).toMatchObject({ UPDATED: 1, CREATED: 0 })
		expect(report.FIELD_LIST).toMatchObject([{ FIELD: 'HANDLE', CHANGED: 1 }])
		expect(await addressOf('topi-baru')).toEqual({ id: before?.id, slug: 'topi-baru' })
		expect(await addressOf('topi-lama')).toBeUndefined()
		expect(await formerOf('topi-baru')).toEqual(['topi-lama'])
		expect((await importFile(renamed)).COUNTS).toMatchObject({ UNCHANGED: 1 })
	})

	test('keeps an address that staff have chosen', async () => {
		await importFile(`${header}\nsyal-lama,Syal,,,SY-1,50000,100`)
		await database.db
			.update(product)
			.set({ slug: 'syal-hangat' })
			.where(and(eq(product.companyId, shop.companyId), eq(product.slug, 'syal-lama')))
		await importFile(`${header}\nsyal-baru,Syal,,,SY-1,50000,100`)
		expect(await addressOf('syal-baru')).toMatchObject({ slug: 'syal-hangat' })
	})

	test('adds another product if name or SKUs differ, or if it has both', async () => {
		await importFile(`${header}\ntas-a,Tas,,,TS-1,50000,100`)
		const both = `${header}\ntas-a,Tas,,,TS-1,50000,100\ntas-b,Tas,,,TS-1,50000,100`
		expect((await importFile(both)).COUNTS).toMatchObject({ CREATED: 1 })
		expect((await importFile(`${header}\ntas-c,Tas Lain,,,TS-1,50000,100`)).COUNTS).toMatchObject({
			CREATED: 1,
		})
		expect(await addressOf('tas-a')).toMatchObject({ slug: 'tas-a' })
	})
})
