import { lineOf } from '#app/domain/plain-text.ts'

/** What was typed into a search, on one line of at most 100 characters. */
export function typedLine(text: string | null): string {
	return lineOf(text ?? '')
		.slice(0, 100)
		.trim()
}
