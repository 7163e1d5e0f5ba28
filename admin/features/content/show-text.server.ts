import { showArticle, withdrawArticle } from '#contract/edited-article.ts'
import { showInformation, withdrawInformation } from '#contract/edited-information.ts'
import { valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'

const endpoints = {
	informations: { show: showInformation, hide: withdrawInformation },
	articles: { show: showArticle, hide: withdrawArticle },
}

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
	const which = { code: staff.company.companyCode, slug: text.key }
	const answer = await staff.api.tryCall(endpoints[text.kind][act], which)
	if (answer.ok)
		staff.notices.put(noticeOf(staff, `content:${isShown ? 'shownAgain' : 'withdrawn'}`))
	else noteConflict(staff, answer, 404)
	const values = valuesOf(form)
	return afterButton(`/content/${text.kind}/${text.key}`, hasUnsaved(values, saved), values)
}
