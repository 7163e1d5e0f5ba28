import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify'

/** Maximum rows of a file, which spreadsheets can open. */
const MAX_ROWS = 100_000

type Row = (string | number)[]

/**
 * Streams a CSV file while its rows are read. Formulas are escaped; the byte order mark lets spreadsheet
 * programs recognize UTF-8.
 */
export function csvFile(
	name: string,
	headings: string[],
	rows: AsyncIterable<Row> | Row[],
): Response {
	const source = Readable.from(withHeadings(headings, rows))
	const written = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' })
	source.on('error', (error) => written.destroy(error))
	written.on('close', () => source.destroy())
	return new Response(createReadableStreamFromReadable(source.pipe(written)), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="${name}.csv"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

async function* withHeadings(headings: Row, rows: AsyncIterable<Row> | Row[]) {
	yield headings
	let count = 0
	for await (const row of rows) {
		if (++count > MAX_ROWS) return
		yield row
	}
}

/** All rows of a paginated list. */
export async function* everyRow<T, Next>(
	first: Next,
	read: (next: Next) => Promise<{ list: T[]; next: Next | null }>,
): AsyncGenerator<T> {
	let next: Next | null = first
	while (next !== null) {
		const page: { list: T[]; next: Next | null } = await read(next)
		yield* page.list
		next = page.next
	}
}
