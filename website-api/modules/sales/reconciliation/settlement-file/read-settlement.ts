import {
	roundedRupiah,
	type SettledEntry,
} from '#website-api/modules/platform/gateways/settled-entry.ts'
import { headerName } from '#website-api/modules/sales/statements/read/header.ts'
import type { Cell, Table } from '#website-api/modules/sales/statements/read/read-tables.ts'
import { bookedOn } from '#website-api/modules/sales/statements/read/days.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'

/** The entries of one day in Jakarta. */
export type SettlementDay = { day: string; entries: SettledEntry[] }

/** Headings of a report's columns, as `headerName` writes them; the first that occurs counts. */
const columns = {
	reference: ['order id', 'merchant order id', 'order number'],
	key: ['transaction id', 'trx id'],
	type: ['transaction type', 'type'],
	status: ['transaction status', 'status'],
	// A payment belongs to the day on which it was made; of a report of payouts only the other is known.
	day: [
		'transaction time',
		'transaction date',
		'settlement time',
		'settlement date',
		'payout date',
	],
	amount: ['gross amount', 'amount', 'transaction amount'],
	refunded: ['refund amount'],
	net: ['net amount', 'nett amount', 'settlement amount', 'payout amount'],
	fee: ['total fee', 'fee', 'mdr', 'mdr amount', 'processing fee', 'transaction fee'],
	tax: ['vat', 'ppn', 'vat amount', 'fee vat'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof columns
type Found = ReadonlyMap<Column, number>

const needed: readonly Column[] = ['reference', 'day', 'amount']
const mostHeadRows = 20
/** A quarter: each day is compared by itself. */
const mostDays = 92
const states: Partial<Record<string, SettledEntry['state']>> = {
	settlement: 'DONE',
	settled: 'DONE',
	capture: 'DONE',
	success: 'DONE',
	paid: 'DONE',
	refund: 'DONE',
	'partial refund': 'DONE',
	pending: 'WAITING',
	authorize: 'WAITING',
}

/**
 * Reads a report of Midtrans: one row per payment, with what it kept. @throws StatementFault if the columns are not those of
 * one, or a row has no day or amount
 */
export function readSettlement(tables: readonly Table[]): SettlementDay[] {
	for (const table of tables) {
		const head = table.slice(0, mostHeadRows).map(headOf)
		const at = head.findIndex((found) => needed.every((column) => found.has(column)))
		const found = head[at]
		if (!found) continue
		return daysOf(table.slice(at + 1), found)
	}
	throw new StatementFault('STATEMENT_UNKNOWN')
}

function headOf(row: readonly Cell[]): Found {
	const names = row.map(headerName)
	const found = new Map<Column, number>()
	for (const [column, known] of Object.entries(columns)) {
		const name = known.find((one) => names.includes(one))
		if (name !== undefined && isColumn(column)) found.set(column, names.indexOf(name))
	}
	return found
}

function isColumn(name: string): name is Column {
	return Object.hasOwn(columns, name)
}

function daysOf(rows: Table, found: Found): SettlementDay[] {
	const days = new Map<string, SettledEntry[]>()
	for (const row of rows) {
		const at = (column: Column) => row[found.get(column) ?? -1] ?? ''
		if (String(at('reference')) === '') continue
		const booked = bookedOn(
			at('day'),
			['year-month-day', 'day/month/year', 'day month-name year'],
			undefined,
		)
		const entries = entriesOf(at)
		if (!booked || !entries) throw new StatementFault('STATEMENT_UNREADABLE')
		days.set(booked.day, [...(days.get(booked.day) ?? []), ...entries])
	}
	if (days.size === 0) throw new StatementFault('STATEMENT_EMPTY')
	if (days.size > mostDays) throw new StatementFault('STATEMENT_TOO_LARGE')
	return [...days]
		.map(([day, entries]) => ({ day, entries }))
		.toSorted((a, b) => a.day.localeCompare(b.day))
}

/** The payment of a row, and what was given back of it; or the refund of a row of its own. */
function entriesOf(at: (column: Column) => Cell): SettledEntry[] | undefined {
	const amount = amountOf(at('amount'))
	if (amount === undefined) return undefined
	const reference = String(at('reference')).slice(0, 100)
	const status = headerName(at('status'))
	const type = headerName(at('type'))
	const said = [type, status].filter(Boolean).join(' ')
	const state = status === '' ? 'DONE' : (states[status] ?? 'VOID')
	const refund = (key: string, given: number): SettledEntry => {
		const about = { kind: 'REFUND', reference, fee: null, state: 'DONE', said } as const
		return { ...about, key, amount: -Math.abs(given) }
	}
	if (type.includes('refund')) return [refund(`file:${reference}:${String(at('key'))}`, amount)]
	const fee = feeOf(at, amount)
	const payment = { key: `file:${reference}`, kind: 'PAYMENT', reference, amount, fee } as const
	const given = amountOf(at('refunded')) ?? 0
	return [
		{ ...payment, state, said },
		...(given === 0 ? [] : [refund(`file:${reference}:refund`, given)]),
	]
}

/** Its own columns, or what remains between gross and net. */
function feeOf(at: (column: Column) => Cell, amount: number): number | null {
	const [fee, tax, net] = [at('fee'), at('tax'), at('net')].map(amountOf)
	if (fee !== undefined) return Math.abs(fee) + Math.abs(tax ?? 0)
	return net === undefined ? null : amount - net
}

/** Whole rupiah of a cell: 10000, "10000.00", "Rp 10,000.00" or "10.000,00". */
function amountOf(cell: Cell): number | undefined {
	if (cell instanceof Date || cell === '') return undefined
	const text = String(cell)
		.replace(/^Rp\.?\s*/i, '')
		.replaceAll(' ', '')
	const cents = /[.,]\d{1,2}$/.exec(text)?.[0] ?? ''
	const whole = text.slice(0, text.length - cents.length).replaceAll(/[.,]/g, '')
	return roundedRupiah(whole + cents.replace(',', '.'))
}
