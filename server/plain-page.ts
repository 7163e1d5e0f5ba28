import { pageTitle } from '#app/http/page-title.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { containerStyle } from '#app/ui/container-style.ts'
import { paletteCss } from '#app/ui/palette.ts'

/** What is known of the page's shop. */
export type KnownShop = { title: string; palette: string }

export type Look = {
	stylesheet?: string | undefined
	/** Absent: not cached. */
	shop?: KnownShop | undefined
}

type Content = {
	status: number
	headers?: Record<string, string>
	title: string
	/** HTML. */
	main: string
}

/** A page without the shop's layout, for responses made without the website API; never cached. */
export function plainPage(content: Content, facts: RequestFacts, look: Look): Response {
	const { stylesheet, shop } = look
	const html = `<!DOCTYPE html>
<html lang="${facts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle(content.title, shop?.title ?? 'Etalase'))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheet ? `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">` : ''}
${shop ? `<style>${paletteCss(shop.palette)}</style>` : ''}
</head>
<body>
<main class="${containerStyle({ narrow: true, page: true })}" id="main">
${content.main}
</main>
</body>
</html>
`
	return new Response(html, {
		status: content.status,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'private, no-store',
			...content.headers,
		},
	})
}

/** Escapes a text for HTML, also within double quotes. */
export function escapeHtml(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
