/** What may be read of a file, whatever the file says about itself. */
export type TableLimits = {
	/** Of a workbook: all files of the archive that are read, unpacked, together. */
	unpackedBytes: number
	files: number
	rows: number
	columns: number
	/** Cells including empty ones, which a workbook's table has between its first and its last column. */
	cells: number
	/** The text of all cells together, in characters. */
	text: number
}

export const TABLE_FAULTS = [
	'unreadable',
	'oldExcel',
	'tooLarge',
	'tooManyRows',
	'tooManyColumns',
	'unendedQuote',
] as const
export type TableFaultCode = (typeof TABLE_FAULTS)[number]

/** The file is no table, or exceeds a limit. */
export class TableFault extends Error {
	override name = 'TableFault'
	constructor(readonly code: TableFaultCode) {
		super(code)
	}
}
