import type { Column } from './column.ts'
import type { CsvRow } from './csv-row.ts'
import { reason, type Reason } from './reasons.ts'

const mostOptions = 3

/**
 * The rows of a product whose attributes are names and values: those that variants have are its options. Beyond three
 * options the last ones become one, e.g. "Ukuran / Bahan".
 */
export function withOptions(rows: CsvRow[]): { rows: CsvRow[]; notes: Reason[] } {
	const head = rows.find((row) => row.isHead)
	if (rows.every((row) => row.attributes === undefined)) return { rows, notes: [] }
	if (head === undefined) return { rows: rows.map(withoutOptions), notes: [] }
	const variants = rows.filter((row) => !row.isHead)
	const names = [
		...new Set(
			[head, ...variants].flatMap((row) => (row.attributes ?? []).map(({ name }) => name)),
		),
	]
	const used = names.filter(
		(name) => name !== '' && variants.some((row) => valueOf(row, name) !== ''),
	)
	const groups = used.slice(0, mostOptions).map((name) => [name])
	for (const name of used.slice(mostOptions)) groups.at(-1)?.push(name)
	const ofRow = (row: CsvRow): CsvRow => {
		const cells = new Map<Column, string>()
		for (const [at, group] of groups.entries()) {
			const [name, value] = optionColumns[at] ?? []
			if (name === undefined || value === undefined) continue
			cells.set(name, group.join(' / '))
			const values = group.map((one) => valueOf(row, one))
			cells.set(value, values.includes('') ? '' : values.join(' / '))
		}
		// A variation without a weight of its own weighs what its product weighs.
		if (!row.isHead && row.cell('grams') === '') cells.set('grams', head.cell('grams'))
		return withCells(row, cells)
	}
	return {
		rows: rows.map(ofRow),
		notes:
			used.length > mostOptions
				? [reason('optionsJoined', { names: used.slice(2).join(', ') })]
				: [],
	}
}

const optionColumns: [Column, Column][] = [
	['option1Name', 'option1Value'],
	['option2Name', 'option2Value'],
	['option3Name', 'option3Value'],
]

function withoutOptions(row: CsvRow): CsvRow {
	return withCells(row, new Map<Column, string>([['option1Value', 'Default Title']]))
}

function withCells(row: CsvRow, cells: Map<Column, string>): CsvRow {
	return {
		...row,
		cell: (column) => cells.get(column) ?? row.cell(column),
		has: (column) => column === 'option1Name' || column === 'option1Value' || row.has(column),
	}
}

function valueOf(row: CsvRow, name: string): string {
	return row.attributes?.find((one) => one.name === name)?.value ?? ''
}
