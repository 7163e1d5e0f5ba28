import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { compareProducts } from '#contract/product-lists.ts'
import * as productPage from '#app/routes/catalog/product.tsx'
import { GoogleStructuredData } from '#tests/support/google-things.ts'
import { endFlashSaleIn, exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { shopper } from './support/shopper.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

function newVisitor(host = 'localhost') {
	return shopper(host, async (request) => tiny.api.fetch(request))
}

function visit(slug: string, host = 'localhost', visitor = newVisitor(host)) {
	const loader: typeof productPage.loader = (args) =>
		productPage.loader({ ...args, params: { slug } })
	return visitor.get({ loader }, `/product/${slug}`)
}

async function as(slug: string, status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED') {
	await tiny.db
		.update(product)
		.set({ status })
		.where(and(eq(product.companyId, 1), eq(product.slug, slug)))
}

test('a product has structured data with offers, rating and breadcrumb', async () => {
	const { status, described } = await visit('jaket-hujan')
	expect(status).toBe(200)
	for (const item of described) expect(GoogleStructuredData.safeParse(item).error).toBeUndefined()
	expect(described).toMatchObject([
		{
			'@type': 'ProductGroup',
			variesBy: ['https://schema.org/color', 'https://schema.org/size'],
			hasVariant: [
				{
					sku: 'JH-M',
					offers: {
						price: 250_000,
						availability: 'https://schema.org/InStock',
						hasMerchantReturnPolicy: { merchantReturnDays: 3 },
					},
				},
				{
					sku: 'JH-L',
					offers: { price: 200_000, availability: 'https://schema.org/OutOfStock' },
				},
			],
			aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
		},
		{
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ item: expect.stringMatching(/\/$/) },
				{ name: 'Pakaian' },
				{ name: 'Jaket' },
				{ name: 'Jaket Hujan' },
			],
		},
	])
})

test('a price of a running flash sale is valid until the sale ends', async () => {
	const [row] = await tiny.db
		.select({ id: variant.id, companyId: variant.companyId })
		.from(variant)
		.where(eq(variant.sku, 'JH-M'))
	const sale = [{ variantId: row?.id ?? 0, price: 99_000, quota: 5 }]
	const id = await exampleFlashSale(tiny.db, row?.companyId ?? 0, sale)
	const { described } = await visit('jaket-hujan')
	const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
	expect(described).toMatchObject([
		{
			hasVariant: [
				{ offers: { price: 99_000, priceValidUntil: until } },
				{ offers: { price: 200_000, priceValidUntil: undefined } },
			],
		},
		{},
	])
	await endFlashSaleIn(tiny.db, row?.companyId ?? 0, id, 0)
})

test('an archived product that keeps its page is out of stock there, and cannot be bought', async () => {
	const keeps = (keepsPage: boolean) =>
		tiny.db.update(product).set({ keepsPage }).where(eq(product.slug, 'jaket-hujan'))
	await as('jaket-hujan', 'ARCHIVED')
	await keeps(true)
	const kept = await visit('jaket-hujan')
	expect(kept.status).toBe(200)
	expect(kept.data).toMatchObject({
		product: { isSoldOut: true, variants: [{ most: 0 }, { most: 0 }] },
	})
	const gone = { availability: 'https://schema.org/OutOfStock' }
	expect(kept.described[0]).toMatchObject({ hasVariant: [{ offers: gone }, { offers: gone }] })
	await keeps(false)
	expect(await visit('jaket-hujan')).toMatchObject({ status: 410 })
	await as('jaket-hujan', 'ACTIVE')
})

test('a product says its facts, those that it has', async () => {
	const facts = async () => {
		const { data } = await visit('kaos-3')
		return z.object({ product: z.object({ facts: z.array(z.unknown()) }) }).parse(data).product
			.facts
	}
	const isThis = and(eq(product.companyId, 1), eq(product.slug, 'kaos-3'))
	expect(await facts()).toEqual([])
	await tiny.db.update(product).set({ warranty: 'MAKER', warrantyMonths: 12 }).where(isThis)
	expect(await facts()).toEqual([
		{ key: 'warranty.MAKER', values: {} },
		{ key: 'warrantyMonths', values: { count: 12, number: '12' } },
	])
	await tiny.db.update(product).set({ warranty: '', warrantyMonths: 0 }).where(isThis)
})

test('a product that is no longer sold is 410; one that is not published yet, or another company’s, is 404', async () => {
	await as('kaos-3', 'ARCHIVED')
	expect(await visit('kaos-3')).toMatchObject({ status: 410, described: [] })
	expect(await visit('kaos-3', 'kopi.localhost')).toMatchObject({ status: 404 })
	await as('kaos-3', 'DRAFT')
	expect(await visit('kaos-3')).toMatchObject({ status: 404 })
	await as('kaos-3', 'ACTIVE')
	expect(await visit('kaos-3')).toMatchObject({ status: 200 })
	expect(await visit('tidak-ada')).toMatchObject({ status: 404 })
})

test('a summary that is also the start of the description is shown once, and is the meta description', async () => {
	const summary = {
		id: '<p>Katun <b>adem</b> dari Klaten, dijahit rapi.</p>',
		en: '<p>Cotton.</p>',
	}
	await tiny.db
		.update(product)
		.set({ summary: { id: 'Katun adem dari Klaten,…', en: 'Cotton.' }, description: summary })
		.where(and(eq(product.companyId, 1), eq(product.slug, 'kaos-4')))
	expect(await visit('kaos-4')).toMatchObject({
		data: {
			product: { sections: [{ name: 'description', lead: '', html: summary.id }] },
			meta: { description: 'Katun adem dari Klaten,…' },
		},
	})
	expect(await visit('kaos-5')).toMatchObject({
		data: { product: { sections: [{ lead: 'Ringkas' }] } },
	})
})

test('a file has no weight, on its page and in a comparison', async () => {
	const kaos = and(eq(product.companyId, 1), eq(product.slug, 'kaos-6'))
	const [row] = await tiny.db.select({ id: product.id }).from(product).where(kaos)
	const heaviest = async () => {
		const address = `/product/comparison?ID_LIST=${row?.id}`
		return (await tiny.read(compareProducts.answer, address)).data.list[0]?.WEIGHT_GRAMS_MAX
	}
	expect(await visit('kaos-6')).toMatchObject({
		data: { product: { variants: [{ weight: '200 g' }] } },
	})
	expect(await heaviest()).toBe(200)
	await tiny.db.update(product).set({ isDigital: true }).where(kaos)
	expect(await visit('kaos-6')).toMatchObject({
		data: { product: { isDigital: true, variants: [{ weight: null }] } },
	})
	expect(await heaviest()).toBe(0)
	await tiny.db.update(product).set({ isDigital: false }).where(kaos)
})

test('delivery to a customer’s main address is estimated without asking, and to no one else’s', async () => {
	const customer = await tinyCustomer(tiny)
	const body = {
		ADDRESS_LABEL: 'Rumah',
		RECIPIENT_NAME: 'Sekar Ayu',
		RECIPIENT_PHONE: '081200000001',
		DISTRICT_CODE: '31.74.07',
		VILLAGE: 'Gunung',
		POSTCODE: '12120',
		STREET: 'Jalan Melati No. 12',
	}
	expect((await tiny.call('/address', { body, headers: customer.headers })).status).toBe(201)
	const visitor = newVisitor()
	await visitor.signIn(customer.TOKEN)
	const known = { step: 'offers', district: 'Kebayoran Baru', code: '31.74.07' }
	expect(await visit('kaos-1', 'localhost', visitor)).toMatchObject({
		data: { own: { estimate: known } },
	})
	expect(visitor.jar.has('DISTRICT')).toBe(false)
	expect(await visit('kaos-1')).toMatchObject({ data: { own: { estimate: { step: 'ask' } } } })
})

test('the quantity ends at what a visitor can order without an account, and at the stock for a customer', async () => {
	const limits = async (slug: string, visitor = newVisitor()) => {
		const { product, own } = Page.parse((await visit(slug, 'localhost', visitor)).data)
		return product.variants.map(({ id, ...variant }) => ({ ...variant, ...own.variants[id] }))
	}
	expect(await limits('kaos-9')).toEqual([{ stock: 8, most: 4, isLimited: true }])
	expect(await limits('kaos-4')).toEqual([{ stock: 3, most: 3, isLimited: false }])
	const member = newVisitor()
	await member.signIn((await tinyCustomer(tiny)).TOKEN)
	expect(await limits('kaos-9', member)).toEqual([{ stock: 8, most: 8, isLimited: false }])
})

const Limit = z.object({ most: z.number(), isLimited: z.boolean() })
const Page = z.object({
	product: z.object({ variants: z.array(Limit.extend({ id: z.number(), stock: z.number() })) }),
	own: z.object({ variants: z.record(z.string(), Limit) }),
})
