/**
 * Removes control characters, surrounding spaces, and the prefix that keeps spreadsheet programs from running a cell.
 */
export function cleanCell(text: string): string {
	const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim()
	return plain.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim()
}
