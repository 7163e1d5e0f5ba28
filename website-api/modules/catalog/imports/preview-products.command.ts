import type { ImportProductWire, ImportStockMode } from '#contract/import.ts'
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
	list: ImportProductWire[],
	stockMode: ImportStockMode,
): Promise<ImportResult[]> {
	const results = new Map<ImportProductWire, ImportResult>()
	for (let waiting = list; waiting.length > 0;) {
		const { now, later } = splitConflicts(waiting)
		await inTransaction(db, async (tx) => {
			const done = await writeProducts(tx, companyId, now, stockMode)
			for (const [at, result] of done.entries()) {
				const wire = now[at]
				if (wire) results.set(wire, result)
			}
			throw new RolledBack()
		}).catch((error: unknown) => {
			if (!(error instanceof RolledBack)) throw error
		})
		waiting = later
	}
	return list.flatMap((wire) => results.get(wire) ?? [])
}
