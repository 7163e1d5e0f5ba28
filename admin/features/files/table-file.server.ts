import { WORKBOOK_TYPE } from '#contract/file-types.ts'
import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { stringify } from 'csv-stringify'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { type FileFormat, fileFormatOf } from '#admin/http/file-format.ts'
import { cellText, type Row } from './table-row.ts'
import { workbook } from './workbook.server.ts'

/** Maximum rows of a file, which spreadsheets can open. */
const MAX_ROWS = 100_000

type Table = {
	/** Name of the file, without its ending. */
	name: string
	headings: string[]
	rows: AsyncIterable<Row> | Row[]
}

/**
 * Streams a table as a file in the format that the request names, which is remembered, while its rows are read; a
 * refusal of the first rows is an error page. A file that is cut off ends with a row that says so.
 */
export async function tableFile(args: AdminArgs, { name, headings, rows }: Table) {
	const { api, locale } = adminOf(args.context)
	api.withoutDeadline()
	const format = chosenFormat(args)
	const isCut = textsOf(locale).t('common:file.isCut', { rows: MAX_ROWS })
	const lines = await begun(linesOf(headings, rows, isCut))
	const content = format === 'xlsx' ? Readable.from(workbook(lines)) : csv(lines, format)
	const ending = format === 'xlsx' ? 'xlsx' : 'csv'
	return new Response(createReadableStreamFromReadable(content), {
		headers: {
			'Content-Type': format === 'xlsx' ? WORKBOOK_TYPE : 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}.${ending}"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

function chosenFormat({ request, context }: AdminArgs): FileFormat {
	const admin = adminOf(context)
	const chosen = fileFormatOf(new URL(request.url).searchParams.get('format'))
	if (chosen !== undefined) admin.setPreferences({ fileFormat: chosen })
	return chosen ?? admin.fileFormat ?? 'csv'
}

/** Formulas are escaped; the byte order mark lets spreadsheet programs recognize UTF-8. */
function csv(lines: AsyncIterable<Row>, format: FileFormat): Readable {
	const source = Readable.from(lines)
	const written = stringify({
		bom: true,
		delimiter: format === 'semicolon' ? ';' : ',',
		escape_formulas: true,
		record_delimiter: 'windows',
		cast: { date: cellText },
	})
	source.on('error', (error) => written.destroy(error))
	written.on('close', () => source.destroy())
	return source.pipe(written)
}

async function* linesOf(headings: Row, rows: Table['rows'], isCut: string): AsyncGenerator<Row> {
	const iterator = rowsOf(rows)
	// The first row comes first: without it there is no file.
	let next = await iterator.next()
	yield headings
	for (let count = 0; !next.done; next = await iterator.next()) {
		if (++count > MAX_ROWS) {
			yield [isCut]
			await iterator.return(undefined)
			return
		}
		yield next.value
	}
}

async function* rowsOf(rows: Table['rows']): AsyncGenerator<Row> {
	yield* rows
}

/** The same items, the first of which was read already. */
async function begun<T>(items: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
	const first = await items.next()
	return (async function* () {
		if (!first.done) yield first.value
		yield* items
	})()
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
