import { pageTitle } from '#app/http/page-title.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath } from '#web/i18n/paths.ts'
import { containerStyle } from '#web/ui/container-style.ts'
import type { Image } from '#contract/image.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import type { ShopLook } from '#app/domain/site.ts'
import { lookCss } from '#app/ui/look.ts'
import { escapeHtml } from '#process/text/escape-html.ts'

/** What is known of the page's shop. */
export type KnownShop = { title: string; look: ShopLook; logo?: Image | null }

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
${shop ? `<style>${lookCss(shop.look)}</style>` : ''}
</head>
<body>
<div class="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[2fr_3fr] lg:grid-rows-1">
<header class="bg-accent px-(--gutter) py-4 text-on-accent lg:grid lg:content-center lg:p-12"><a class="flex items-center gap-3 font-heading text-22 font-bold lg:text-36" href="${localePath(facts.locale, '/')}">${logoOf(shop)}${escapeHtml(shop?.title ?? 'Etalase')}</a></header>
<main class="${containerStyle({ narrow: true, page: true, className: 'self-center' })}" id="main">
${content.main}
</main>
</div>
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

/** The logo beside the title, as a file that every browser shows. */
function logoOf(shop: KnownShop | undefined): string {
	if (!shop?.logo) return ''
	const { id } = shop.logo
	const [width] = imageWidths.thumb
	return `<img class="size-10 shrink-0 rounded-small" src="/media/${encodeURIComponent(id)}/${width}.jpg" alt="" width="64" height="64">`
}
