import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { type Pace, paceOfJobs } from '#process/pace.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { cellsOf, exportRows, exportTitles } from './export-rows.ts'
import { pictureUrls, productsAfter } from './exported-products.queries.ts'

/** Number of products that are read, and held in memory, at a time; each may have 2,000 variants. */
const batchSize = 50

/**
 * Generates a company's products as a CSV file that the import reads; each chunk is read when the consumer requests
 * it, at a pace that leaves the processor to others.
 */
export async function* productCsv(
	db: Queryable,
	companyId: number,
	pace: Pace = paceOfJobs,
): AsyncGenerator<string> {
	yield stringify([exportTitles], { bom: true })
	const pictureUrl = await pictureUrls(db, companyId)
	let last = 0
	while (true) {
		const { texts, end } = await pace(() => batchAfter(db, companyId, last, pictureUrl))
		yield* texts
		if (end === undefined) return
		last = end
	}
}

/** The lines of a batch, by product, and its last id. */
async function batchAfter(
	db: Queryable,
	companyId: number,
	last: number,
	pictureUrl: (mediaId: string) => string,
) {
	const products = await productsAfter(db, companyId, last, batchSize)
	const texts: string[] = []
	for (const product of products) {
		const rows = exportRows(product, pictureUrl).map(cellsOf)
		// Spreadsheet programs would run text that starts like a formula; the import removes this prefix.
		if (rows.length > 0) texts.push(stringify(rows, { escape_formulas: true }))
		// Other requests come between two products.
		await setImmediate()
	}
	return { texts, end: products.at(-1)?.id }
}
