import { LAYOUTS, type StatementField, type StatementLayout } from './layouts.ts'
import type { Cell, Table } from './read-tables.ts'

export type FoundColumns = ReadonlyMap<StatementField, readonly number[]>
/** Where a statement's table begins, and what its columns are. */
export type FoundHeader = {
	layout: StatementLayout
	columns: FoundColumns
	/** The row of the header in the table. */
	row: number
	/** Columns in which the header names something, in order. */
	named: readonly number[]
}

/** Rows in which a header is looked for. */
const MAX_HEAD_ROWS = 40

/** The header of the layout that fits a table best; undefined: no row is one that is known. */
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

/** A column's name without case, marks and repeated spaces: "DB/CR" as "db cr". */
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
		// A description may stand in several columns; of anything else the first counts.
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
