import { strFromU8, unzipSync, zipSync } from 'fflate'
import readSheets, { readSheet } from 'read-excel-file/universal'
import { TableFault, type TableLimits } from './table-limits.ts'

/** A cell as a workbook stores it; an empty one is ''. */
export type WorkbookCell = string | number | Date
export type Sheet = { name: string; rows: WorkbookCell[][] }

type Files = Record<string, Uint8Array>

/**
 * The sheets of an XLSX file. The library that reads them gets an archive that is written here from the unpacked files, so
 * that it cannot read anything else than what was bounded. Run it in a thread: what the limits miss, its heap and its
 * time limit bound. @throws TableFault
 */
export async function readWorkbook(
	bytes: Uint8Array,
	limits: TableLimits,
	which: 'first' | 'all',
): Promise<Sheet[]> {
	try {
		const archive = checkedArchive(bytes, limits)
		const sheets: { sheet: string; data: unknown[][] }[] =
			which === 'all' ? await readSheets(archive) : [{ sheet: '', data: await readSheet(archive) }]
		return cellsWithin(sheets, limits)
	} catch (error) {
		throw error instanceof TableFault ? error : new TableFault('unreadable')
	}
}

function checkedArchive(bytes: Uint8Array, limits: TableLimits): ArrayBuffer {
	const files = unpack(bytes, limits)
	for (const content of Object.values(files)) requireFewCells(strFromU8(content, true), limits)
	return new Uint8Array(zipSync(files, { level: 0 })).buffer
}

/** The unpacked size is the one that the directory states: no more is unpacked than that. */
function unpack(bytes: Uint8Array, { unpackedBytes, files }: TableLimits): Files {
	const names = new Set<string>()
	let left = unpackedBytes
	return unzipSync(bytes, {
		filter({ name, size, originalSize }) {
			if (!/\.(?:xml|rels)$/i.test(name)) return false
			if (names.has(name)) throw new TableFault('unreadable')
			names.add(name)
			left -= Math.max(size, originalSize)
			if (left < 0 || names.size > files) throw new TableFault('tooLarge')
			return true
		},
	})
}

/** A position of a cell or row; also in an element that the next pattern does not find because of a bracket in it. */
const PLACE = /[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const PLACED = /<(?:\w+:)?(?:c|row)\s[^>]*?\br\s*=\s*["']([^"']*)["']/g
const place = /^([A-Z]*)(\d+)$/

/** The positions determine the size of the table, however few cells there are. */
function requireFewCells(xml: string, { rows, columns, cells }: TableLimits) {
	let [lastRow, lastColumn] = [0, 0]
	for (const [, text = ''] of xml.matchAll(PLACED)) {
		if (!place.test(text)) throw new TableFault('unreadable')
	}
	for (const [, one, other = ''] of xml.matchAll(PLACE)) {
		const [, letters = '', row = ''] = place.exec(one ?? other) ?? []
		lastRow = Math.max(lastRow, Number(row))
		lastColumn = Math.max(lastColumn, columnOf(letters))
		if (lastRow > rows) throw new TableFault('tooManyRows')
		if (lastColumn > columns) throw new TableFault('tooManyColumns')
		if (lastRow * lastColumn > cells) throw new TableFault('tooLarge')
	}
	if (xml.split(/<(?:\w+:)?row\b/, rows + 2).length > rows + 1) throw new TableFault('tooManyRows')
}

function columnOf(letters: string): number {
	return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellsWithin(
	sheets: { sheet: string; data: unknown[][] }[],
	{ rows, columns, cells, text }: TableLimits,
): Sheet[] {
	let [cellsLeft, textLeft] = [cells, text]
	return sheets.map(({ sheet, data }) => {
		if (data.length > rows) throw new TableFault('tooManyRows')
		return {
			name: sheet,
			rows: data.map((row) => {
				if (row.length > columns) throw new TableFault('tooManyColumns')
				cellsLeft -= row.length
				const known = row.map((cell) => cellOf(cell))
				for (const cell of known) if (typeof cell === 'string') textLeft -= cell.length
				if (cellsLeft < 0 || textLeft < 0) throw new TableFault('tooLarge')
				return known
			}),
		}
	})
}

function cellOf(cell: unknown): WorkbookCell {
	if (typeof cell === 'boolean') return String(cell)
	return typeof cell === 'string' || typeof cell === 'number' || cell instanceof Date ? cell : ''
}
