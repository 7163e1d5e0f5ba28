const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Whether HTML says, in its first words, what a summary says; an ellipsis at the summary's end counts for nothing. */
export function beginsWith(html: string, summary: string): boolean {
	const letters = lettersOf(
		html
			.replace(/<[^>]*>/g, ' ')
			.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ''),
	)
	return letters.startsWith(lettersOf(summary.replace(/(?:…|\.\.\.)$/, '')))
}

// Spaces differ where tags stood, and entities are written in more than one way.
function lettersOf(text: string): string {
	return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);|[^\p{L}\p{N}]/gu, '')
}
