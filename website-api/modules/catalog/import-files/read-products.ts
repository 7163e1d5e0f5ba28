import type { CsvEnd, CsvRow } from './csv-row.ts'
import { cutText } from './cut-text.ts'
import type { ReadEvent } from './read-event.ts'
import { readProduct, type ProductRows } from './read-product.ts'
import { reason, type Reason } from './reasons.ts'
import { lineOf } from './words.ts'

export type ReadOptions = {
	/** Rupiah per unit of the file's currency. */
	rate: number
}

/** Opens the rows of a file from the beginning. */
export type OpenRows = () => AsyncIterable<CsvRow | CsvEnd>

const mostRows = 5000

type Open = ProductRows & { title: string; end: number }

/**
 * Reads a product file: the rows with one handle are one product, wherever they stand. The file is read twice: first
 * for the last row of each product, so that only the products that have begun and not ended are held.
 */
export async function* readProducts(
	open: OpenRows,
	{ rate }: ReadOptions,
): AsyncGenerator<ReadEvent> {
	const ends = await lastRows(open())
	const waiting = new Map<string, Open>()
	for await (const { row, key, at } of withKeys(open())) {
		if ('reason' in row) {
			yield { refusal: { line: row.line, handle: key, reason: row.reason } }
			break
		}
		const group = waiting.get(key) ?? opened(row, key, ends)
		const wrong =
			key === '' ? reason(row.has('handle') ? 'noHandle' : 'noName') : misplaced(group, row)
		if (wrong !== null) yield { refusal: { line: row.line, handle: handleOf(key), reason: wrong } }
		else group.rows.push(row)
		if (at < group.end) waiting.set(key, group)
		else {
			waiting.delete(key)
			yield* readProduct(group, rate)
		}
	}
	for (const group of waiting.values()) yield* readProduct(group, rate)
}

async function lastRows(rows: AsyncIterable<CsvRow | CsvEnd>): Promise<Map<string, number>> {
	const ends = new Map<string, number>()
	for await (const { key, at } of withKeys(rows)) ends.set(key, at)
	return ends
}

/** The rows with the key of their product; '' if they have none. */
async function* withKeys(rows: AsyncIterable<CsvRow | CsvEnd>) {
	let key = ''
	let at = 0
	for await (const row of rows) {
		at++
		if (!('reason' in row)) key = keyOf(row) || (isContinuation(row) ? key : '')
		yield { row, key, at }
	}
}

/** The handle, or without such a column what tells the products of the file apart. */
function keyOf(row: CsvRow): string {
	if (row.has('handle')) return row.cell('handle')
	const made = row.cell('group') || lineOf(row.cell('title'), 1000) || row.cell('sku')
	return cutText(made, 200).trim()
}

function handleOf(key: string): string {
	return cutText(key, 200)
}

function isContinuation(row: CsvRow): boolean {
	return row.cell('title') === '' && (row.cell('price') !== '' || row.cell('image') !== '')
}

function opened(row: CsvRow, key: string, ends: Map<string, number>): Open {
	return {
		handle: key,
		isGiven: row.has('handle'),
		rows: [],
		title: row.cell('title'),
		end: ends.get(key) ?? 0,
	}
}

/** A row that cannot belong to the product: far away and of another title, or one too many. */
function misplaced({ rows, title }: Open, row: CsvRow): Reason | null {
	const last = rows.at(-1)
	if (last === undefined) return null
	if (rows.length >= mostRows) return reason('tooManyRows', { most: mostRows })
	const other = row.cell('title')
	const isApart = row.position > last.position + 1
	if (isApart && other !== '' && title !== '' && other !== title && !hasChoice(row)) {
		return reason('handleUsed', { line: rows[0]?.line ?? 0 })
	}
	return null
}

function hasChoice(row: CsvRow): boolean {
	return row.cell('option1Value') !== ''
}
