import { commonTexts } from '#app/i18n/common-texts.server.ts'
import { refusalTexts } from '#web/i18n/refusal-texts.server.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { RequestFacts } from '#app/http/request-facts.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { controlStyle } from '#web/ui/control-style.ts'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import { escapeHtml } from '#process/text/escape-html.ts'
import { plainPage, type Look } from './plain-page.ts'
import type { Refusal, RefusalStatus } from './refusal.ts'

/** Statuses for which a retry may succeed. */
const worthAnotherTry: RefusalStatus[] = [403, 413, 415, 429, 500, 503]

/** A bot gets the layout without the error screen (spec section 2). */
type RefusalLook = Look & { isBot?: boolean }

/** The error screen of a refused request: reason, status, Refresh or links, and its code in the log. */
export function refusalPage(
	refusal: Refusal,
	facts: RequestFacts,
	look: RefusalLook = {},
): Response {
	const { status, headers } = refusal
	const { isBot = false } = look
	const { title } = refusalTexts(facts.locale)[status]
	const navigation = look.shop ? alternativePages(facts) : ''
	const main = isBot ? '' : `${screenOf(status, facts)}${navigation}`
	return plainPage({ status, headers, title, main }, facts, look)
}

function screenOf(status: RefusalStatus, { locale, pathname, correlationId }: RequestFacts) {
	const { error } = commonTexts(locale)
	const refusal = refusalTexts(locale)
	const { title, text } = refusal[status]
	const isMissing = status === 404
	const message = isMissing
		? `${escapeHtml(error.notFound.message.replace('{{path}}', () => pathname))}<br>${error.notFound.status}`
		: error.other.message.replace('{{status}}', String(status))
	const again = `<a class="${buttonStyle({ variant: 'primary' })}" href="${escapeHtml(pathname)}">${refusal.reload}</a>`
	const refresh = `<form method="post" action="${localePath(locale, '/error/refresh')}"><button class="${buttonStyle()}" type="submit">${error.other.refresh}</button></form>`
	const home = `<a class="${buttonStyle()}" href="${localePath(locale, '/')}">${isMissing ? error.notFound.home : refusal.home}</a>`
	return `<div class="grid justify-items-center gap-2 px-4 py-12 text-center">
<h1>${title}</h1>
<p class="max-w-[44ch] text-mute">${text} <span class="mt-4 block text-12 break-words text-mute" lang="en" data-error="${status}">${message}</span></p>
<div class="mt-4 flex flex-wrap items-center justify-center gap-2">${worthAnotherTry.includes(status) ? again : ''} ${isMissing ? '' : refresh} ${home}</div>
${isMissing ? '' : `<p class="max-w-[44ch] text-mute">${refusal.refresh}</p>`}
<p class="max-w-[44ch] text-mute">${status} · ${refusal.reference}: <code>${correlationId}</code></p>
</div>`
}

/** The search and the shop's own pages, for a shop that is known. */
function alternativePages({ locale }: RequestFacts): string {
	const { ways } = commonTexts(locale)
	const links = (['products', 'lookUp', 'contact'] as const).map((destination) => {
		const href = localePath(locale, pathsOn[destination])
		return `<li><a class="${textLinkStyle({ touch: 'block' })}" href="${href}">${ways[destination]}</a></li>`
	})
	return `<form class="mx-auto flex max-w-112 gap-2" role="search" action="${localePath(locale, paths.products)}">
<input class="${controlStyle()}" type="search" name="q" aria-label="${ways.search}" placeholder="${ways.search}" maxlength="100" required>
<button class="${buttonStyle({ size: 'field' })}" type="submit">${ways.find}</button>
</form>
<ul class="mt-4 flex flex-wrap justify-center gap-x-6">${links.join('')}</ul>`
}

const pathsOn = { products: paths.products, lookUp: paths.orderLookUp, contact: paths.contact }
