import { english } from './content-schemas.ts'
import { type Footer, placeFrom } from './footer.form.ts'
import type { FooterTask } from './FooterForm.tsx'

/** What the form beside the footer does, by the query of the page; a place that there is none of adds a column. */
export function footerTask(query: URLSearchParams, { columnList }: Footer): FooterTask {
	const found = (['add', 'edit', 'remove'] as const).find((one) => query.has(one))
	const text = query.get(found ?? '') ?? ''
	const place = placeFrom(text)
	const column = columnList[(place?.column ?? 0) - 1]
	const none: FooterTask = { act: 'addColumn', place: '', name: '', saved: {} }
	if (!found || !place || !column) return none
	const words = { labelId: column.titleId, labelEn: english(column.titleId, column.titleEn) }
	if (place.link === null) {
		if (found === 'add') return { act: 'addLink', place: text, name: column.titleId, saved: {} }
		const act = found === 'edit' ? 'saveColumn' : 'remove'
		return { act, place: text, name: column.titleId, saved: words }
	}
	const link = column.linkList[place.link - 1]
	if (!link || found === 'add') return none
	const { labelId, target } = link
	return {
		act: found === 'edit' ? 'saveLink' : 'remove',
		place: text,
		name: labelId,
		saved: { labelId, labelEn: english(labelId, link.labelEn), target },
	}
}
