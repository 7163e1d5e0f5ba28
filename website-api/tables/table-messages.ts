import { open, readFile } from 'node:fs/promises'
import { csvRecords } from './csv-records.ts'
import { TableFault, type TableFaultCode, type TableLimits } from './table-limits.ts'
import type { WorkbookCell } from './workbook.ts'

export type TableInput = { file: string; limits: TableLimits }

/** What the thread answers: rows in slices, or why there are no more. */
export type TableMessage =
	| {
			/** Name of the sheet of a workbook. */
			sheet: string | null
			rows: { line: number; cells: string[] }[]
			/** How much of the file has been read, 0 to 1. */
			share: number
	  }
	| { fault: TableFaultCode; line: number }
type Row = { line: number; cells: string[]; share: number; sheet: string | null }

/** What the process takes in one turn of its event loop. */
const SLICE = { rows: 500, text: 500_000 }
const ZIP = [0x50, 0x4b]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** The rows of a file in slices: a CSV file, or all sheets of a workbook one after the other. */
export async function* tableMessages({ file, limits }: TableInput): AsyncGenerator<TableMessage> {
	let slice: Row[] = []
	let text = 0
	let line = 0
	let left = limits.text
	try {
		for await (const row of rowsOf(file, limits)) {
			const isFull = slice.length === SLICE.rows || text > SLICE.text
			if (slice.length > 0 && (isFull || slice[0]?.sheet !== row.sheet)) {
				yield messageOf(slice)
				slice = []
				text = 0
			}
			const length = row.cells.reduce((sum, cell) => sum + cell.length, 0)
			text += length
			left -= length
			if (left < 0) throw new TableFault('tooLarge')
			slice.push(row)
			line = row.line
		}
		if (slice.length > 0) yield messageOf(slice)
	} catch (error) {
		if (!(error instanceof TableFault)) throw error
		if (slice.length > 0) yield messageOf(slice)
		yield { fault: error.code, line: line + 1 }
	}
}

function messageOf(rows: Row[]): TableMessage {
	const last = rows.at(-1)
	return {
		sheet: last?.sheet ?? null,
		share: last?.share ?? 1,
		rows: rows.map(({ line, cells }) => ({ line, cells })),
	}
}

async function* rowsOf(file: string, limits: TableLimits): AsyncGenerator<Row> {
	const start = await startOf(file)
	if (isStart(start, OLD_EXCEL)) throw new TableFault('oldExcel')
	if (!isStart(start, ZIP)) {
		for await (const record of csvRecords(file, limits)) yield { ...record, sheet: null }
		return
	}
	// On demand: a CSV file needs no reader of workbooks.
	const { readWorkbook } = await import('./workbook.ts')
	const sheets = await readWorkbook(await readFile(file), limits, 'all')
	const count = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
	let read = 0
	for (const { name, rows } of sheets) {
		for (const [at, cells] of rows.entries()) {
			read++
			if (cells.every((cell) => cell === '')) continue
			yield { line: at + 1, cells: cells.map(textOf), share: read / count, sheet: name }
		}
	}
}

function textOf(cell: WorkbookCell): string {
	if (!(cell instanceof Date)) return String(cell)
	return Number.isNaN(cell.getTime()) ? '' : cell.toISOString()
}

async function startOf(file: string): Promise<Uint8Array> {
	const handle = await open(file)
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
		return buffer.subarray(0, bytesRead)
	} finally {
		await handle.close()
	}
}

function isStart(bytes: Uint8Array, start: number[]): boolean {
	return start.every((byte, at) => bytes[at] === byte)
}
