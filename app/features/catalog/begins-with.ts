import { plainText } from '#process/text/plain-text.ts'

/** Whether the text of HTML begins with a summary, which may end with an ellipsis. */
export function beginsWith(html: string, summary: string): boolean {
	return lettersOf(plainText(html)).startsWith(lettersOf(summary.replace(/(?:…|\.\.\.)$/, '')))
}

// Ignores whitespace, which differs where tags were.
function lettersOf(text: string): string {
	return text.replace(/[^\p{L}\p{N}]/gu, '')
}
