import { z } from 'zod'
import { ThreadStopped, threadAnswers } from '#process/bounded-thread.ts'
import { TABLE_FAULTS, type TableFaultCode, type TableLimits } from './table-limits.ts'
import type { TableInput } from './table-messages.ts'

/** A row of a CSV file, or of a sheet of a workbook. Lines count from 1. */
export type TableRow = { sheet: string | null; line: number; cells: string[] }
/** The file cannot be read from this line on: see TableFaultCode; `tooSlow` and `tooComplex`: beyond what a thread may use. */
export type TableEnd = { fault: TableFaultCode | 'tooSlow' | 'tooComplex'; line: number }

/** Limits of a product file. A workbook is in memory as a whole, a CSV file never is. */
export const TABLE_LIMITS: TableLimits = {
	unpackedBytes: 64_000_000,
	files: 200,
	rows: 300_000,
	columns: 1_000,
	cells: 3_000_000,
	text: 200_000_000,
}
const THREAD = { heapMb: 320, answerMs: 30_000 }
// Here, since the thread starts several times as fast without the library of the schemas.
const TableMessage = z.union([
	z.object({
		sheet: z.string().nullable(),
		rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
		share: z.number(),
	}),
	z.object({ fault: z.enum(TABLE_FAULTS), line: z.number() }),
])
const source = new URL('./table.thread.ts', import.meta.url)

export type OpenTable = {
	/** The rows, in slices that the event loop gets between other work. The last element may be a TableEnd. */
	rows(): AsyncGenerator<TableRow | TableEnd>
	/** How much of the file has been read, 0 to 1. */
	progress(): number
}

/** Opens an uploaded table, which a thread reads with limits of memory, time and size. */
export function openTable(
	file: string,
	limits = TABLE_LIMITS,
	answers: (input: TableInput) => AsyncIterable<unknown> = (input) =>
		threadAnswers(source, input, THREAD),
): OpenTable {
	let share = 0
	return {
		progress: () => share,
		async *rows() {
			let line = 0
			try {
				for await (const answer of answers({ file, limits })) {
					const message = TableMessage.parse(answer)
					if ('fault' in message) {
						yield message
						return
					}
					share = message.share
					for (const row of message.rows) {
						yield { ...row, sheet: message.sheet }
						line = row.line
					}
				}
			} catch (error) {
				if (!(error instanceof ThreadStopped)) throw error
				if (error.reason === 'failure') throw error.cause ?? error
				yield { fault: error.reason === 'time' ? 'tooSlow' : 'tooComplex', line: line + 1 }
			}
		},
	}
}
