import { LAYOUTS, type StatementField, type StatementLayout } from './layouts.ts'
import type { Cell, Table } from './read-tables.ts'

export type FoundColumns = ReadonlyMap<StatementField, readonly number[]>
/** Position of a statement's table header, and its columns. */
export type FoundHeader = {
	layout: StatementLayout
	columns: FoundColumns
	/** Index of the header row. */
	row: number
	/** Indexes of columns with a heading, in order. */
	named: readonly number[]
}

/** The number of rows that are searched for a header. */
const MAX_HEAD_ROWS = 40

/** The header of the best matching layout; undefined if no row matches one. */
export function findHeader(table: Table): FoundHeader | undefined {
	let best: FoundHeader | undefined
	for (const [row, cells] of table.slice(0, MAX_HEAD_ROWS).entries()) {
		const names = cells.map((cell) => headerName(cell))
		for (const layout of LAYOUTS) {
			const columns = columnsOf(layout, names)
			if (!columns || (best && columnCount(best.columns) >= columnCount(columns))) continue
			const named = names.flatMap((name, at) => (name === '' ? [] : [at]))
			best = { layout, columns, row, named }
		}
	}
	return best
}

/** Normalises a column's heading: lower case, no punctuation, single spaces; "DB/CR" becomes "db cr". */
export function headerName(cell: Cell): string {
	if (typeof cell !== 'string') return ''
	return cell
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

export function columnCount(columns: FoundColumns): number {
	return [...columns.values()].flat().length
}

function columnsOf(layout: StatementLayout, names: string[]): FoundColumns | undefined {
	const columns = new Map<StatementField, number[]>()
	for (const [field, known] of fieldsOf(layout)) {
		const found = names.flatMap((name, at) => (known.includes(name) ? [at] : []))
		// A description may span several columns; of all others the first counts.
		if (found.length > 0) columns.set(field, field === 'description' ? found : found.slice(0, 1))
	}
	if (!layout.needs.every((field) => columns.has(field))) return undefined
	if (layout.direction !== 'unnamed column') return columns
	const [amount = -1] = columns.get('amount') ?? []
	const [balance = -1] = columns.get('balance') ?? []
	if (names[amount + 1] !== '' || balance <= amount + 1) return undefined
	return columns.set('direction', [amount + 1])
}

function fieldsOf({ columns }: StatementLayout): [StatementField, readonly string[]][] {
	const fields: StatementField[] = [
		...(['account', 'date', 'time', 'description', 'branch', 'amount', 'direction'] as const),
		...(['credit', 'debit', 'balance', 'reference', 'status'] as const),
	]
	return fields.flatMap((field) => (columns[field] ? [[field, columns[field]]] : []))
}
