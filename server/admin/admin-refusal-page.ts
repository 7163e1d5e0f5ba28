import { refusalTexts } from '#web/i18n/refusal-texts.server.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { escapeHtml } from '#process/text/escape-html.ts'
import type { Refusal } from '../refusal.ts'
import { adminTexts, plainAdminPage, type AdminLook } from './plain-admin-page.ts'

type Look = AdminLook & { correlationId: string }

/** The page of a refused request. */
export function adminRefusalPage({ status, headers }: Refusal, look: Look): Response {
	const refusal = refusalTexts(look.locale)
	const { title, text } = refusal[status]
	const main = `<div class="grid justify-items-center gap-2 px-4 py-12 text-center">
<h1>${escapeHtml(title)}</h1>
<p class="max-w-[44ch] text-mute">${escapeHtml(text)}</p>
<p class="mt-4"><a class="${buttonStyle({ variant: 'primary' })}" href="/">${escapeHtml(adminTexts(look.locale).refusalHome)}</a></p>
<p class="text-mute">${status} · ${refusal.reference}: <code>${look.correlationId}</code></p>
</div>`
	return plainAdminPage({ status, headers, title, main }, look)
}
