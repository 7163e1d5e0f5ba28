import { load } from 'cheerio'

/** Words that English sentences have and Indonesian ones don't. */
const words =
	/\b(?:the|your|you|please|with|this|that|are|was|were|from|has|have|will|does|not|cannot|and|of)\b/i

/** Whether a text has words of an English sentence. */
export function isEnglish(text: string): boolean {
	return words.test(text)
}

/** The English texts of a page's body outside of elements that are marked as English. */
export function englishTextsIn(html: string): string[] {
	const page = load(html)
	page('script, style, [lang="en"], [hreflang="en"]').remove()
	return page('body *')
		.contents()
		.get()
		.flatMap((node) => (node.type === 'text' ? [node.data.trim()] : []))
		.filter(isEnglish)
}
