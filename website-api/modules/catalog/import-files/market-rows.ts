import type { CsvRow } from './csv-row.ts'
import { reason, type Reason } from './reasons.ts'
import type { Column } from './column.ts'
import { yesNoOf } from './words.ts'

/** The addresses of cells that hold one each, or a list; blanks within an address stay. */
export function pictureUrls(cells: string[]): string[] {
	return cells
		.flatMap((cell) => cell.split(/[\s,;|]+(?=https?:\/\/)/))
		.map((url) => url.replace(/[\s,;|]+$/, '').trim())
		.filter((url) => url !== '')
}

/** A row of any file but WooCommerce's. */
export function marketRow(row: CsvRow, now: Date): CsvRow {
	const priced = withSale(row, now)
	if (!row.has('parentSku')) return priced
	// A product without variants has its SKU, and in a file without keys its key, in the column of the parent.
	const cell = (column: Column) => {
		if (column === 'sku' && row.cell('option1Value') === '') {
			return row.cell('sku') || row.cell('parentSku')
		}
		return priced.cell(column)
	}
	return { ...priced, cell }
}

/** A row of WooCommerce: a product, a product with variations, or a variation of a product. */
export function wooRow(row: CsvRow, now: Date): CsvRow {
	const kinds = row
		.cell('kind')
		.toLowerCase()
		.split(/\s*,\s*/)
	const isVariation = kinds.some((kind) => kind.startsWith('variation') || kind === 'variasi')
	const isHead = kinds.some((kind) => kind.startsWith('variable') || kind === 'variabel')
	const priced = withSale(row, now)
	const id = row.cell('id')
	const own = row.cell('sku') || (id === '' ? '' : `id:${id}`)
	const paths = categoryPaths(row.cell('productCategory'))
	const stock = wooStock(row)
	const cells: Partial<Record<Column, string>> = {
		group: isVariation ? row.cell('parent') : own,
		title: isVariation ? '' : row.cell('title'),
		productCategory: paths[0] ?? '',
		// A product has one category: the others become tags.
		tags: [row.cell('tags'), ...paths.slice(1).map(lastOf)].filter((tag) => tag !== '').join(','),
		body: [row.cell('shortBody'), row.cell('body')]
			.map((text) => text.replaceAll('\\n', '\n').trim())
			.filter((text) => text !== '')
			.join('\n\n'),
		stock: stock.units,
		...(isHead && { price: '', sku: '' }),
	}
	return {
		...priced,
		cell: (column) => cells[column] ?? priced.cell(column),
		has: (column) =>
			column === 'body' ? row.has('body') || row.has('shortBody') : priced.has(column),
		isHead,
		notes: [...(priced.notes ?? []), ...stock.notes],
		...(refusalOf(kinds) ?? {}),
	}
}

function refusalOf(kinds: string[]): { refusal: Reason } | undefined {
	const kind = kinds.find((one) => one === 'grouped' || one === 'external')
	return kind === undefined ? undefined : { refusal: reason('otherProductKind', { kind }) }
}

function wooStock(row: CsvRow): { units: string; notes: Reason[] } {
	const units = row.cell('stock')
	if (/^parent$/i.test(units)) return { units: '', notes: [reason('stockOfParent')] }
	const isGone = row.has('inStock') && yesNoOf(row.cell('inStock')) === false
	return { units: units === '' && isGone ? '0' : units, notes: [] }
}

/** Paths such as `Pakaian > Kaos, Promo`; a comma within a name is escaped. */
function categoryPaths(text: string): string[] {
	return text
		.split(/(?<!\\),/)
		.map((path) => path.replaceAll('\\,', ',').trim())
		.filter((path) => path !== '')
}

function lastOf(path: string): string {
	return (path.split('>').at(-1) ?? '').trim()
}

/** A column of lowered prices makes the other the former price, while the lowered one is valid. */
function withSale(row: CsvRow, now: Date): CsvRow {
	if (!row.has('salePrice') || !row.has('price')) return row
	const lowered = row.cell('salePrice')
	const period = lowered === '' ? { isNow: false, notes: [] } : periodOf(row, now)
	const sale = period.isNow ? lowered : ''
	return {
		...row,
		cell: (column) => {
			if (column === 'price') return sale || row.cell('price')
			if (column === 'compareAt') return sale === '' ? '' : row.cell('price')
			return row.cell(column)
		},
		has: (column) => column === 'compareAt' || row.has(column),
		notes: [...(row.notes ?? []), ...period.notes],
	}
}

function periodOf(row: CsvRow, now: Date): { isNow: boolean; notes: Reason[] } {
	const from = row.cell('saleFrom')
	const until = row.cell('saleUntil')
	const today = now.toISOString().slice(0, 10)
	const begins = dayOf(from)
	const ends = dayOf(until)
	if (ends !== undefined && ends < today) {
		return { isNow: false, notes: [reason('saleOver', { date: until.slice(0, 40) })] }
	}
	if (begins !== undefined && begins > today) {
		return { isNow: false, notes: [reason('saleLater', { date: from.slice(0, 40) })] }
	}
	if (until === '') return { isNow: true, notes: [] }
	return { isNow: true, notes: [reason('saleEnds', { date: until.slice(0, 40) })] }
}

/** The day as `2026-11-26`; also of `26/11/2026`. */
function dayOf(text: string): string | undefined {
	const year = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
	if (year) return year[0]
	const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text)
	if (!day) return undefined
	const [, date = '', month = '', whole = ''] = day
	return `${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
