import { buttonStyle } from '#web/ui/button-style.ts'
import { escapeHtml } from '#process/text/escape-html.ts'
import { fileFields, hiddenFields } from '../sent-fields.ts'
import type { SentForm } from './pasted-text.ts'
import { adminTexts, plainAdminPage, type AdminLook } from './plain-admin-page.ts'

/** Where a page leads when the session has ended, or a form when there is none (admin/http). */
const signInAgain = '/sign-in?ended=1'

/** Where a form leads when its staff have not chosen one of their companies since they signed in. */
const choice = '/company'

/** Values that are not written into a page. */
const secrets = /^(?:password|current|secret\w*)$/i

type Sent = Pick<SentForm, 'form' | 'type'> & { formToken: string }

/**
 * The answer to a request whose session has ended; undefined for any other. The sign-in leads back to a page. A form is shown
 * with what was sent, to be sent again after signing in beside it, so that nothing typed is lost.
 */
export function afterEndedSession(
	{ headers }: Response,
	{ pathname, search }: { pathname: string; search: string },
	sent: Sent | undefined,
	look: AdminLook,
): Response | undefined {
	const location = headers.get('location')
	const address = pathname + search
	if (sent !== undefined && (location === signInAgain || location === choice)) {
		return formToSendAgain(address, sent, look)
	}
	if (location !== signInAgain) return undefined
	const to = address === '/' ? signInAgain : `${signInAgain}&next=${encodeURIComponent(address)}`
	return new Response(null, { status: 302, headers: { Location: to } })
}

function formToSendAgain(address: string, { form, type, formToken }: Sent, look: AdminLook) {
	const texts = adminTexts(look.locale).endedSession
	const encoding = type.startsWith('multipart/') ? ' enctype="multipart/form-data"' : ''
	const main = `<div class="flex flex-col gap-4">
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
<p><a class="${buttonStyle({ variant: 'primary' })}" href="/sign-in" target="_blank">${escapeHtml(texts.signIn)}</a></p>
<form class="flex flex-col items-start gap-4" method="post" action="${escapeHtml(address)}"${encoding}>
<input type="hidden" name="formToken" value="${escapeHtml(formToken)}">
${hiddenFields(form, secrets).join('\n')}
${fileFields(form, texts.file).join('\n')}
<button class="${buttonStyle()}" type="submit">${escapeHtml(texts.send)}</button>
</form>
</div>`
	return plainAdminPage({ status: 401, title: texts.title, main }, look)
}
