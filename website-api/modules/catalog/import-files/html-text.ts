import { decodeHTMLStrict, escapeText } from 'entities'

/** A description as HTML: plain text, of which entities are decoded, becomes paragraphs; text with tags stays. */
export function htmlOf(text: string): string {
	if (/<\/?[a-z][^>]*>/i.test(text)) return text
	return text
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => `<p>${escapeText(decodeHTMLStrict(part)).replaceAll('\n', '<br>')}</p>`)
		.join('')
}
