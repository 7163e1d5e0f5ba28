import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts } from '#contract/product-listing.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { countStock } from './stock.command.ts'
import { stock } from './stock.table.ts'

let tiny: TinyApi
let productId: number
let variantIds: number[]
beforeAll(async () => {
	tiny = await tinyApi()
	const rows = await tiny.db
		.select({ productId: product.id, variantId: variant.id })
		.from(product)
		.innerJoin(variant, eq(variant.productId, product.id))
		.where(eq(product.slug, 'jaket-hujan'))
	productId = rows[0]?.productId ?? 0
	variantIds = rows.map((row) => row.variantId)
})
afterAll(() => tiny.close())

const body = {
	PAGE_INDEX: 1,
	DATA_PER_PAGE: 100,
	ORDER_BY: 'IS_NEW_PRODUCT',
	SORT: 'DESC',
	IS_IN_STOCK: true,
}

async function isListed(): Promise<boolean> {
	const { data } = await tiny.read(listProducts.answer, '/product-by-category', { body })
	return data.list.some((card) => card.PRODUCT_SLUG === 'jaket-hujan')
}

async function count(variantId: number, onHand: number) {
	await inTransaction(tiny.db, (tx) => countStock(tx, 1, [{ variantId, onHand }], 'test'))
}

async function offer(variantId: number, active: boolean) {
	await tiny.db.update(variant).set({ active }).where(eq(variant.id, variantId))
}

test('a product is in stock while one of its active variants has free units', async () => {
	const [one = 0, ...others] = variantIds
	expect(others.length).toBeGreaterThan(0)
	for (const other of others) await count(other, 0)
	await count(one, 2)
	expect(await isListed()).toBe(true)

	await tiny.db.update(stock).set({ reserved: 2 }).where(eq(stock.variantId, one))
	expect(await isListed()).toBe(false)
	await tiny.db.update(stock).set({ reserved: 1 }).where(eq(stock.variantId, one))
	expect(await isListed()).toBe(true)

	await offer(one, false)
	expect(await isListed()).toBe(false)
	await offer(one, true)
	expect(await isListed()).toBe(true)
	await tiny.db.update(stock).set({ reserved: 0 }).where(eq(stock.variantId, one))
})

test('a stock row that is added has its variant’s product, and can have no other', async () => {
	const [added] = await tiny.db
		.insert(variant)
		.values({
			companyId: 1,
			productId,
			sku: 'JH-NEW',
			choice: [0, 0],
			price: 1_000,
			weightGrams: 1,
			active: false,
		})
		.returning({ id: variant.id })
	const id = added?.id ?? 0
	await count(id, 3)
	const isThis = and(eq(stock.companyId, 1), eq(stock.variantId, id))
	expect(await tiny.db.select().from(stock).where(isThis)).toMatchObject([
		{ onHand: 3, productId, isOffered: false, isFree: false },
	])
	const refused = { cause: { code: '23503' } }
	await expect(
		tiny.db
			.update(stock)
			.set({ productId: productId + 1 })
			.where(isThis),
	).rejects.toMatchObject(refused)
	await expect(tiny.db.update(stock).set({ isOffered: true }).where(isThis)).rejects.toMatchObject(
		refused,
	)
})
