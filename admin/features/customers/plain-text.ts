/**
 * Removes what the website API refuses in a text: pasted text often contains marks of the writing direction, and tabs.
 * Line breaks stay only with `keepLines`.
 */
export function plainText(text: string, { keepLines = false } = {}): string {
	const lines = text.replace(/\r\n?/g, '\n')
	return (keepLines ? lines : lines.replaceAll('\n', ' '))
		.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
		.trim()
}
