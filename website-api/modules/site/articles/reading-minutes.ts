import type { LocalText } from '#website-api/db/columns.ts'

const wordsPerMinute = 200

/** Reading time of an article in whole minutes, at least one; of both languages the longer one. */
export function readingMinutes(html: LocalText): number {
	const words = Math.max(...[html.id, html.en].map(wordsOf))
	return Math.max(1, Math.round(words / wordsPerMinute))
}

function wordsOf(html: string): number {
	return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
