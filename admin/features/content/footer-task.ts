import { english } from '#admin/http/form.ts'
import type { EditedFooter } from '#contract/edited-footer.ts'
import { placeFrom } from './footer.form.ts'
import type { FooterTask } from './FooterForm.tsx'

/** The task of the form beside the footer, by the query of the page; adds a column without an existing place. */
export function footerTask(query: URLSearchParams, { columns }: EditedFooter): FooterTask {
	const found = (['add', 'edit', 'remove'] as const).find((name) => query.has(name))
	const text = query.get(found ?? '') ?? ''
	const place = placeFrom(text)
	const column = columns[(place?.column ?? 0) - 1]
	const none: FooterTask = { act: 'addColumn', place: '', name: '', saved: {} }
	if (!found || !place || !column) return none
	const labels = { labelId: column.titleId, labelEn: english(column.titleId, column.titleEn) }
	if (place.link === null) {
		if (found === 'add') return { act: 'addLink', place: text, name: column.titleId, saved: {} }
		const act = found === 'edit' ? 'saveColumn' : 'remove'
		return { act, place: text, name: column.titleId, saved: labels }
	}
	const link = column.links[place.link - 1]
	if (!link || found === 'add') return none
	const { labelId, target } = link
	return {
		act: found === 'edit' ? 'saveLink' : 'remove',
		place: text,
		name: labelId,
		saved: { labelId, labelEn: english(labelId, link.labelEn), target },
	}
}
