import { htmlOf } from '#contract/written-text.ts'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'

export type PreviewText = { language: 'id' | 'en'; title: string; summary: string; html: string }
export type PreviewTexts = PreviewText[]

/** The texts of a form as the shop would show them; an empty English text falls back to the Indonesian one. */
export function previewTexts(values: Record<string, string>): PreviewTexts {
	const bilingual = (name: string) => {
		const id = values[`${name}Id`] ?? ''
		return { id, en: values[`${name}En`] || id }
	}
	const [title, summary, text] = [bilingual('title'), bilingual('summary'), bilingual('text')]
	return (['id', 'en'] as const).map((language) => ({
		language,
		title: title[language],
		summary: summary[language],
		html: previewHtml(htmlOf(text[language])),
	}))
}

/** Sanitizes HTML of the shop for the admin: links are disabled, pictures are loaded from the admin. */
export function previewHtml(html: string): string {
	return safeHtml(html, { top: 2, hrefOf: () => '#preview' }).replace(
		/src="\/media\/([a-z0-9]+)\/[^"]*"/g,
		'src="/products/media/$1"',
	)
}
