import type { ImportStockMode } from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { splitConflicts } from './import-rounds.ts'
import { type ImportResult, writeProducts } from './write-products.command.ts'

class RolledBack extends Error {
	override name = 'RolledBack'
}

/** The result of an import of products, which is run and rolled back. */
export async function previewProducts(
	db: Database,
	companyId: number,
	list: ImportedProduct[],
	stockMode: ImportStockMode,
): Promise<ImportResult[]> {
	const results = new Map<ImportedProduct, ImportResult>()
	const handles = new Set(list.map(({ handle }) => handle))
	await inTransaction(db, async (tx) => {
		for (let waiting = list; waiting.length > 0;) {
			const { now, later } = splitConflicts(waiting)
			const done = await writeProducts(tx, companyId, now, stockMode, handles)
			const deferred = now.filter((wire, at) => {
				const result = done[at]
				if (result) results.set(wire, result)
				return result === undefined
			})
			waiting = [...deferred, ...later]
		}
		throw new RolledBack()
	}).catch((error: unknown) => {
		if (!(error instanceof RolledBack)) throw error
	})
	return list.flatMap((wire) => results.get(wire) ?? [])
}
