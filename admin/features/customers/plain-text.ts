/**
 * A text as the website API takes it: what is pasted often brings marks of the writing direction along, and tabs.
 * Lines may end where `keepLines` says so.
 */
export function plainText(text: string, { keepLines = false } = {}): string {
	const lines = text.replace(/\r\n?/g, '\n')
	return (keepLines ? lines : lines.replaceAll('\n', ' '))
		.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
		.trim()
}
