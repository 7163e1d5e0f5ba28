import en from '#app/i18n/locales/en/common.json' with { type: 'json' }
import id from '#app/i18n/locales/id/common.json' with { type: 'json' }
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath, type Locale } from '#app/i18n/paths.ts'
import type { Refusal } from './refusal.ts'

const texts: Record<Locale, typeof id.refusal> = { id: id.refusal, en: en.refusal }

/** The page of a refused request: why, a way back, and the code under which it is logged. */
export function refusalPage(refusal: Refusal, facts: RequestFacts, stylesheet?: string): Response {
	const { locale } = facts
	const words = texts[locale]
	const { title, text } = words[refusal.status]
	const again = refusal.status === 403 || refusal.status === 413 || refusal.status === 415
	const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Etalase</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheet ? `<link rel="stylesheet" href="${escape(stylesheet)}">` : ''}
</head>
<body>
<main class="page narrow stack" id="main">
<h1>${title}</h1>
<p>${text}</p>
<p class="row">${again ? `<a class="btn" href="${escape(facts.pathname)}">${words.reload}</a> ` : ''}<a class="btn btn-p" href="${localePath(locale, '/')}">${words.home}</a></p>
<p class="mute">${refusal.status} · ${words.reference}: <code>${facts.correlationId}</code></p>
</main>
</body>
</html>
`
	return new Response(html, {
		status: refusal.status,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': 'private, no-store',
			...refusal.headers,
		},
	})
}

function escape(text: string) {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
