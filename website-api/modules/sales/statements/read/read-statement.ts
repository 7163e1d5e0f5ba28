import { decimalMarkOf, senOf } from './amounts.ts'
import { bookedOn, periodIn, type StatementPeriod, timeOf } from './days.ts'
import { columnCount, type FoundHeader, findHeader, headerName } from './header.ts'
import { MARKERS, QRIS_ACCOUNT, type StatementField } from './layouts.ts'
import { type Cell, readTables, type Table } from './read-tables.ts'
import { StatementFault } from './statement-fault.ts'

/** A movement of an account. */
export type ReadLine = {
	/** Digits, or QRIS; null: not in the statement. */
	account: string | null
	/** yyyy-mm-dd in Jakarta. */
	day: string
	/** HH:MM:SS in Jakarta; null: unknown. */
	time: string | null
	/** Hundredths of a rupiah; positive for credits. */
	amount: number
	/** Balance after the line; null: unknown. */
	balance: number | null
	/** The provider's reference of a QRIS payment, else ''. */
	reference: string
	description: string
}

export type ReadStatement = {
	/** Key of the layout. */
	layout: string
	/** The account in the head; null: none. */
	account: string | null
	lines: ReadLine[]
	/** Number of lines that are not booked yet, or not paid in a QRIS report. */
	pending: number
	/** Numbers (from 1) of rows that are neither a line nor a known trailer. */
	unreadable: number[]
}

const MAX_DESCRIPTION_LENGTH = 300
const trailer =
	/^(?:saldo|sisa saldo|mutasi|total|jumlah|starting|ending|opening|closing|beginning|credit|debit|debet|kredit|page|halaman|bersambung|\*)/

/**
 * Reads a file of any supported bank or QRIS provider. Runs in a thread (statement.thread.ts); requests use
 * `readUploadedStatement`. @throws StatementFault
 */
export async function readStatement(bytes: Uint8Array): Promise<ReadStatement> {
	const found = (await readTables(bytes)).flatMap((table) => {
		const header = findHeader(table)
		return header ? [{ table, header }] : []
	})
	const [best] = found.toSorted(
		(one, other) => columnCount(other.header.columns) - columnCount(one.header.columns),
	)
	if (!best) throw new StatementFault('STATEMENT_UNKNOWN')
	const read = readRows(best.table, best.header)
	if (read.lines.length + read.pending === 0) throw new StatementFault('STATEMENT_EMPTY')
	return read
}

function readRows(table: Table, header: FoundHeader): ReadStatement {
	const { layout } = header
	const head = table.slice(0, header.row).map((row) => row.map(String).join(' '))
	const period = periodIn(head.join('\n'))
	const rows = table.slice(header.row + 1).map((row, at) => ({
		number: header.row + at + 2,
		row,
		cell: cellsOf(row, header),
	}))
	const mark = decimalMarkOf(rows.flatMap(({ cell }) => amountCells(cell)))
	const isReport = layout.paidStatuses !== undefined
	const read: ReadStatement = {
		layout: layout.key,
		account: isReport ? QRIS_ACCOUNT : accountIn(head),
		lines: [],
		pending: 0,
		unreadable: [],
	}
	for (const { number, row, cell } of rows) {
		if (isTrailer(row, cell, header)) continue
		const line = isPending(cell, layout.paidStatuses)
			? 'pending'
			: lineOf(cell, header, { mark, period })
		if (line === 'pending') read.pending++
		else if (line === undefined) read.unreadable.push(number)
		else if (line.amount !== 0)
			read.lines.push(isReport ? { ...line, account: QRIS_ACCOUNT } : line)
	}
	return read
}

type CellOf = (field: StatementField) => Cell
type Reading = { mark: '.' | ',' | null; period: StatementPeriod | undefined }

function lineOf(
	cell: CellOf,
	header: FoundHeader,
	{ mark, period }: Reading,
): ReadLine | undefined {
	const booked = bookedOn(cell('date'), header.layout.dates, period)
	const amount = amountOf(cell, header.layout.direction, mark)
	const hasBalance = header.columns.has('balance') && cell('balance') !== ''
	const balance = hasBalance ? senOf(cell('balance'), mark) : null
	if (!booked || amount === undefined || balance === undefined) return undefined
	const time = booked.time ?? timeOf(cell('time'))
	const reference = String(cell('reference')).slice(0, 100)
	return {
		account: digitsOf(String(cell('account'))),
		day: booked.day,
		time,
		amount,
		balance,
		// A report without references distinguishes payments by their time.
		reference: header.columns.has('reference') ? reference || (time ?? '') : '',
		description: String(cell('description')).slice(0, MAX_DESCRIPTION_LENGTH),
	}
}

function amountOf(
	cell: CellOf,
	direction: FoundHeader['layout']['direction'],
	mark: Reading['mark'],
) {
	if (direction === 'two columns') {
		const [credit, debit] = [senOf(cell('credit'), mark), senOf(cell('debit'), mark)]
		if (credit === undefined || debit === undefined || credit < 0 || debit < 0) return undefined
		return credit > 0 && debit > 0 ? undefined : credit - debit
	}
	if (direction === 'sign') return senOf(cell('amount'), mark)
	const { number, marker } = amountAndMarker(cell)
	const sign = MARKERS[marker]
	const amount = senOf(number, mark)
	return sign === undefined || amount === undefined || amount < 0 ? undefined : amount * sign
}

/** The marker in a separate column, or the one that follows the amount in its cell. */
function amountAndMarker(cell: CellOf): { number: Cell; marker: string } {
	const amount = cell('amount')
	const own = headerName(cell('direction'))
	if (own !== '' || typeof amount !== 'string') return { number: amount, marker: own }
	const [, number = amount, marker = ''] = /^(.*\d)\s*([A-Za-z]+)$/.exec(amount) ?? []
	return { number, marker: marker.toLowerCase() }
}

function amountCells(cell: CellOf): Cell[] {
	return [amountAndMarker(cell).number, cell('credit'), cell('debit'), cell('balance')]
}

function isPending(cell: CellOf, paidStatuses: readonly string[] | undefined): boolean {
	if (/^PEND(?:ING)?$/i.test(String(cell('date')))) return true
	const status = headerName(cell('status'))
	return paidStatuses !== undefined && status !== '' && !paidStatuses.includes(status)
}

/** Empty rows, sums below the table, and headers of further pages. */
function isTrailer(row: Cell[], cell: CellOf, header: FoundHeader): boolean {
	const [first] = row.filter((one) => one !== '')
	if (first === undefined) return true
	if (trailer.test(headerName(first))) return true
	const [date = -1] = header.columns.get('date') ?? []
	const names = header.layout.columns.date ?? []
	return names.includes(headerName(row[date] ?? '')) || trailer.test(headerName(cell('date')))
}

/** Reads a row by the header's columns; joins all columns of a description. */
function cellsOf(row: Cell[], header: FoundHeader): CellOf {
	const at = header.layout.hasShiftedCells
		? shiftedCells(row, header.named)
		: (column: number) => row[column] ?? ''
	return (field) => {
		const cells = (header.columns.get(field) ?? []).map((column) => at(column))
		if (field !== 'description') return cells[0] ?? ''
		return cells.map(String).filter(Boolean).join(' ')
	}
}

/**
 * Because of merged cells, values may be beside their headings: if a row has as many values as there are headings,
 * they are in the same order; otherwise a value belongs to the nearest heading at or before it.
 */
function shiftedCells(row: Cell[], named: readonly number[]): (column: number) => Cell {
	const filled = row.flatMap((cell, at) => (cell === '' ? [] : [at]))
	const isWhole = filled.length === named.length
	return (column) => {
		const order = named.indexOf(column)
		const end = named[order + 1] ?? Number.POSITIVE_INFINITY
		const at = isWhole ? filled[order] : filled.find((one) => one >= column && one < end)
		return at === undefined ? '' : (row[at] ?? '')
	}
}

/** The account in the head of a statement. */
function accountIn(head: string[]): string | null {
	for (const row of head) {
		const [, number] =
			/(?:no(?:mor)?\.?\s*rek(?:ening)?|rekening\s*[:=]|account\s*(?:no|number))\.?[^\d\n]{0,30}(\d[\d .-]{4,28})/i.exec(
				row,
			) ?? []
		const digits = digitsOf(number ?? '')
		if (digits !== null) return digits
	}
	return null
}

/** The digits of an account number; null if it is missing or was rounded by a spreadsheet program. */
function digitsOf(text: string): string | null {
	if (!/^[\d .-]+$/.test(text)) return null
	const digits = text.replaceAll(/\D/g, '')
	return digits.length >= 5 && digits.length <= 20 ? digits : null
}
