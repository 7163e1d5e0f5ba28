import { sql } from 'drizzle-orm'
import type { ImportResults, ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { requireNoneLeft } from '#website-api/db/require-none-left.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'
import { brandsNamed, categoriesNamed, type NamedIds } from './import-names.command.ts'
import {
	addressesFor,
	isRenamedBy,
	planProduct,
	presentOf,
	type Plan,
	type Written,
} from './plan-product.ts'
import type { Refused } from './planned-product.ts'
import { jsonRows } from './json-rows.queries.ts'
import { summaryOf } from './summary.ts'
import { findPresent } from './find-present.queries.ts'
import { writePictures } from './write-pictures.command.ts'
import { writeVariants } from './write-variants.command.ts'

/** Result for one product of a file. */
export type ImportResult = ImportResults['results'][number]

/** Another import took a SKU in the meantime; the transaction is rolled back. */
export class ConcurrentConflict extends Error {
	override name = 'ConcurrentConflict'
}

/**
 * Writes products with different handles, slugs and SKUs. A product that an earlier one of the list means as well is
 * left to the next round: its result is undefined. Throws ConcurrentConflict.
 */
export async function writeProducts(
	tx: Transaction,
	companyId: number,
	list: ImportedProduct[],
	stockMode: ImportStockMode,
	fileHandles: ReadonlySet<string>,
): Promise<(ImportResult | undefined)[]> {
	const slugs = list.flatMap(addressesFor)
	const present = await findPresent(tx, companyId, list, { slugs, fileHandles })
	const outcomes = new Map<ImportedProduct, ImportResult>()
	const plans: Plan[] = []
	const planned = new Set<number>()
	const deferred = new Set<ImportedProduct>()
	for (const wire of list) {
		const id = presentOf(wire, present)?.id
		if (id !== undefined && planned.has(id)) {
			deferred.add(wire)
			continue
		}
		if (id !== undefined) planned.add(id)
		const plan = planProduct(wire, present, stockMode)
		if ('reason' in plan) outcomes.set(wire, refusedResult(wire, plan))
		else if (plan.isUnchanged) outcomes.set(wire, resultOf(plan, 'UNCHANGED'))
		else plans.push(plan)
	}
	const written = await writeRows(tx, companyId, plans, stockMode)
	if (written.length > 0) {
		const positions = await writePictures(tx, companyId, written)
		const variants = await writeVariants(tx, companyId, written, positions, stockMode)
		if (variants === 'TAKEN') throw new ConcurrentConflict()
		await refreshProductPrices(
			tx,
			companyId,
			written.map(({ productId }) => productId),
		)
		for (const plan of written) {
			outcomes.set(plan.wire, resultOf(plan, plan.outcome, variants.get(plan.productId)))
		}
	}
	return list.map((wire) =>
		deferred.has(wire)
			? undefined
			: (outcomes.get(wire) ?? refusedResult(wire, { reason: 'SLUG_TAKEN', skus: [] })),
	)
}

/** Writes the product rows; omits a new one whose slug another product has. */
async function writeRows(
	tx: Transaction,
	companyId: number,
	plans: Plan[],
	stockMode: ImportStockMode,
): Promise<Written[]> {
	if (plans.length === 0) return []
	const names = (of: (plan: Plan) => string[]) => [...new Set(plans.flatMap(of))]
	const brands = await brandsNamed(
		tx,
		companyId,
		names(({ product, before }) => (before?.brandName === product.brand ? [] : [product.brand])),
	)
	const categories = await categoriesNamed(
		tx,
		companyId,
		names(({ product, before }) =>
			before?.categoryName === product.category ? [] : [product.category],
		),
	)
	const rows = plans.map((plan) => rowOf(plan, brands, categories))
	await updateRows(tx, companyId, rows, stockMode)
	const fresh = rows.filter((row) => row.id === null)
	const ids = new Map<string, number>()
	if (fresh.length > 0) {
		const made = await tx.execute<{ handle: string; id: number }>(sql`
			insert into product (company_id, slug, name, summary, description, category_id, brand_id, status, options,
				keywords, tags, import_handle, import_hash, import_picture_hash, import_stock_hash, pictures_pending)
			select ${companyId}, slug, name, coalesce(summary, '{"id":"","en":""}'),
				coalesce(description, '{"id":"","en":""}'), category_id, brand_id, status, options,
				keywords, tags, import_handle, import_hash, import_picture_hash, import_stock_hash,
				coalesce(pictures_pending, false)
			from ${jsonRows(fresh, rowColumns)}
			on conflict do nothing
			returning import_handle as handle, id`)
		for (const row of made.rows) ids.set(row.handle, row.id)
	}
	return plans.flatMap((plan) => {
		const productId = plan.before?.id ?? ids.get(plan.wire.handle)
		return productId === undefined ? [] : [{ ...plan, productId }]
	})
}

/** Writes the rows of products that exist. */
async function updateRows(
	tx: Transaction,
	companyId: number,
	rows: Row[],
	stockMode: ImportStockMode,
) {
	const old = rows.filter((row) => row.id !== null)
	if (old.length === 0) return
	// A text that is absent or equals the file's keeps what the file does not contain: the other language, its summary.
	await tx.execute(sql`
		update product set
			name = case when row.name is null or product.name->>'id' = row.name->>'id' then product.name
				else row.name end,
			summary = case when row.description is null or product.description->>'id' = row.description->>'id'
				then product.summary else row.summary end,
			description = case when row.description is null or product.description->>'id' = row.description->>'id'
				then product.description else row.description end,
			slug = row.slug,
			import_handle = case when row.is_renamed then row.import_handle
				when row.is_named then coalesce(product.import_handle, row.import_handle)
				else product.import_handle end,
			category_id = row.category_id, brand_id = row.brand_id, status = row.status, options = row.options,
			keywords = coalesce(row.keywords, product.keywords), tags = row.tags,
			version = product.version + 1,
			import_hash = coalesce(row.import_hash, product.import_hash),
			import_picture_hash = coalesce(row.import_picture_hash, product.import_picture_hash),
			pictures_pending = coalesce(row.pictures_pending, product.pictures_pending),
			import_stock_hash = case when ${stockMode} = 'SET' then row.import_stock_hash
				else product.import_stock_hash end,
			updated_at = now()
		from ${jsonRows(old, rowColumns)}
		where product.company_id = ${companyId} and product.id = row.id`)
}

const rowColumns = `id bigint, slug text, name jsonb, summary jsonb, description jsonb, category_id bigint,
	brand_id bigint, status text, options jsonb, keywords text, tags text[], import_handle text, import_hash text,
	import_picture_hash text, import_stock_hash text, pictures_pending boolean, is_named boolean, is_renamed boolean`

type Row = {
	id: number | null
	slug: string
	options: ProductOption[]
	[column: string]: unknown
}

function rowOf(
	{ wire, before, product, variants }: Plan,
	brands: NamedIds,
	categories: NamedIds,
): Row {
	const { title, bodyHtml, brand, category, tags, slug, status, ...others } = product
	requireNoneLeft(others)
	const hasKeywords =
		wire.brand !== undefined || wire.category !== undefined || wire.tags !== undefined
	return {
		id: before?.id ?? null,
		slug,
		name: title === undefined ? null : inBoth(title),
		summary: bodyHtml === undefined ? null : inBoth(summaryOf(bodyHtml)),
		description: bodyHtml === undefined ? null : inBoth(bodyHtml),
		category_id:
			before && (before.categoryName ?? '') === category
				? before.categoryId
				: (categories.get(category) ?? null),
		brand_id:
			before && (before.brandName ?? '') === brand ? before.brandId : (brands.get(brand) ?? null),
		status,
		options: variants.options,
		keywords: !before || hasKeywords ? [brand, category, ...tags].join(' ') : null,
		tags,
		import_handle: wire.handle,
		is_renamed: before !== undefined && isRenamedBy(wire, before),
		is_named: wire.handleSource === 'GIVEN' || wire.title !== undefined,
		import_hash: isWhole(wire) ? wire.hash : null,
		import_picture_hash: wire.pictures === 'COMPLETE' ? (wire.pictureHash ?? null) : null,
		import_stock_hash: wire.stockHash,
		pictures_pending:
			wire.pictures === 'LEFT_OUT'
				? null
				: wire.pictures === 'INCOMPLETE' && wire.pictureHash !== undefined,
	}
}

/** Only a file that describes the product says what it is when nothing changes. */
function isWhole({ title, bodyHtml, pictureHash }: ImportedProduct): boolean {
	return title !== undefined && (bodyHtml !== undefined || pictureHash !== undefined)
}

function inBoth(text: string) {
	return { id: text, en: text }
}

function resultOf(
	{ wire, changes, notes }: Plan,
	outcome: ImportResult['outcome'],
	skus: string[] = [],
): ImportResult {
	return {
		handle: wire.handle,
		outcome,
		reason: null,
		skus,
		changes: changes.map(({ field, before, after }) => ({
			field,
			before,
			after,
		})),
		notes: notes.map(({ note, skus }) => ({ note, skus })),
	}
}

function refusedResult(wire: ImportedProduct, { reason, skus }: Refused): ImportResult {
	return {
		handle: wire.handle,
		outcome: 'REFUSED',
		reason,
		skus,
		changes: [],
		notes: [],
	}
}
