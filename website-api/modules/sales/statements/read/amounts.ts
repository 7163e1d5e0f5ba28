import type { Cell } from './read-tables.ts'
import { StatementFault } from './statement-fault.ts'

type DecimalMark = '.' | ','

const number = /^[+-]?\s*(?:\d[\d.,\s]*|[.,]\d+)$/

/**
 * The decimal mark of a file, derived from all of its numbers together: `345.000` alone is ambiguous, and a
 * spreadsheet program may have changed the mark. null: no number has cents, so that all marks separate thousands.
 * @throws StatementFault
 */
export function decimalMarkOf(cells: Iterable<Cell>): DecimalMark | null {
	const seen = new Set<DecimalMark>()
	for (const cell of cells) {
		if (typeof cell !== 'string') continue
		const mark = markIn(cell.trim())
		if (mark) seen.add(mark)
	}
	if (seen.size > 1) throw new StatementFault('STATEMENT_NUMBERS_UNCLEAR')
	return [...seen][0] ?? null
}

function markIn(text: string): DecimalMark | undefined {
	if (!number.test(text)) return undefined
	const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
	if (comma === -1 && point === -1) return undefined
	const last = comma > point ? ',' : '.'
	const other = last === ',' ? '.' : ','
	const digits = text.length - 1 - Math.max(comma, point)
	const isRepeated = text.indexOf(last) !== text.lastIndexOf(last)
	if (isRepeated) return other
	if (Math.min(comma, point) !== -1) return last
	return digits === 3 ? undefined : last
}

/** Parses an amount to hundredths of a rupiah; an empty cell is 0. undefined: not a number, or too large. */
export function senOf(cell: Cell, mark: DecimalMark | null): number | undefined {
	if (cell instanceof Date) return undefined
	if (typeof cell === 'number') return within(Math.round(cell * 100))
	const text = cell.replace(/^(?:IDR|Rp)\.?\s*/i, '').replaceAll(/\s/g, '')
	if (text === '' || text === '-') return 0
	const [, sign = '', digits = ''] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(text) ?? []
	const [whole = '', cents = '', ...more] = mark === null ? [digits] : digits.split(mark)
	const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)
	if (digits === '' || more.length > 0 || !/^\d{0,2}$/.test(cents)) return undefined
	if (!isGrouped && !/^\d*$/.test(whole)) return undefined
	const sen = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
	return within(sign === '-' ? -sen : sen)
}

function within(sen: number): number | undefined {
	return Math.abs(sen) <= 1e15 ? sen || 0 : undefined
}
