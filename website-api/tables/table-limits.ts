import { z } from 'zod'

/** What may be read of a file, whatever the file says about itself. */
export const TableLimits = z.object({
	/** Of a workbook: all files of the archive that are read, unpacked, together. */
	unpackedBytes: z.number(),
	files: z.number(),
	rows: z.number(),
	columns: z.number(),
	/** Cells including empty ones, which a workbook's table has between its first and its last column. */
	cells: z.number(),
	/** The text of all cells together, in characters. */
	text: z.number(),
})
export type TableLimits = z.infer<typeof TableLimits>

const FAULTS = [
	'unreadable',
	'oldExcel',
	'tooLarge',
	'tooManyRows',
	'tooManyColumns',
	'unendedQuote',
] as const
export const TableFaultCode = z.enum(FAULTS)
export type TableFaultCode = z.infer<typeof TableFaultCode>

/** The file is no table, or exceeds a limit. */
export class TableFault extends Error {
	override name = 'TableFault'
	constructor(readonly code: TableFaultCode) {
		super(code)
	}
}
