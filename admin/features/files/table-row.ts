/** A row of a downloaded table. Amounts are numbers, times are dates; an absent value is an empty cell. */
export type Row = (string | number | Date | null)[]

/** A cell as text; a time as in Jakarta: 2026-11-21 10:05, which every spreadsheet program reads as a time. */
export function cellText(cell: Row[number]): string {
	if (cell === null) return ''
	if (!(cell instanceof Date)) return String(cell)
	return new Date(cell.getTime() + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}
