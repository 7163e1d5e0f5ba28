import type { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import type { LocalText } from '#website-api/db/columns.ts'

/** Text of a content page; `faq` has groups of questions. */
export type PageText = {
	key: (typeof CONTENT_PAGE_KEYS)[number]
	title: LocalText
	/** One sentence, plain text. */
	summary: LocalText
	html: LocalText
	faq?: { title: LocalText; entries: { question: LocalText; answer: LocalText }[] }[]
}

/** Text of an information page. */
export type InformationText = Omit<PageText, 'key' | 'faq'> & { slug: string }
