import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { NewProductWire, ProductChangeWire } from '#contract/operator-products.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { brandsNamed } from '#website-api/modules/catalog/imports/import-names.command.ts'
import { slugOf } from '#website-api/modules/catalog/imports/slug.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { category } from './category.table.ts'
import { isProduct, lockProduct, type ProductRow } from './edited-product.queries.ts'
import { refreshProductPrices } from './prices.command.ts'
import { refreshKeywords } from './product-keywords.command.ts'
import { product } from './product.table.ts'
import { variant } from './variant.table.ts'

/**
 * Adds a product with one variant. Returns its id. 422 for an unknown category, or a SKU that another variant has.
 */
export async function createProduct(
	tx: Transaction,
	companyId: number,
	sent: NewProductWire,
): Promise<number> {
	await requireCategory(tx, companyId, sent.CATEGORY_ID)
	const slug = await freeSlug(tx, companyId, slugOf(sent.NAME_ID) || 'produk')
	const sku = sent.SKU ?? slug
	await requireFreeSku(tx, companyId, sku, 'SKU')
	const name = { id: sent.NAME_ID, en: sent.NAME_EN || sent.NAME_ID }
	const made = await tx
		.insert(product)
		.values({ companyId, slug, name, categoryId: sent.CATEGORY_ID, status: sent.STATUS })
		.returning({ id: product.id })
	const { id: productId } = onlyRow(made)
	const sold = await tx
		.insert(variant)
		.values({
			companyId,
			productId,
			sku,
			choice: [],
			price: sent.PRICE,
			weightGrams: sent.WEIGHT_GRAMS,
		})
		.returning({ id: variant.id })
	await countStock(tx, companyId, [{ variantId: onlyRow(sold).id, onHand: sent.STOCK }], 'RECEIVED')
	await refreshProductPrices(tx, companyId, [productId])
	await refreshKeywords(tx, companyId, sql`product.id = ${productId}`)
	return productId
}

/** Changes the given fields. 409 CHANGED_MEANWHILE; 422 for a slug that another product has. */
export async function changeProduct(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: ProductChangeWire,
) {
	const before = await lockProduct(tx, companyId, id, sent.VERSION)
	if (sent.SLUG !== undefined) await requireFreeSlug(tx, companyId, id, sent.SLUG)
	if (sent.CATEGORY_ID !== undefined) await requireCategory(tx, companyId, sent.CATEGORY_ID)
	const text = (name: keyof typeof textFields) =>
		changedText(before[name], ...textFields[name](sent))
	await tx
		.update(product)
		.set({
			name: text('name'),
			summary: text('summary'),
			description: text('description'),
			seoTitle: text('seoTitle'),
			seoDescription: text('seoDescription'),
			slug: sent.SLUG ?? before.slug,
			categoryId: sent.CATEGORY_ID === undefined ? before.categoryId : sent.CATEGORY_ID,
			brandId: await brandFor(tx, before, sent.BRAND_NAME),
			tags: sent.TAG_LIST ?? before.tags,
			lengthCm: sent.LENGTH_CM === undefined ? before.lengthCm : sent.LENGTH_CM,
			widthCm: sent.WIDTH_CM === undefined ? before.widthCm : sent.WIDTH_CM,
			heightCm: sent.HEIGHT_CM === undefined ? before.heightCm : sent.HEIGHT_CM,
			status: sent.STATUS ?? before.status,
			keepsPage: sent.KEEPS_PAGE ?? before.keepsPage,
			publishedAt: publishingTime(before, sent),
		})
		.where(isProduct(companyId, id))
	await finishEdit(tx, companyId, id)
}

/** Final step of every edit of a product: updates prices, search keywords and version. */
export async function finishEdit(tx: Transaction, companyId: number, id: number) {
	await refreshProductPrices(tx, companyId, [id])
	await refreshKeywords(tx, companyId, sql`product.id = ${id}`)
	await tx
		.update(product)
		.set({ version: sql`${product.version} + 1`, updatedAt: sql`now()` })
		.where(isProduct(companyId, id))
}

/** 422 if another variant of the company has this SKU. */
export async function requireFreeSku(
	tx: Transaction,
	companyId: number,
	sku: string,
	field: string,
	except?: number,
) {
	const isTaken = and(
		eq(variant.companyId, companyId),
		eq(variant.sku, sku),
		except === undefined ? undefined : ne(variant.id, except),
	)
	if ((await tx.$count(variant, isTaken)) > 0) throw fieldProblem(field, { message: 'SKU_TAKEN' })
}

/** A text in both languages; without an English text the Indonesian one is used. */
export function bothTexts(id: string, en: string): LocalText {
	return { id, en: en === '' ? id : en }
}

type Sent = [id: string | undefined, en: string | undefined]
const textFields = {
	name: (sent: ProductChangeWire): Sent => [sent.NAME_ID, sent.NAME_EN],
	summary: (sent: ProductChangeWire): Sent => [sent.SUMMARY_ID, sent.SUMMARY_EN],
	description: (sent: ProductChangeWire): Sent => [sent.DESCRIPTION_ID, sent.DESCRIPTION_EN],
	seoTitle: (sent: ProductChangeWire): Sent => [sent.SEO_TITLE_ID, sent.SEO_TITLE_EN],
	seoDescription: (sent: ProductChangeWire): Sent => [
		sent.SEO_DESCRIPTION_ID,
		sent.SEO_DESCRIPTION_EN,
	],
}

function changedText(before: LocalText, id: string | undefined, en: string | undefined) {
	return bothTexts(id ?? before.id, en ?? before.en)
}

// A draft counts as new when it is published; products that were published before keep their date.
function publishingTime(
	before: ProductRow,
	{ STATUS, PUBLISH_DATE }: ProductChangeWire,
): Date | SQL {
	if (typeof PUBLISH_DATE === 'string') return new Date(PUBLISH_DATE)
	const isFirst = STATUS === 'ACTIVE' && before.status === 'DRAFT'
	if (isFirst) return sql`now()`
	if (PUBLISH_DATE === null) return sql`least(${product.publishedAt}, now())`
	return before.publishedAt
}

async function brandFor(tx: Transaction, before: ProductRow, name: string | undefined) {
	if (name === undefined) return before.brandId
	if (name === '') return null
	return (await brandsNamed(tx, before.companyId, [name])).get(name) ?? null
}

async function requireCategory(tx: Transaction, companyId: number, id: number | null) {
	if (id === null) return
	const isThis = and(eq(category.companyId, companyId), eq(category.id, id))
	if ((await tx.$count(category, isThis)) === 0) {
		throw fieldProblem('CATEGORY_ID', { message: 'CATEGORY_NOT_FOUND' })
	}
}

async function requireFreeSlug(tx: Transaction, companyId: number, id: number, slug: string) {
	const isTaken = and(eq(product.companyId, companyId), eq(product.slug, slug), ne(product.id, id))
	if ((await tx.$count(product, isTaken)) > 0) {
		throw fieldProblem('SLUG', { message: 'PRODUCT_SLUG_TAKEN' })
	}
}

async function freeSlug(tx: Transaction, companyId: number, preferred: string): Promise<string> {
	const base = preferred.slice(0, 90).replace(/-+$/, '')
	const rows = await tx
		.select({ slug: product.slug })
		.from(product)
		.where(and(eq(product.companyId, companyId), sql`starts_with(${product.slug}, ${base})`))
	const taken = new Set(rows.map(({ slug }) => slug))
	let slug = base
	for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
	return slug
}
