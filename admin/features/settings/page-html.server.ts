import sanitizeHtml from 'sanitize-html'

/** HTML of a page without anything but words, lists, tables and links. */
export function pageHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedAttributes: { a: ['href'] },
		allowedSchemes: ['https', 'http', 'mailto', 'tel'],
	})
}
