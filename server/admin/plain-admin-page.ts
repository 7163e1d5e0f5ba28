import { adminPalette } from '#admin/ui/palette.ts'
import adminId from '#admin/i18n/locales/id/common.json' with { type: 'json' }
import { type Locale, locales } from '#web/i18n/paths.ts'
import { containerStyle } from '#web/ui/container-style.ts'
import { loadLocaleTexts } from '#process/locale-texts.ts'
import { escapeHtml } from '#process/text/escape-html.ts'

export const adminTexts = await loadLocaleTexts(
	locales,
	adminId,
	(locale) => import(`../../admin/i18n/locales/${locale}/common.json`, { with: { type: 'json' } }),
)

export type AdminLook = { locale: Locale; stylesheet?: string | undefined }

type Content = {
	status: number
	headers?: Record<string, string>
	title: string
	/** HTML. */
	main: string
}

/** A page of the admin without its frame. */
export function plainAdminPage(
	{ status, headers, title, main }: Content,
	look: AdminLook,
): Response {
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
${main}
</main>
</body>
</html>
`
	return new Response(html, {
		status,
		headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
	})
}
