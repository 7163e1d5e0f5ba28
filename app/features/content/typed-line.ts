import { lineOf } from '#web/domain/plain-text.ts'

/** A search text from the URL: one line of at most 100 characters. */
export function typedLine(text: string | null): string {
	return lineOf(text ?? '')
		.slice(0, 100)
		.trim()
}
