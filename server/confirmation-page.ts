import { commonTexts } from '#app/i18n/common-texts.server.ts'
import { refusalTexts } from '#web/i18n/refusal-texts.server.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath } from '#web/i18n/paths.ts'
import type { FormQuestion } from './form-question.ts'
import { escapeHtml } from '#process/text/escape-html.ts'
import { plainPage, type Look } from './plain-page.ts'
import { fileFields, hiddenFields } from './sent-fields.ts'

/**
 * Asks whether the visitor meant to send a form. Its values are sent along as hidden fields; files have to be selected
 * again.
 */
export function confirmationPage(
	{ form, isMultipart, token, status, headers }: FormQuestion,
	facts: RequestFacts,
	look: Look,
): Response {
	const { locale, pathname, search } = facts
	const { confirmation } = commonTexts(locale)
	const refusal = refusalTexts(locale)
	const main = `<div class="flex flex-col gap-4">
<h1>${confirmation.title}</h1>
<p>${confirmation.text}</p>
<form class="flex flex-col gap-4" method="post" action="${escapeHtml(pathname + search)}"${isMultipart ? ' enctype="multipart/form-data"' : ''}>
<input type="hidden" name="formToken" value="${token}">
${hiddenFields(form).join('\n')}
${fileFields(form, confirmation.file).join('\n')}
<p class="flex flex-wrap items-center gap-2"><button class="${buttonStyle({ variant: 'primary' })}" type="submit">${confirmation.submit}</button> <a class="${buttonStyle()}" href="${localePath(locale, '/')}">${refusal.home}</a></p>
</form>
<p class="mute">${confirmation.again}</p>
</div>`
	return plainPage({ status, headers, title: confirmation.title, main }, facts, look)
}
