import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '#website-api/db/database.ts'
import { cellsOf, exportRows, exportTitles } from './export-rows.ts'
import { pictureUrls, productsAfter } from './exported-products.queries.ts'

/** Number of products that are read, and held in memory, at a time; each may have 2,000 variants. */
const batchSize = 50

/**
 * Generates a company's products as a CSV file that the import reads; each chunk is read when the consumer requests
 * it.
 */
export async function* productCsv(db: Queryable, companyId: number): AsyncGenerator<string> {
	yield stringify([exportTitles], { bom: true })
	const pictureUrl = await pictureUrls(db, companyId)
	let last = 0
	while (true) {
		const products = await productsAfter(db, companyId, last, batchSize)
		const end = products.at(-1)
		if (!end) return
		last = end.id
		for (const product of products) {
			const rows = exportRows(product, pictureUrl).map(cellsOf)
			// Spreadsheet programs would run text that starts like a formula; the import removes this prefix.
			if (rows.length > 0) yield stringify(rows, { escape_formulas: true })
			// Other requests come between two products.
			await setImmediate()
		}
	}
}
