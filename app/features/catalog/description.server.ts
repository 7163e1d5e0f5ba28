import { safeHtml, type HrefOf } from '#app/features/safe-html/safe-html.server.ts'

/** A product's HTML as the website API gave it, safe to show under the page's "Deskripsi". */
export function safeDescription(html: string, hrefOf?: HrefOf): string {
	return safeHtml(html, { top: 3, hrefOf, rel: 'nofollow noopener ugc' })
}
