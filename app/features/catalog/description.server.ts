import { safeHtml, type HrefOf } from '#web/safe-html/safe-html.server.ts'

/** A product's HTML description, sanitised; its headings are below the page's "Deskripsi". */
export function safeDescription(html: string, hrefOf?: HrefOf): string {
	return safeHtml(html, { top: 3, hrefOf, rel: 'nofollow noopener ugc' })
}
