/** A description as HTML: plain text becomes paragraphs; text with tags stays. */
export function htmlOf(text: string): string {
	if (/<\/?[a-z][^>]*>/i.test(text)) return text
	return text
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
		.join('')
}

function escaped(text: string): string {
	return text
		.replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
}
