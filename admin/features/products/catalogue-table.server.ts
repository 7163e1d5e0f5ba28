import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { z } from 'zod'
import type { Row } from '#admin/features/files/table-row.ts'

const Record = z.array(z.string())
/** Columns that a workbook has as numbers. */
const numeric = /price|grams|qty|quantity|on hand/i

/** The catalogue's CSV file of the website API as headings and rows, without its marks before formulas. */
export async function catalogueTable(content: ReadableStream<Uint8Array> | null) {
	const records = parse({ bom: true, relax_column_count: true })
	// An error of the content ends the records with the same error.
	pipeline(Readable.from(content ?? []), records, () => undefined)
	const iterator: AsyncIterator<unknown> = records[Symbol.asyncIterator]()
	const first = await iterator.next()
	const headings = first.done ? [] : Record.parse(first.value)
	return { headings, rows: rowsAfter(iterator, headings) }
}

async function* rowsAfter(iterator: AsyncIterator<unknown>, headings: string[]) {
	const isNumeric = headings.map((heading) => numeric.test(heading))
	for (;;) {
		const { done, value } = await iterator.next()
		if (done) return
		yield Record.parse(value).map((cell, at): Row[number] => {
			const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/u, '')
			return isNumeric[at] && /^\d{1,15}$/.test(text) ? Number(text) : text
		})
	}
}
