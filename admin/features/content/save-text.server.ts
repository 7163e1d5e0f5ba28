import { redirect } from '@remix-run/node'
import type { z } from 'zod'
import { changeArticle, getEditedArticle } from '#contract/edited-article.ts'
import { changeInformation } from '#contract/edited-information.ts'
import { changePage } from '#contract/edited-text.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { Staff } from '#admin/http/staff.ts'
import { slugFor } from './content-schemas.ts'
import { contentConflict, refuseContent, readContentForm } from './read-content-form.server.ts'
import { savedNotice } from './saved-notice.server.ts'
import {
	articleChange,
	ArticleForm,
	articlePictures,
	informationChange,
	InformationForm,
	PageForm,
	textChange,
	textErrors,
} from './text.form.ts'

type Values = Record<string, string>
type Saved = {
	kind: 'pages' | 'informations' | 'articles'
	key: string
	values: Values
	isNew?: boolean
	/** When it is shown from. */
	startsAt?: string | null
}

/** Saves the form of a page with a fixed address, or shows its preview. */
export async function savePage(staff: Staff, form: FormData, key: string) {
	const sent = await readContentForm(staff, form, PageForm)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const body = textChange(value, values.version || null)
	const code = staff.company.companyCode
	const answer = await staff.api.tryCall(changePage, { code, key, body })
	return end(staff, { kind: 'pages', key, values }, answer)
}

/** Saves the form of an information page. @param savedSlug absent for a new page */
export async function saveInformation(staff: Staff, form: FormData, savedSlug?: string) {
	const sent = await readContentForm(staff, form, InformationForm)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const key = savedSlug ?? addressOf(value)
	if (key === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const body = informationChange(value, versionOf(values, savedSlug))
	const which = { code: staff.company.companyCode, slug: key }
	const answer = await staff.api.tryCall(changeInformation, { ...which, body })
	const saved = { key, values, isNew: savedSlug === undefined, startsAt: value.startsAt }
	return end(staff, { kind: 'informations', ...saved }, answer)
}

/** Saves the form of an article. @param savedSlug absent for a new article */
export async function saveArticle(staff: Staff, form: FormData, savedSlug?: string) {
	const sent = await readContentForm(staff, form, ArticleForm, articlePictures)
	if (!sent.ok) return refuseContent(sent.rejected)
	const { value, values } = sent
	const key = savedSlug ?? addressOf(value)
	if (key === '') return refuseContent({ values, errors: { slug: 'slugMissing' } })
	const code = staff.company.companyCode
	const before =
		savedSlug === undefined
			? null
			: await staff.api.call(getEditedArticle, { code, slug: savedSlug })
	const picture = before?.mediaId ?? ''
	const body = articleChange(value, { version: versionOf(values, savedSlug), picture })
	if (body.mediaId !== null && body.altId === '') {
		return refuseContent({ values, errors: { altId: 'altMissing' } })
	}
	const answer = await staff.api.tryCall(changeArticle, { code, slug: key, body })
	const saved = { key, values, isNew: savedSlug === undefined, startsAt: value.startsAt }
	return end(staff, { kind: 'articles', ...saved }, answer)
}

function end(
	staff: Staff,
	{ kind, key, values, isNew = false, startsAt = null }: Saved,
	answer: { ok: true; data: { key: string } } | Refusal,
) {
	if (!answer.ok) return refused(answer, { key, values, isNew })
	staff.notices.put(savedNotice(staff, startsAt))
	return redirect(`/content/${kind}/${answer.data.key}`, 303)
}

function refused(
	answer: Refusal,
	{ key, values, isNew }: { key: string; values: Values; isNew: boolean },
) {
	if (answer.code === 'CHANGED_MEANWHILE') return contentConflict(values)
	if (answer.code === 'SLUG_TAKEN' && isNew) {
		return refuseContent({ values: { ...values, slug: key }, errors: { slug: 'slugTaken' } })
	}
	const errors = textErrors(answer.errors, isNew)
	if (Object.keys(errors).length > 0) return refuseContent({ values, errors })
	throw refusalResponse(answer)
}

function addressOf(value: z.output<typeof InformationForm>): string {
	return value.slug || slugFor(value.titleId)
}

function versionOf(values: Values, savedSlug: string | undefined): string | null {
	return savedSlug === undefined ? null : (values.version ?? '')
}
