import en from '#app/i18n/locales/en/common.json' with { type: 'json' }
import id from '#app/i18n/locales/id/common.json' with { type: 'json' }
import { pageTitle } from '#app/http/page-title.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath, type Locale } from '#app/i18n/paths.ts'
import { paletteCss } from '#app/ui/palette.ts'
import type { Refusal, RefusalStatus } from './refusal.ts'

const texts: Record<Locale, Pick<typeof id, 'refusal' | 'error'>> = { id, en }

/** What a GET of the same address may well answer. */
const worthAnotherTry: RefusalStatus[] = [403, 413, 415, 429, 500, 503]

/** What is known of the shop whose page this is. */
export type RefusedShop = { title: string; palette: string }

type Look = {
	stylesheet?: string
	/** Absent: not known without asking for it. */
	shop?: RefusedShop
	/** A bot gets the frame without the error screen (spec section 2). */
	isBot?: boolean
}

/** The error screen of a refused request: why, the status, Refresh or the ways back, the code it is logged under. */
export function refusalPage(refusal: Refusal, facts: RequestFacts, look: Look = {}): Response {
	const { locale, nonce } = facts
	const { stylesheet, shop, isBot = false } = look
	const { status } = refusal
	const store = shop?.title ?? 'Etalase'
	const title = pageTitle(isBot ? '' : texts[locale].refusal[status].title, store)
	const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheet ? `<link rel="stylesheet" href="${escape(stylesheet)}">` : ''}
${shop ? `<style nonce="${nonce}">${paletteCss(shop.palette)}</style>` : ''}
</head>
<body>
<main class="wrap wrap-s page" id="main">
${isBot ? '' : screenOf(status, facts)}
</main>
</body>
</html>
`
	return new Response(html, {
		status,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'private, no-store',
			...refusal.headers,
		},
	})
}

function screenOf(status: RefusalStatus, { locale, pathname, correlationId }: RequestFacts) {
	const { refusal, error } = texts[locale]
	const { title, text } = refusal[status]
	const isMissing = status === 404
	const said = isMissing
		? `${escape(error.notFound.message.replace('{{path}}', () => pathname))}<br>${error.notFound.status}`
		: error.other.message.replace('{{status}}', String(status))
	const again = `<a class="btn btn-p" href="${escape(pathname)}">${refusal.reload}</a>`
	const refresh = `<form method="post" action="${localePath(locale, '/error/refresh')}"><button class="btn" type="submit">${error.other.refresh}</button></form>`
	const home = `<a class="btn" href="${localePath(locale, '/')}">${isMissing ? error.notFound.home : refusal.home}</a>`
	return `<div class="empty">
<h1>${title}</h1>
<p>${text} <span class="tiny mt-4 block break-words" lang="en" data-error="${status}">${said}</span></p>
<div class="row">${worthAnotherTry.includes(status) ? again : ''} ${isMissing ? '' : refresh} ${home}</div>
${isMissing ? '' : `<p class="mute">${refusal.refresh}</p>`}
<p class="mute">${status} · ${refusal.reference}: <code>${correlationId}</code></p>
</div>`
}

function escape(text: string) {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
