import { plainText } from '#process/text/plain-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'

const wordsPerMinute = 200

/** Reading time of an article in whole minutes, at least one; of both languages the longer one. */
export function readingMinutes(html: LocalText): number {
	const words = Math.max(...[html.id, html.en].map(wordsOf))
	return Math.max(1, Math.round(words / wordsPerMinute))
}

function wordsOf(html: string): number {
	return plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
