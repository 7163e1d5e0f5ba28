import { roundedRupiah } from '#website-api/modules/platform/gateways/settled-entry.ts'
import { bookedOn } from '#website-api/modules/sales/statements/read/days.ts'
import { headerName } from '#website-api/modules/sales/statements/read/header.ts'
import type { Cell, Table } from '#website-api/modules/sales/statements/read/read-tables.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'

/** A parcel of a file; whole rupiah. */
export type ReadRemittance = {
	trackingNumber: string
	collected: number
	fee: number
	day: string | null
	reference: string
}

/** Headings of columns, as `headerName` writes them; the first that occurs counts. */
const columns = {
	tracking: ['awb', 'no resi', 'nomor resi', 'resi', 'tracking number', 'waybill', 'waybill id'],
	collected: ['cod amount', 'nilai cod', 'cod', 'collected', 'amount', 'jumlah'],
	fee: ['fee', 'cod fee', 'biaya', 'biaya cod', 'potongan', 'total fee'],
	day: ['date', 'tanggal', 'remittance date', 'tanggal pencairan', 'delivered date'],
	reference: ['reference', 'referensi', 'invoice', 'payout id', 'no pencairan'],
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof columns

const mostHeadRows = 20
const dayForms = ['year-month-day', 'day/month/year', 'day month-name year'] as const

/** Reads a courier's list of parcels. @throws StatementFault if it has no such columns, or a row has no amount */
export function readRemittance(tables: readonly Table[]): ReadRemittance[] {
	for (const table of tables) {
		const heads = table.slice(0, mostHeadRows).map((row) => row.map(headerName))
		const at = heads.findIndex(
			(names) => find(names, 'tracking') >= 0 && find(names, 'collected') >= 0,
		)
		const head = heads[at]
		if (head) return linesOf(table.slice(at + 1), head)
	}
	throw new StatementFault('STATEMENT_UNKNOWN')
}

function find(names: readonly string[], column: Column): number {
	const known = columns[column].find((name) => names.includes(name))
	return known === undefined ? -1 : names.indexOf(known)
}

function linesOf(rows: Table, head: readonly string[]): ReadRemittance[] {
	const lines = rows.flatMap((row) => {
		const cell = (column: Column): Cell => row[find(head, column)] ?? ''
		const trackingNumber = String(cell('tracking')).trim().toUpperCase()
		// A sum at the end names no parcel.
		if (trackingNumber === '') return []
		const collected = amountOf(cell('collected'))
		const fee = cell('fee') === '' ? 0 : amountOf(cell('fee'))
		if (collected === undefined || fee === undefined)
			throw new StatementFault('STATEMENT_UNREADABLE')
		if (collected === 0 && fee === 0) return []
		const booked = cell('day') === '' ? undefined : bookedOn(cell('day'), [...dayForms], undefined)
		return [
			{
				trackingNumber: trackingNumber.slice(0, 60),
				collected,
				fee,
				day: booked?.day ?? null,
				reference: String(cell('reference')).trim().slice(0, 100),
			},
		]
	})
	if (lines.length === 0) throw new StatementFault('STATEMENT_EMPTY')
	return lines
}

/** Whole rupiah of a cell: 10000, "10000.00", "Rp 10,000.00" or "10.000,00"; what is taken off may stand with a minus. */
function amountOf(cell: Cell): number | undefined {
	if (cell instanceof Date) return undefined
	const text = String(cell)
		.replace(/^-?\s*Rp\.?\s*/i, '')
		.replaceAll(/[\s-]/g, '')
	const cents = /[.,]\d{1,2}$/.exec(text)?.[0] ?? ''
	const whole = text.slice(0, text.length - cents.length).replaceAll(/[.,]/g, '')
	if (!/^\d{1,12}$/.test(whole)) return undefined
	return roundedRupiah(whole + cents.replace(',', '.'))
}
