import { parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import { z } from 'zod'
import { exportProducts } from '#contract/import.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { Row } from '#admin/features/files/table-row.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

const Record = z.array(z.string())

/** Columns that a workbook has as numbers. */
const numeric = /price|grams|qty|quantity|on hand/i

/** The catalogue as a file that the import reads. */
export async function loader(args: AdminArgs) {
	const { api, company } = await requireStaff(args, 'products.read')
	const content = await api.stream(exportProducts.path)
	return tableFile(args, { name: company.companyCode, ...(await catalogueTable(content)) })
}

export const action = noForm

async function catalogueTable(content: ReadableStream<Uint8Array> | null) {
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
			// The file marks texts that a spreadsheet would take for formulas.
			const text = cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/u, '')
			return isNumeric[at] && /^\d{1,15}$/.test(text) ? Number(text) : text
		})
	}
}
