import { CsvError, parse } from 'csv-parse/sync'
import { TableFault, type TableLimits } from '#website-api/tables/table-limits.ts'
import { encodingOf } from '#website-api/tables/text-encoding.ts'
import { windowsText } from '#website-api/tables/windows-text.ts'
import type { WorkbookCell } from '#website-api/tables/workbook.ts'
import { StatementFault } from './statement-fault.ts'

/** A cell as text, or as the number or date that a workbook stores. */
export type Cell = WorkbookCell
export type Table = Cell[][]

export const MAX_STATEMENT_BYTES = 2_000_000
const MAX_ROWS = 6_000
const MAX_COLUMNS = 60
const MAX_CELL_LENGTH = 1_000

const LIMITS: TableLimits = {
	unpackedBytes: 24_000_000,
	files: 100,
	rows: MAX_ROWS,
	columns: MAX_COLUMNS,
	cells: MAX_ROWS * MAX_COLUMNS,
	text: 24_000_000,
}

/**
 * The rows of a file, for each possible reading: a text for each possible delimiter, a workbook by its first sheet. Runs in
 * a thread (statement.thread.ts).
 * @throws StatementFault
 */
export async function readTables(bytes: Uint8Array): Promise<Table[]> {
	if (bytes.length > MAX_STATEMENT_BYTES) throw new StatementFault('STATEMENT_TOO_LARGE')
	if (startsWith(bytes, [0x50, 0x4b])) return [await workbookRows(bytes)]
	if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new StatementFault('STATEMENT_OLD_EXCEL')
	const text = await textOf(bytes)
	if (text.includes('\0')) throw new StatementFault('STATEMENT_UNREADABLE')
	const tables = [',', ';', '\t', '|'].flatMap((mark) => csvRows(text, mark))
	if (tables.length === 0) throw new StatementFault('STATEMENT_UNREADABLE')
	return tables
}

/** Not a table: the text cannot be parsed with this delimiter. */
function csvRows(text: string, delimiter: string): Table[] {
	try {
		const rows = parse(text, {
			delimiter,
			bom: true,
			to: MAX_ROWS + 1,
			max_record_size: 100_000,
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
		})
		if (rows.length > MAX_ROWS) throw new StatementFault('STATEMENT_TOO_LARGE')
		return [rows.map((row) => row.slice(0, MAX_COLUMNS).map(cleaned))]
	} catch (error) {
		if (error instanceof CsvError) return []
		throw error
	}
}

async function workbookRows(bytes: Uint8Array): Promise<Table> {
	// On demand: a text needs no reader of workbooks.
	const { readWorkbook } = await import('#website-api/tables/workbook.ts')
	try {
		const [sheet] = await readWorkbook(bytes, LIMITS, 'first')
		return (sheet?.rows ?? []).map((row) =>
			row.map((cell) => (typeof cell === 'string' ? cleaned(cell) : cell)),
		)
	} catch (error) {
		if (!(error instanceof TableFault)) throw error
		const isUnreadable = error.code === 'unreadable'
		throw new StatementFault(isUnreadable ? 'STATEMENT_UNREADABLE' : 'STATEMENT_TOO_LARGE')
	}
}

/** A cell's text without the prefixes that mark it as text, on one line. */
function cleaned(text: string): string {
	return text
		.slice(0, MAX_CELL_LENGTH)
		.replaceAll(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.replace(/^="(.*)"$/, '$1')
		.replace(/^'+/, '')
		.trim()
}

async function textOf(bytes: Uint8Array): Promise<string> {
	const encoding = await encodingOf([bytes])
	if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes)
	try {
		return windowsText(bytes)
	} catch (error) {
		if (error instanceof TableFault) throw new StatementFault('STATEMENT_UNREADABLE')
		throw error
	}
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
	return start.every((byte, at) => bytes[at] === byte)
}
