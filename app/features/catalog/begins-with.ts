const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Whether the text of HTML begins with a summary, which may end with an ellipsis. */
export function beginsWith(html: string, summary: string): boolean {
	const letters = lettersOf(
		html
			.replace(/<[^>]*>/g, ' ')
			.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ''),
	)
	return letters.startsWith(lettersOf(summary.replace(/(?:…|\.\.\.)$/, '')))
}

// Ignores whitespace, which differs where tags were, and decodes entities.
function lettersOf(text: string): string {
	return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);|[^\p{L}\p{N}]/gu, '')
}
