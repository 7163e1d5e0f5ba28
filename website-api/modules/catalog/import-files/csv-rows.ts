import {
	openTable,
	TABLE_LIMITS,
	type TableEnd,
	type TableRow,
} from '#website-api/tables/open-table.ts'
import { mapColumns, type Column, type ColumnMap } from './columns.ts'
import { reason, type Reason, UnusableFile } from './reasons.ts'

export type CsvRow = { line: number; cell(column: Column): string }
/** The file cannot be read beyond this line. */
export type CsvEnd = { line: number; reason: Reason }

export type CsvFile = {
	columns: ColumnMap
	/** How much of the file has been read, 0 to 1. */
	progress(): number
	rows(): AsyncGenerator<CsvRow | CsvEnd>
}

/** Opens a CSV file or the first sheet of a workbook. @throws UnusableFile */
export async function openCsv(file: string, open = openTable): Promise<CsvFile> {
	const table = open(file)
	const rows = table.rows()
	const header = (await rows.next()).value
	if (header && 'fault' in header) throw new UnusableFile(reasonOf(header))
	const columns: ColumnMap = header ? mapColumns(header.cells) : new Map()
	return {
		columns,
		progress: () => table.progress(),
		rows: () => rowsBelow(header ?? undefined, rows, columns),
	}
}

async function* rowsBelow(
	header: TableRow | undefined,
	rows: AsyncIterable<TableRow | TableEnd>,
	columns: ColumnMap,
): AsyncGenerator<CsvRow | CsvEnd> {
	for await (const row of rows) {
		if ('fault' in row) {
			if (row.fault !== 'unendedQuote') throw new UnusableFile(reasonOf(row))
			yield { line: row.line, reason: reasonOf(row) }
			return
		}
		if (row.sheet !== header?.sheet) return
		yield { line: row.line, cell: (column) => cellOf(row.cells, columns.get(column)) }
	}
}

function reasonOf({ fault }: TableEnd): Reason {
	if (fault === 'tooManyRows') return reason('tooManyFileRows', { most: TABLE_LIMITS.rows })
	if (fault === 'tooManyColumns') return reason(fault, { most: TABLE_LIMITS.columns })
	return reason(fault)
}

function cellOf(record: string[], place: number | undefined): string {
	const text = place === undefined ? '' : (record[place] ?? '')
	return cleanCell(text)
}

/**
 * Removes control characters, surrounding spaces, and the prefix that keeps spreadsheet programs from running a cell.
 */
export function cleanCell(text: string): string {
	const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim()
	return plain.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim()
}
