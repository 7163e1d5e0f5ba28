import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify'

/** Rows of one file at most: what a spreadsheet opens without complaint. */
const MAX_ROWS = 100_000

type Row = (string | number)[]

/**
 * A CSV file that is sent while its rows are read. No cell begins a formula; the byte order mark lets spreadsheet
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

/** Every row of a list that is asked for in pages. */
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
