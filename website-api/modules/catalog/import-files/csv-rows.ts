import { decodeHTMLStrict } from 'entities'
import {
	openTable,
	TABLE_LIMITS,
	type TableEnd,
	type TableRow,
} from '#website-api/tables/open-table.ts'
import { cleanCell } from './clean-cell.ts'
import type { Column } from './column.ts'
import type { CsvEnd, CsvRow } from './csv-row.ts'
import { headLength, layoutOf, type Layout, type Mapping } from './layout.ts'
import { marketRow, pictureUrls, wooRow } from './market-rows.ts'
import { reason, UnusableFile, type Reason } from './reasons.ts'
import type { WeightUnit } from './weight.ts'

export type CsvFile = {
	layout: Layout
	/** The header's names of columns that are not read. */
	ignored: string[]
	/** How much of the file has been read, 0 to 1. */
	progress(): number
	/** The rows from the beginning; may be opened several times. */
	rows(): AsyncGenerator<CsvRow | CsvEnd>
}

export type RowOptions = {
	/** The mapping that staff chose for files with such a header. */
	mappingOf?: ((header: string[]) => Promise<Mapping | undefined>) | undefined
	now: Date
	open?: typeof openTable
}

/** Opens a CSV file, or the sheet of a workbook whose columns are known. @throws UnusableFile */
export async function openRows(
	file: string,
	{ mappingOf, now, open = openTable }: RowOptions,
): Promise<CsvFile> {
	const table = open(file)
	const { sheet, head, whole } = await beginningOf(table.rows())
	const mapping = await mappingOf?.(layoutOf(head).header)
	const layout = layoutOf(head, mapping)
	const used = new Set([
		...[...layout.columns.values()].flat(),
		...layout.attributes.flatMap(({ name, value }) => [name, value]),
	])
	return {
		layout,
		ignored: layout.header.filter((name, at) => name !== '' && !used.has(at)),
		progress: table.progress,
		async *rows() {
			let at = -1
			for await (const row of whole ?? table.rows()) {
				if ('fault' in row) {
					if (row.fault !== 'unendedQuote') throw new UnusableFile(reasonOf(row))
					yield { line: row.line, reason: reasonOf(row) }
					return
				}
				if (row.sheet !== sheet || isEmpty(row.cells)) continue
				at++
				if (at >= layout.firstAt) yield rowOf(row, at - layout.firstAt, layout, now)
			}
		},
	}
}

type Head = { sheet: string | null; head: string[][] }

/** A file up to this size is read once and held. */
const small = { rows: 2_000, text: 1_000_000 }

/**
 * The first records of the first sheet that is known, or else of the first sheet; of a small file all rows.
 * @throws UnusableFile
 */
async function beginningOf(
	rows: AsyncIterable<TableRow | TableEnd>,
): Promise<Head & { whole?: (TableRow | TableEnd)[] }> {
	const heads: Head[] = []
	const whole: (TableRow | TableEnd)[] = []
	let text = 0
	let isSmall = true
	for await (const row of rows) {
		if (isSmall) {
			whole.push(row)
			if ('cells' in row) text += row.cells.reduce((sum, cell) => sum + cell.length, 0)
			isSmall = whole.length <= small.rows && text <= small.text
		}
		if ('fault' in row) {
			if (heads.length === 0) throw new UnusableFile(reasonOf(row))
			break
		}
		if (isEmpty(row.cells)) continue
		const last = heads.at(-1)
		if (!last || last.sheet !== row.sheet) heads.push({ sheet: row.sheet, head: [row.cells] })
		else if (last.head.length < headLength) last.head.push(row.cells)
		else if (row.sheet === null && !isSmall) break
	}
	const known = heads.find(({ head }) => layoutOf(head).format !== 'UNKNOWN')
	const head = known ?? heads[0] ?? { sheet: null, head: [] }
	return isSmall ? { ...head, whole } : head
}

function reasonOf({ fault }: TableEnd): Reason {
	if (fault === 'tooManyRows') return reason('tooManyFileRows', { most: TABLE_LIMITS.rows })
	if (fault === 'tooManyColumns') return reason(fault, { most: TABLE_LIMITS.columns })
	return reason(fault)
}

function isEmpty(cells: string[]): boolean {
	return cells.every((cell) => cell.trim() === '')
}

const isHtml = (column: Column) => column === 'body' || column === 'shortBody'

const weights: { column: Column; unit: WeightUnit }[] = [
	{ column: 'grams', unit: 'g' },
	{ column: 'kilograms', unit: 'kg' },
	{ column: 'pounds', unit: 'lbs' },
	{ column: 'ounces', unit: 'oz' },
]

function rowOf(
	{ line, cells }: { line: number; cells: string[] },
	position: number,
	{ columns, format, attributes }: Layout,
	now: Date,
): CsvRow {
	// WordPress keeps names as HTML.
	const decoded = format === 'WOOCOMMERCE' ? decodeHTMLStrict : String
	const raw = (place: number | undefined) => cells[place ?? -1] ?? ''
	const at = (place: number | undefined) => cleanCell(decoded(raw(place)))
	const weight = weights.find(({ column }) => columns.has(column))
	const images = pictureUrls((columns.get('image') ?? []).map(at))
	const row: CsvRow = {
		line,
		position,
		cell: (column) => {
			if (column === 'image') return images[0] ?? ''
			if (isHtml(column)) return cleanCell(raw(columns.get(column)?.[0]))
			return at(columns.get(column === 'grams' ? (weight?.column ?? 'grams') : column)?.[0])
		},
		has: (column) => (column === 'grams' ? weight !== undefined : columns.has(column)),
		isDamaged: [...columns.values()].flat().some((place) => cells[place]?.includes('\uFFFD')),
		isPlainBody: format !== 'SHOPIFY',
		moreImages: images.slice(1),
		...(weight && { weightUnit: weight.unit }),
	}
	if (format === 'WOOCOMMERCE') {
		const named = attributes.map(({ name, value }) => ({ name: at(name), value: at(value) }))
		return wooRow({ ...row, attributes: named }, now)
	}
	return marketRow(row, now)
}
