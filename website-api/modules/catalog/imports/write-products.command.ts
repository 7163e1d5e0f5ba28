import { type SQL, sql } from 'drizzle-orm'
import type { ImportResults, ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { FILE_FIELD_NAMES, type FileField } from '#contract/plain-field-values.ts'
import { FILE_TEXT_NAMES, type FileText } from '#contract/product-texts.ts'
import { recordOf } from '#contract/record-of.ts'
import { requireNoneLeft } from '#contract/require-none-left.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { columnName } from '#website-api/modules/catalog/products/product.table.ts'
import { sizeOfSides } from '#website-api/modules/catalog/products/stored-size.ts'
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
import { type ProductRow, rowTypes, writtenColumns } from './written-columns.command.ts'

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
	const columns = writtenColumns(stockMode)
	const ids = new Map<string, number>()
	if (fresh.length > 0) {
		const made = await tx.execute<{ handle: string; id: number }>(sql`
			insert into product (company_id, ${list(columns.map(({ column }) => column))})
			select ${companyId}, ${list(columns.map(({ inserted }) => inserted))}
			from ${jsonRows(fresh, rowTypes)}
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
	rows: ProductRow[],
	stockMode: ImportStockMode,
) {
	const old = rows.filter((row) => row.id !== null)
	if (old.length === 0) return
	const changes = writtenColumns(stockMode).map(
		({ column, updated }) => sql`${column} = ${updated}`,
	)
	await tx.execute(sql`
		update product set ${list(changes)}, version = product.version + 1, updated_at = now()
		from ${jsonRows(old, rowTypes)}
		where product.company_id = ${companyId} and product.id = row.id`)
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)

function rowOf(
	{ wire, before, product, variants }: Plan,
	brands: NamedIds,
	categories: NamedIds,
): ProductRow {
	const { title, bodyHtml, brand, category, tags, slug, status, ...more } = product
	const { length, width, height, ...others }: Omit<typeof more, FileText | FileField> = more
	requireNoneLeft(others)
	const hasKeywords =
		wire.brand !== undefined || wire.category !== undefined || wire.tags !== undefined
	return {
		id: before?.id ?? null,
		slug,
		name: title === undefined ? null : inBoth(title),
		summary: bodyHtml === undefined ? null : inBoth(summaryOf(bodyHtml)),
		description: bodyHtml === undefined ? null : inBoth(bodyHtml),
		...recordOf(FILE_TEXT_NAMES, (name) => {
			const text = product[name]
			return [columnName(name), text === undefined ? null : inBoth(text)]
		}),
		...recordOf(FILE_FIELD_NAMES, (name) => [columnName(name), product[name]]),
		category_id:
			before && (before.categoryName ?? '') === category
				? before.categoryId
				: (categories.get(category) ?? null),
		brand_id:
			before && (before.brandName ?? '') === brand ? before.brandId : (brands.get(brand) ?? null),
		status,
		size_mm: sizeOfSides({ length, width, height }),
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
