import en from '#app/i18n/locales/en/common.json' with { type: 'json' }
import id from '#app/i18n/locales/id/common.json' with { type: 'json' }
import { buttonStyle } from '#app/ui/button-style.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath, type Locale } from '#app/i18n/paths.ts'
import type { FormQuestion } from './form-question.ts'
import { escapeHtml, plainPage, type Look } from './plain-page.ts'

const texts: Record<Locale, { confirmation: typeof id.confirmation; home: string }> = {
	id: { confirmation: id.confirmation, home: id.refusal.home },
	en: { confirmation: en.confirmation, home: en.refusal.home },
}

/**
 * Asks whether a form is the visitor's own. What was typed goes along in hidden fields; a file cannot, and has to be
 * chosen again.
 */
export function confirmationPage(
	{ form, isMultipart, token, status, headers }: FormQuestion,
	facts: RequestFacts,
	look: Look,
): Response {
	const { locale, pathname, search } = facts
	const { confirmation: words, home } = texts[locale]
	const main = `<div class="flex flex-col gap-4">
<h1>${words.title}</h1>
<p>${words.text}</p>
<form class="flex flex-col gap-4" method="post" action="${escapeHtml(pathname + search)}"${isMultipart ? ' enctype="multipart/form-data"' : ''}>
<input type="hidden" name="formToken" value="${token}">
${hiddenFields(form).join('\n')}
${fileFields(form, words.file).join('\n')}
<p class="flex flex-wrap items-center gap-2"><button class="${buttonStyle({ variant: 'primary' })}" type="submit">${words.submit}</button> <a class="${buttonStyle()}" href="${localePath(locale, '/')}">${home}</a></p>
</form>
<p class="mute">${words.again}</p>
</div>`
	return plainPage({ status, headers, title: words.title, main }, facts, look)
}

function hiddenFields(form: FormData): string[] {
	return [...form].flatMap(([name, value]) =>
		typeof value !== 'string' || name === 'formToken'
			? []
			: [`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`],
	)
}

function fileFields(form: FormData, label: string): string[] {
	const names = new Set([...form].flatMap(([name, value]) => (value instanceof File ? [name] : [])))
	return [...names].map((name) => {
		const many = form.getAll(name).length > 1 ? ' multiple' : ''
		return `<label class="grid grid-cols-1 gap-1"><span>${label}</span> <input type="file" name="${escapeHtml(name)}"${many}></label>`
	})
}
