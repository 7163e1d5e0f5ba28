import { showText } from '#admin/api/texts.server.ts'
import { valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'

/**
 * Withdraws a page or an article or publishes it again, if the form requests that; otherwise null. Texts typed into the form
 * stay in it.
 */
export async function changeShown(
	staff: Staff,
	form: FormData,
	text: { kind: 'informations' | 'articles'; key: string },
	saved: Record<string, string>,
) {
	const act = form.get('act')
	if (act !== 'hide' && act !== 'show') return null
	const isShown = act === 'show'
	const answer = await showText(staff.api, staff.company.companyCode, text, isShown)
	if (answer.ok)
		staff.notices.put(noticeOf(staff, `content:${isShown ? 'shownAgain' : 'withdrawn'}`))
	else noteConflict(staff, answer, 404)
	const values = valuesOf(form)
	return afterButton(`/content/${text.kind}/${text.key}`, hasUnsaved(values, saved), values)
}
