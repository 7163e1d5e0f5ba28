import type { ContentPage } from '#contract/content.ts'
import { formatDate } from '#web/domain/dates.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { safeHtml, type HrefOf } from '#web/safe-html/safe-html.server.ts'
import { plainText } from '#process/text/plain-text.ts'
import { idMaker, outlined, type OutlineEntry } from './outline.server.ts'

export type FaqView = {
	id: string
	title: string
	entries: { id: string; question: string; html: string }[]
}

export type TextView = {
	title: string
	summary: string
	/** Sanitised HTML. */
	html: string
	/** Empty for a short text. */
	outline: OutlineEntry[]
	faq: FaqView[]
	updated: { iso: string; text: string }
}

/** A page written by the company, as the screen shows it. */
export function textView(page: ContentPage, hrefOf: HrefOf, locale: Locale): TextView {
	const idOf = idMaker()
	const text = outlined(safeHtml(page.html, { top: 2, hrefOf }), idOf)
	const faq = page.faq.map(({ title, entries }) => ({
		id: idOf(title),
		title,
		entries: entries.map(({ question, answerHtml }) => ({
			id: idOf(question),
			question,
			html: safeHtml(answerHtml, { top: 3, hrefOf }),
		})),
	}))
	const parts = [...text.headings, ...faq.map(({ id, title }) => ({ id, text: title }))]
	return {
		title: page.title,
		summary: page.summary,
		html: text.html,
		faq,
		outline: parts.length >= enough ? parts : [],
		updated: { iso: page.updatedAt.toISOString(), text: formatDate(page.updatedAt, locale) },
	}
}

/** Least number of headings for a table of contents. */
const enough = 3

/** Questions and answers as plain text, for structured data. */
export function faqWords(faq: FaqView[]): { question: string; answer: string }[] {
	return faq.flatMap(({ entries }) =>
		entries.map(({ question, html }) => ({ question, answer: plainText(html) })),
	)
}
