import { sql } from 'drizzle-orm'
import type { ImportBatchAnswerWire, ImportProductWire, ImportStockMode } from '#contract/import.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.queries.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'
import { brandsNamed, categoriesNamed, type NamedIds } from './import-names.queries.ts'
import { planProduct, type Plan, type Refused, type Written } from './plan-product.ts'
import { jsonRows } from './json-rows.ts'
import { slugOf } from './slug.ts'
import { summaryOf } from './summary.ts'
import { findPresent } from './find-present.queries.ts'
import { writePictures } from './write-pictures.command.ts'
import { writeVariants } from './write-variants.command.ts'

/** Result for one product of a file. */
export type ImportResult = ImportBatchAnswerWire['data']['RESULT_LIST'][number]

/** Another import took a SKU in the meantime; the transaction is rolled back. */
export class ConcurrentConflict extends Error {
	override name = 'ConcurrentConflict'
}

/** Writes products with different handles, slugs and SKUs. Throws ConcurrentConflict. */
export async function writeProducts(
	tx: Transaction,
	companyId: number,
	list: ImportProductWire[],
	stockMode: ImportStockMode,
): Promise<ImportResult[]> {
	const present = await findPresent(tx, companyId, list)
	const outcomes = new Map<ImportProductWire, ImportResult>()
	const plans: Plan[] = []
	for (const wire of list) {
		const plan = planProduct(wire, present, stockMode)
		if ('reason' in plan) outcomes.set(wire, refusedResult(wire, plan))
		else if (plan.isUnchanged) outcomes.set(wire, resultOf(wire, 'UNCHANGED'))
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
			outcomes.set(plan.wire, resultOf(plan.wire, plan.outcome, variants.get(plan.productId)))
		}
	}
	return list.map(
		(wire) => outcomes.get(wire) ?? refusedResult(wire, { reason: 'SLUG_TAKEN', skus: [] }),
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
		names(({ wire, before }) => (before?.brandName === wire.BRAND ? [] : [wire.BRAND])),
	)
	const categories = await categoriesNamed(
		tx,
		companyId,
		names(({ wire, before }) => (before?.categoryName === wire.CATEGORY ? [] : [wire.CATEGORY])),
	)
	const rows = plans.map((plan) => rowOf(plan, brands, categories))
	const old = rows.filter((row) => row.id !== null)
	if (old.length > 0) {
		// A text that equals the file's keeps what the file does not contain: the other language, its summary.
		await tx.execute(sql`
			update product set
				name = case when product.name->>'id' = row.name->>'id' then product.name else row.name end,
				summary = case when product.description->>'id' = row.description->>'id' then product.summary
					else row.summary end,
				description = case when product.description->>'id' = row.description->>'id'
					then product.description else row.description end,
				import_handle = coalesce(product.import_handle, row.import_handle),
				category_id = row.category_id, brand_id = row.brand_id, status = row.status, options = row.options,
				keywords = row.keywords, tags = row.tags, version = product.version + 1,
				import_hash = row.import_hash, pictures_pending = row.pictures_pending,
				import_stock_hash = case when ${stockMode} = 'SET' then row.import_stock_hash
					else product.import_stock_hash end,
				updated_at = now()
			from ${jsonRows(old, rowColumns)}
			where product.company_id = ${companyId} and product.id = row.id`)
	}
	const fresh = rows.filter((row) => row.id === null)
	const ids = new Map<string, number>()
	if (fresh.length > 0) {
		const made = await tx.execute<{ handle: string; id: number }>(sql`
			insert into product (company_id, slug, name, summary, description, category_id, brand_id, status, options,
				keywords, tags, import_handle, import_hash, import_stock_hash, pictures_pending)
			select ${companyId}, slug, name, summary, description, category_id, brand_id, status, options,
				keywords, tags, import_handle, import_hash, import_stock_hash, pictures_pending
			from ${jsonRows(fresh, rowColumns)}
			on conflict do nothing
			returning import_handle as handle, id`)
		for (const row of made.rows) ids.set(row.handle, row.id)
	}
	return plans.flatMap((plan) => {
		const productId = plan.before?.id ?? ids.get(plan.wire.HANDLE)
		return productId === undefined ? [] : [{ ...plan, productId }]
	})
}

const rowColumns = `id bigint, slug text, name jsonb, summary jsonb, description jsonb, category_id bigint,
	brand_id bigint, status text, options jsonb, keywords text, tags text[], import_handle text, import_hash text,
	import_stock_hash text, pictures_pending boolean`

type Row = {
	id: number | null
	slug: string
	options: ProductOption[]
	[column: string]: unknown
}

function rowOf({ wire, before, choices }: Plan, brands: NamedIds, categories: NamedIds): Row {
	return {
		id: before?.id ?? null,
		slug: slugOf(wire.HANDLE),
		name: inBoth(wire.TITLE),
		summary: inBoth(summaryOf(wire.BODY_HTML)),
		description: inBoth(wire.BODY_HTML),
		category_id:
			before?.categoryName === wire.CATEGORY
				? before.categoryId
				: (categories.get(wire.CATEGORY) ?? null),
		brand_id: before?.brandName === wire.BRAND ? before.brandId : (brands.get(wire.BRAND) ?? null),
		status: wire.STATUS,
		options: choices.options,
		keywords: [wire.BRAND, wire.CATEGORY, ...wire.TAG_LIST].join(' '),
		tags: wire.TAG_LIST,
		import_handle: wire.HANDLE,
		import_hash: wire.HASH,
		import_stock_hash: wire.STOCK_HASH,
		pictures_pending: wire.PICTURES === 'INCOMPLETE',
	}
}

function inBoth(text: string) {
	return { id: text, en: text }
}

function resultOf(
	wire: ImportProductWire,
	OUTCOME: ImportResult['OUTCOME'],
	SKU_LIST: string[] = [],
): ImportResult {
	return { HANDLE: wire.HANDLE, OUTCOME, REASON: null, SKU_LIST }
}

function refusedResult(wire: ImportProductWire, { reason, skus }: Refused): ImportResult {
	return { HANDLE: wire.HANDLE, OUTCOME: 'REFUSED', REASON: reason, SKU_LIST: skus }
}
