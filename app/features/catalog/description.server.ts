import sanitizeHtml from 'sanitize-html'

/**
 * A product's HTML as the website API gave it, reduced to what a description needs: text, lists, tables and
 * links out of the shop. Everything else is taken out (threats, E2).
 */
export function safeDescription(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [
			...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
			...['ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'hr', 'a'],
			...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
		],
		allowedAttributes: {
			a: ['href', 'rel'],
			th: ['colspan', 'rowspan'],
			td: ['colspan', 'rowspan'],
		},
		allowedSchemes: ['https', 'http', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nestingLimit: 20,
		transformTags: {
			h1: 'h3',
			h2: 'h3',
			h5: 'h4',
			h6: 'h4',
			a: (tagName, attribs) => ({
				tagName,
				attribs: { href: attribs.href ?? '', rel: 'nofollow noopener ugc' },
			}),
		},
	})
}
