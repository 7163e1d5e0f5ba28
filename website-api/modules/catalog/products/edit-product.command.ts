import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import { type NewProduct, ProductChange, type ProductFact } from '#contract/edited-product.ts'
import { PLAIN_FIELD_NAMES, plainValues } from '#contract/plain-field-values.ts'
import { PRODUCT_TEXT_NAMES } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import type { Size } from '#contract/size.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { requireNoneLeft } from '#contract/require-none-left.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { brandsNamed } from '#website-api/modules/catalog/imports/import-names.command.ts'
import { slugOf } from '#website-api/modules/catalog/imports/slug.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import { category } from './category.table.ts'
import { isProduct, lockProduct, type ProductRow } from './edited-product.queries.ts'
import { refreshProductPrices } from './prices.command.ts'
import { refreshKeywords } from './product-keywords.command.ts'
import { product } from './product.table.ts'
import { sizeOf, sizeOfSides } from './stored-size.ts'
import { variant } from './variant.table.ts'

/**
 * Adds a product with one variant. Returns its id. 422 for an unknown category, or a SKU that another variant has.
 */
export async function createProduct(
	tx: Transaction,
	companyId: number,
	sent: NewProduct,
): Promise<number> {
	const {
		nameId,
		nameEn,
		category,
		price,
		weightGrams,
		stock,
		sku: given,
		status,
		...others
	} = sent
	requireNoneLeft(others)
	await requireCategory(tx, companyId, category)
	const slug = await freeSlug(tx, companyId, slugOf(nameId) || 'produk')
	const sku = given ?? slug
	await requireFreeSku(tx, companyId, sku, 'SKU')
	const name = bothTexts(nameId, nameEn)
	const made = await tx
		.insert(product)
		.values({ companyId, slug, name, categoryId: category, status })
		.returning({ id: product.id })
	const { id: productId } = onlyRow(made)
	const sold = await tx
		.insert(variant)
		.values({
			companyId,
			productId,
			sku,
			choice: [],
			price,
			weightGrams,
		})
		.returning({ id: variant.id })
	await countStock(tx, companyId, [{ variantId: onlyRow(sold).id, onHand: stock }], 'RECEIVED')
	await refreshProductPrices(tx, companyId, [productId])
	await refreshKeywords(tx, companyId, sql`product.id = ${productId}`)
	return productId
}

/** Changes the given fields. 409 CHANGED_MEANWHILE; 422 for a slug that another product has. */
export async function updateProduct(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: ProductChange,
) {
	const before = await lockProduct(tx, companyId, id, sent.version)
	if (sent.slug !== undefined) await requireFreeSlug(tx, companyId, id, sent.slug)
	if (sent.category !== undefined) await requireCategory(tx, companyId, sent.category)
	const brandId = await brandFor(tx, before, sent.brand)
	await tx
		.update(product)
		.set({ ...columnsOf(before, sent), brandId })
		.where(isProduct(companyId, id))
	await finishEdit(tx, companyId, id)
}

/** The columns after a change, except the brand's. */
function columnsOf(before: ProductRow, sent: ProductChange) {
	const facts: Pick<ProductChange, ProductFact> = sent
	const { nameId, nameEn, brand: _brand, status, publishAt, slug, category, ...more } = facts
	const { tags, length, width, height, ...others } = more
	requireNoneLeft(others)
	return {
		name: changedText(before.name, nameId, nameEn),
		...recordOf(PRODUCT_TEXT_NAMES, (text) => [
			text,
			changedText(before[text], sent[`${text}Id`], sent[`${text}En`]),
		]),
		// A value that is not sent is undefined, and stays.
		...plainValues(PLAIN_FIELD_NAMES, sent),
		slug: slug ?? before.slug,
		categoryId: category === undefined ? before.categoryId : category,
		tags: tags ?? before.tags,
		sizeMm: changedSize(before, { length, width, height }),
		status: status ?? before.status,
		publishedAt: publishingTime(before, { status, publishAt }),
	}
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

/** 422 FIELD_REQUIRED on a side that is missing beside others. */
function changedSize(
	before: ProductRow,
	sent: Pick<ProductChange, 'length' | 'width' | 'height'>,
): number[] | null {
	const old = sizeOf(before.sizeMm)
	const sideOf = (side: keyof Size) =>
		sent[side] === undefined ? (old?.[side] ?? null) : sent[side]
	const [length, width, height] = [sideOf('length'), sideOf('width'), sideOf('height')]
	const size = sizeOfSides({ length, width, height })
	if (size || (length === null && width === null && height === null)) return size
	const missing = length === null ? 'length' : width === null ? 'width' : 'height'
	throw fieldProblem(ProductChange, missing, { message: 'FIELD_REQUIRED' })
}

function changedText(before: LocalText, id: string | undefined, en: string | undefined) {
	return bothTexts(id ?? before.id, en ?? before.en)
}

// A draft counts as new when it is published; products that were published before keep their date.
function publishingTime(
	before: ProductRow,
	{ status, publishAt }: Pick<ProductChange, 'status' | 'publishAt'>,
): Date | SQL {
	if (publishAt) return publishAt
	const isFirst = status === 'ACTIVE' && before.status === 'DRAFT'
	if (isFirst) return sql`now()`
	if (publishAt === null) return sql`least(${product.publishedAt}, now())`
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
		throw fieldProblem(ProductChange, 'category', { message: 'CATEGORY_NOT_FOUND' })
	}
}

async function requireFreeSlug(tx: Transaction, companyId: number, id: number, slug: string) {
	const isTaken = and(eq(product.companyId, companyId), eq(product.slug, slug), ne(product.id, id))
	if ((await tx.$count(product, isTaken)) > 0) {
		throw fieldProblem(ProductChange, 'slug', { message: 'PRODUCT_SLUG_TAKEN' })
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
