import { htmlOf } from '#contract/written-text.ts'
import { safeHtml } from '#app/features/safe-html/safe-html.server.ts'

export type PreviewText = { language: 'id' | 'en'; title: string; summary: string; html: string }
export type PreviewTexts = PreviewText[]

/** What a form's texts look like on the shop's page; an English one that is empty is the Indonesian. */
export function previewTexts(values: Record<string, string>): PreviewTexts {
	const both = (name: string) => {
		const id = values[`${name}Id`] ?? ''
		return { id, en: values[`${name}En`] || id }
	}
	const [title, summary, text] = [both('title'), both('summary'), both('text')]
	return (['id', 'en'] as const).map((language) => ({
		language,
		title: title[language],
		summary: summary[language],
		html: previewHtml(htmlOf(text[language])),
	}))
}

/** HTML of the shop made safe to be shown in the admin: its links lead nowhere, its pictures come from here. */
export function previewHtml(html: string): string {
	return safeHtml(html, { top: 2, hrefOf: () => '#preview' }).replace(
		/src="\/media\/([a-z0-9]+)\/[^"]*"/g,
		'src="/products/media/$1"',
	)
}
