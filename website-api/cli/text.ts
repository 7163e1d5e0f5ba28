import { say } from '#website-api/i18n/command-line-text.ts'
/** Formats whole rupiah: Rp 150.000, -Rp 150.000. */
export function rupiah(amount: number): string {
	const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
	return `${amount < 0 ? '-' : ''}Rp ${digits}`
}

/** Formats a time of the wire in Jakarta's time zone: 2026-11-21 10:05. */
export function jakartaTime(at: Date | string): string {
	return new Date(new Date(at).getTime() + 7 * 3_600_000)
		.toISOString()
		.slice(0, 16)
		.replace('T', ' ')
}

/** Removes control characters, which could move the terminal's cursor, from external text. */
export function plain(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
}

/** Formats rows with headings, in columns as wide as needed. */
export function tableOf(headings: string[], rows: string[][]): string {
	const cells = [headings, ...rows.map((row) => row.map(plain))]
	const widths = headings.map((_, at) =>
		Math.max(...cells.map((row) => [...(row[at] ?? '')].length)),
	)
	const line = (row: string[]) =>
		row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - [...cell].length)).join('  ')
	const rule = widths.map((width) => '-'.repeat(width))
	return [headings, rule, ...cells.slice(1)].map((row) => line(row).trimEnd()).join('\n')
}

/** Formats the line below one page of a list. */
export function pageText(
	page: string | undefined,
	of: { TOTAL_PAGES: number; TOTAL_ROWS: number },
	what: 'messages' | 'orders',
): string {
	const values = { page: page ?? 1, pages: of.TOTAL_PAGES, rows: of.TOTAL_ROWS }
	return say('page', { ...values, what: say(`page.${what}`) })
}

/** Formats names and values, aligned below one another. */
export function listOf(pairs: [string, string][]): string {
	const width = Math.max(...pairs.map(([name]) => name.length))
	return pairs.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n')
}
