import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCartLines } from '#contract/cart.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'

let tiny: TinyApi
let tee = 0
let coat = 0
beforeAll(async () => {
	tiny = await tinyApi()
	const rows = await tiny.db
		.select({ id: variant.id, sku: variant.sku })
		.from(variant)
		.where(and(eq(variant.companyId, 1), inArray(variant.sku, ['KP-4', 'JH-L'])))
	tee = rows.find((row) => row.sku === 'KP-4')?.id ?? 0
	coat = rows.find((row) => row.sku === 'JH-L')?.id ?? 0
})
afterAll(() => tiny.close())

const cart = async (lines: string, shop: 'sandang' | 'kopi' = 'sandang') =>
	(await tiny.read(listCartLines.answer, `/cart/cart-list-v2?CART_LINES=${lines}`, { shop })).data

test('[AP-03] the cart list has each line with its current price and stock', async () => {
	expect(await cart(`${tee}:2,${coat}:1`)).toMatchObject([
		{
			CART_ID: tee,
			CART_QTY: 2,
			PRODUCT_SLUG: 'kaos-4',
			VARIANT_LABEL: '',
			CART_PRICE: 53_000,
			CART_PRICE_BEFORE: null,
			CART_SUB_TOTAL: 106_000,
			CART_WEIGHT_GRAMS: 400,
			CART_STOCK: 3,
		},
		{
			CART_ID: coat,
			VARIANT_LABEL: 'Merah, L',
			CART_PRICE: 200_000,
			CART_PRICE_BEFORE: 260_000,
			CART_STOCK: 0,
		},
	])
})

test('[AP-03] an empty cart is an empty list', async () => {
	expect(await cart('')).toEqual([])
	expect((await tiny.read(listCartLines.answer, '/cart/cart-list-v2')).data).toEqual([])
})

test('adds up lines of one variant, however many there are', async () => {
	const [line, ...rest] = await cart(`${tee}:1000000,${tee}:1000000`)
	expect(rest).toEqual([])
	expect(line).toMatchObject({ CART_QTY: 2_000_000, CART_SUB_TOTAL: 106_000_000_000 })
})

test('omits lines that are no longer sold', async () => {
	await tiny.db.update(variant).set({ active: false }).where(eq(variant.id, coat))
	expect((await cart(`${tee}:1,${coat}:1,999999999:1`)).map((line) => line.CART_ID)).toEqual([tee])
	await tiny.db.update(variant).set({ active: true }).where(eq(variant.id, coat))
})

test('[MD-01] variants of another company are omitted', async () => {
	expect(await cart(`${tee}:1,${coat}:1`, 'kopi')).toEqual([])
})

test.each([
	'1',
	'1:',
	'a:b',
	'1:-1',
	'1:1.5',
	'1:1,',
	'１:1',
	`${'1:1,'.repeat(50)}1:1`,
	'1:99999999',
])('CART_LINES=%s is rejected', async (lines) => {
	const response = await tiny.call(`/cart/cart-list-v2?CART_LINES=${encodeURIComponent(lines)}`)
	expect(response.status).toBe(422)
})
