import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '#website-api/db/database.ts'
import { cellsOf, exportRows, exportTitles } from './export-rows.ts'
import { pictureUrls, productsAfter } from './exported-products.queries.ts'

/** Products that are read, and kept in memory, at once. */
const batchSize = 200

/** A company's catalogue as a file that the import reads, piece by piece; the next piece is read when someone takes it. */
export async function* productCsv(db: Queryable, companyId: number): AsyncGenerator<string> {
	yield stringify([exportTitles], { bom: true })
	const pictureUrl = await pictureUrls(db, companyId)
	let last = 0
	while (true) {
		const products = await productsAfter(db, companyId, last, batchSize)
		const end = products.at(-1)
		if (!end) return
		last = end.id
		const rows = products.flatMap((product) => exportRows(product, pictureUrl).map(cellsOf))
		// A spreadsheet would run what begins like a formula; the import takes the mark away again.
		if (rows.length > 0) yield stringify(rows, { escape_formulas: true })
	}
}
