import { adminPalette } from '#admin/ui/palette.ts'
import adminId from '#admin/i18n/locales/id/common.json' with { type: 'json' }
import { refusalTexts } from '#web/i18n/refusal-texts.server.ts'
import { type Locale, locales } from '#web/i18n/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { containerStyle } from '#web/ui/container-style.ts'
import { loadLocaleTexts } from '#process/locale-texts.ts'
import { escapeHtml } from '#process/text/escape-html.ts'
import type { Refusal } from '../refusal.ts'

const adminTexts = await loadLocaleTexts(
	locales,
	adminId,
	(locale) => import(`../../admin/i18n/locales/${locale}/common.json`, { with: { type: 'json' } }),
)

type Look = { locale: Locale; correlationId: string; stylesheet?: string | undefined }

/** The page of a refused request. */
export function adminRefusalPage({ status, headers }: Refusal, look: Look): Response {
	const refusal = refusalTexts(look.locale)
	const { title, text } = refusal[status]
	const html = `<!DOCTYPE html>
<html lang="${look.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Etalase Admin</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${look.stylesheet ? `<link rel="stylesheet" href="${escapeHtml(look.stylesheet)}">` : ''}
<style>${adminPalette}</style>
</head>
<body>
<main class="${containerStyle({ narrow: true, page: true })}" id="main">
<div class="grid justify-items-center gap-2 px-4 py-12 text-center">
<h1>${escapeHtml(title)}</h1>
<p class="max-w-[44ch] text-mute">${escapeHtml(text)}</p>
<p class="mt-4"><a class="${buttonStyle({ variant: 'primary' })}" href="/">${escapeHtml(adminTexts(look.locale).refusalHome)}</a></p>
<p class="text-mute">${status} · ${refusal.reference}: <code>${look.correlationId}</code></p>
</div>
</main>
</body>
</html>
`
	return new Response(html, {
		status,
		headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
	})
}
