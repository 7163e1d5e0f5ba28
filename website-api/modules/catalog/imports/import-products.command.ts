import type { ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import type { Database } from '#website-api/db/database.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { splitConflicts } from './import-rounds.ts'
import { refreshStatistics } from './statistics.queries.ts'
import { type ImportResult, ConcurrentConflict, writeProducts } from './write-products.command.ts'

/**
 * Creates or changes products. Valid ones are written in one transaction, with a fixed number of statements; a
 * rejected product is not changed.
 */
export async function importProducts(
	db: Database,
	companyId: number,
	list: ImportedProduct[],
	stockMode: ImportStockMode,
): Promise<ImportResult[]> {
	const results = new Map<ImportedProduct, ImportResult>()
	const handles = new Set(list.map(({ handle }) => handle))
	for (let waiting = list; waiting.length > 0;) {
		const { now, later } = splitConflicts(waiting)
		const done = await importTogether(db, companyId, now, { stockMode, handles })
		const deferred = now.filter((wire, at) => {
			const result = done[at]
			if (result) results.set(wire, result)
			return result === undefined
		})
		waiting = [...deferred, ...later]
	}
	await refreshStatistics(db)
	return list.flatMap((wire) => results.get(wire) ?? [])
}

async function importTogether(
	db: Database,
	companyId: number,
	list: ImportedProduct[],
	{ stockMode, handles }: { stockMode: ImportStockMode; handles: ReadonlySet<string> },
): Promise<(ImportResult | undefined)[]> {
	try {
		return await inTransaction(db, (tx) => writeProducts(tx, companyId, list, stockMode, handles))
	} catch (error) {
		if (!(error instanceof ConcurrentConflict)) throw error
	}
	// Another process took a SKU meanwhile. Imported one by one, each product is accepted or rejected separately.
	const results: (ImportResult | undefined)[] = []
	for (const wire of list) {
		results.push(
			...(await inTransaction(db, (tx) =>
				writeProducts(tx, companyId, [wire], stockMode, handles),
			)),
		)
	}
	return results
}
